import { clone, copyRng } from '@taproom/engine';
import type { Baron, Die, DyceState, Merchant, Shop } from './state.ts';

type Frame = DyceState['stack'][number];

export const copy = (state: DyceState): DyceState => ({
  ...state,
  rng: copyRng(state.rng),
  stack: state.stack.map(copyFrame),
  city: state.city.map(copyShop),
  barons: state.barons.map(copyBaron),
  merchants: state.merchants.map(copyMerchant),
  supply: { ...state.supply },
  pool: state.pool.slice(),
  bag: { ...state.bag },
});

const copyFrame = (frame: Frame): Frame => (frame.at === 'draft' ? clone(frame) : { ...frame });

const copyShop = (shop: Shop | null): Shop | null =>
  shop && { owner: shop.owner, whisky: shop.whisky, pounds: shop.pounds };

const copyBaron = ({ standing, line }: Baron): Baron => ({ standing: { ...standing }, line: line.map(copyDie) });

const copyDie = ({ whisky, value }: Die): Die => ({ whisky, value });

const copyMerchant = (merchant: Merchant): Merchant => ({
  ...merchant,
  whiskies: { ...merchant.whiskies },
  sold: { ...merchant.sold },
});
