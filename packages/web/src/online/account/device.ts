/** A browser or program by its user agent. Unknown parts are empty. */
export interface Device {
  readonly browser: string;
  readonly system: string;
  readonly isPhone: boolean;
}

/** The order matters: most browsers also claim to be those further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** Programs have short names of their own, such as `curl/8.5.0`. */
const program = (agent: string): string => (agent.startsWith('Mozilla/') ? '' : (/^[\w.-]+/.exec(agent)?.[0] ?? ''));

export const deviceOf = (agent: string): Device => ({
  browser: nameIn(BROWSERS, agent) || program(agent),
  system: nameIn(SYSTEMS, agent),
  isPhone: /iPhone|Android.*Mobile|Mobile.*Firefox/.test(agent),
});
