import type { Line } from '../../learning/line.ts';

/** The moves of some turns; a comma stands between two moves. */
export const turns = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '));

/** A game as the lesson's are: nobody is hurried. */
export const OPTIONS = { questionSeconds: '0' };

/**
 * A whole game, won with experts alone: pages load this, so that it must not tell the right answer to any question. The
 * opponent is at sea most of the time.
 */
export const WON = {
  seats: 2,
  options: OPTIONS,
  seed: 1955474,
  moves: turns(
    'start dublin, start dublin',
    'roll, step dublin-port, stop',
    'roll, step bray',
    'sail sea-irish',
    'roll, step dublin, step liberties, step teeling, step portlaoise',
    'sail sea-man',
    'roll, step tullamore, step durrow, step kilbeggan, stop, ask hard, play charles-maclean',
    'sail sea-galloway',
    'roll, step mullingar, step enniskillen, step sligo, step donegal, step derry',
    'sail sea-belfast-lough',
    'play shackleton, pick ben-nevis-5, roll, step coleraine',
    'sail belfast, roll, step carrickfergus',
    'roll, step derry, step donegal, step sligo, step enniskillen',
    'roll, step belfast, stop',
    'roll, step omagh, step derry',
    'sail sea-belfast-lough',
    'roll, step omagh, step enniskillen, draw',
    'sail sea-galloway',
    'roll, step omagh, step derry, draw',
    'sail sea-man',
    'roll, step donegal, step sligo, step knock, step nuns-island, redeem',
    'sail sea-irish',
    'roll, step ballinasloe, step athlone, leave',
    'sail dublin-port, roll, step dublin, step liberties, step teeling, leave',
    'roll, step kilbeggan, step kinnegad, draw',
    'roll, step liberties, step dublin, step dublin-port',
    'roll, step kilbeggan, step mullingar, step enniskillen, step omagh, step derry, draw',
    'travel bunnahabhain, ask hard, play dave-broom',
    'sail sea-irish',
    'roll, step ardnahoe-loch, step caol-ila, step port-askaig, stop',
    'sail sea-man',
    'roll, step ballygrant, step bridgend, step blackrock, draw',
    'sail sea-galloway',
    'roll, step bridgend, step ballygrant, step port-askaig, step caol-ila, step ardnahoe-loch, draw',
    'sail sea-belfast-lough',
    'roll, step caol-ila, step port-askaig, step ballygrant, step bridgend, step blackrock, draw',
    'travel macallan, ask hard, play becky-paskin',
    'sail belfast, roll, step carrickfergus, step cushendall, step ballycastle',
    'roll, step archiestown, step cardhu, step knockando, step ballindalloch, step glenlivet, step tomintoul, step lecht',
    'step royal-lochnagar, step glenshee, draw',
    'sail sea-rathlin',
    'roll, step blairgowrie, step perth, step dunfermline, step kirkcaldy, draw',
    'sail sea-oa',
    'roll, step kingsbarns, stop, ask hard, play michael-jackson',
    'sail port-ellen, roll, step laphroaig, stop, leave',
    'roll, step kirkcaldy, step dunfermline, step perth, step dunkeld, step edradour, step drumochter, step dalwhinnie',
    'step spean-bridge, step invergarry, step dornie, step kyleakin, step broadford, step torabhaig, stop',
    'ask hard, play charles-maclean',
  ),
} satisfies Line;

/** The same game, just before a lost bottle is bought. */
export const BEFORE_LOST = { ...WON, moves: WON.moves.slice(0, WON.moves.indexOf('redeem')) } satisfies Line;
