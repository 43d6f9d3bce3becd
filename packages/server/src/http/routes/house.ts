import { HouseKey } from '@taproom/protocol';
import Type from 'typebox';
import { responsesBy } from '../responses.ts';
import { type Route, route } from '../route.ts';

const House = Type.Object({ key: HouseKey }, { additionalProperties: false });
const responses = responsesBy({});

/** By what others know this house. */
export const houseRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/house',
    tag: 'Tables',
    summary: 'The public key with which this house signs the records of its tables.',
    input: {},
    responses: responses({ 200: House }),
    handle: async ({ signer }) => ({ status: 200, body: { key: signer.key } }),
  }),
];
