import { isIP } from 'node:net';
import { fail, ok, type Result } from '@taproom/engine';
import {
  type Expiry,
  LOG_LEVELS,
  limitsFrom,
  limitsOf,
  makeLog,
  parseMailServer,
  type ServerSetup,
  USUAL_EXPIRY,
} from '@taproom/server';

type Environment = Readonly<Record<string, string | undefined>>;
type ServerSettings = Pick<
  ServerSetup,
  | 'publicUrl'
  | 'secureCookies'
  | 'trustProxy'
  | 'mail'
  | 'mayCallInside'
  | 'metricsToken'
  | 'limits'
  | 'house'
  | 'expiry'
  | 'log'
>;

/** Settings that are on (1) or off. */
const SWITCHES = ['CALL_INSIDE'] as const;

/** The server's settings from environment variables, or a sentence about the first that is wrong. */
export function serverSettings(environment: Environment): Result<ServerSettings, string> {
  const {
    PUBLIC_URL: publicUrl,
    SMTP_URL,
    MAIL_FROM,
    METRICS_TOKEN: metricsToken,
    REQUESTS_PER_SECOND: rate,
    LIMITS = '',
    LOG_LEVEL = 'warn',
  } = given(environment);
  if (publicUrl !== undefined && !(/^https?:\/\/[^/?#\s]+$/.test(publicUrl) && URL.canParse(publicUrl)))
    return fail('PUBLIC_URL must be an address like https://tap.example.org, without a path.');
  const muddled = SWITCHES.find((name) => !['', '0', '1', undefined].includes(environment[name]));
  if (muddled) return fail(`${muddled} is 1 or nothing.`);
  const trusted = trustedProxies(environment['TRUST_PROXY'] ?? '');
  if (!trusted.ok) return trusted;
  const level = LOG_LEVELS.find((one) => one === LOG_LEVEL);
  if (!level) return fail(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}.`);
  if (rate !== undefined && !/^[1-9]\d{0,5}$/.test(rate))
    return fail('REQUESTS_PER_SECOND is a whole number from 1 to 999999.');
  const expiry = expiryIn(given(environment));
  if (!expiry.ok) return expiry;
  const house = limitsFrom(LIMITS);
  if ('wrong' in house)
    return fail(`LIMITS has "${house.wrong}", which is no limit. It is like moves=120/300,open=50.`);
  const mail = SMTP_URL === undefined ? undefined : parseMailServer(SMTP_URL, MAIL_FROM ?? '');
  if (SMTP_URL !== undefined && !mail) return fail('SMTP_URL must be like smtp://user:password@mail.example.org:587.');
  if (mail && !/^[^\s@<>]+@[^\s@<>]+$/.test(mail.from)) return fail('With SMTP_URL, MAIL_FROM must be a mail address.');
  return ok({
    publicUrl,
    secureCookies: publicUrl?.startsWith('https:') ?? false,
    trustProxy: trusted.value,
    mayCallInside: environment['CALL_INSIDE'] === '1',
    mail,
    metricsToken,
    house,
    limits: limitsOf(rate === undefined ? undefined : Number(rate)),
    expiry: expiry.value,
    log: makeLog(level),
  });
}

const HOURS_IN_DAY = 24;
/** Ten years. */
const MOST_DAYS = 3_650;

/** When tables end that nobody comes back to. */
function expiryIn({ WAITING_TABLES_HOURS, IDLE_MATCHES_DAYS }: Environment): Result<Expiry, string> {
  const waiting = upTo(MOST_DAYS * HOURS_IN_DAY, WAITING_TABLES_HOURS);
  if (waiting === 'wrong') return fail(`WAITING_TABLES_HOURS is a whole number of hours; 0 means never.`);
  const days = upTo(MOST_DAYS, IDLE_MATCHES_DAYS);
  if (days === 'wrong')
    return fail(`IDLE_MATCHES_DAYS is a whole number of days, at most ${MOST_DAYS}; 0 means never.`);
  return ok({
    waiting: waiting ?? USUAL_EXPIRY.waiting,
    playing: days === undefined ? USUAL_EXPIRY.playing : days * HOURS_IN_DAY,
  });
}

function upTo(most: number, text: string | undefined): number | 'wrong' | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : 'wrong';
}

const MOST_HOPS = 9;

/** Which proxies are believed about where requests come from: the last so many, or those with these addresses. */
function trustedProxies(text: string): Result<number | string[] | false, string> {
  if (text === '' || text === '0') return ok(false);
  if (/^\d$/.test(text)) return ok(Number(text));
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return ok(networks);
  return fail(
    `TRUST_PROXY is how many proxies a request passes (1 to ${MOST_HOPS}), or their addresses or networks, like 10.0.0.0/8,::1.`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    more.length === 0 && most !== undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** An empty variable counts as not set. */
const given = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
