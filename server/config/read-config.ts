import { accessSync, constants, statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { DEMO_PASSWORDS } from './demo-accounts'
import {
  type MapsConfig,
  readMapsConfig,
  readSmsConfig,
  readTrackerConfig,
  type SmsGateway,
  type TrackerConfig,
} from './service-accounts'
import { isLoopback, readAllowedHosts, readCorsOrigins } from './hosts'
import { readLimits, type Limits } from './limits'
import { OperatorError } from './operator-error'
import { readPaymentConfig, type PaymentConfig } from './payment-accounts'
import { readTrustProxy, type TrustProxy } from './trust-proxy'
import { readStorageConfig, type StorageConfig } from './storage'

/** Configuration of this server; read once from the environment and passed explicitly. */
export interface Config {
  host: string
  /** 0: any free port. */
  port: number
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** PostgreSQL itself (`PUMIAN_DIRECT_URL`), if `databaseUrl` is a pooler's; absent: `databaseUrl`. */
  directUrl: string | undefined
  /** A streaming replica for reads that may be a little old (`PUMIAN_READ_URL`). */
  readUrl: string | undefined
  /** Embedded database, uploaded and seeded pictures. */
  dataDir: string
  /** A real deployment (`PUMIAN_ENV=production`). NODE_ENV does not count: it is production in every built run. */
  deployed: boolean
  allowEmbedded: boolean
  /** Which X-Forwarded-* headers are trusted; by default none. */
  trustProxy: TrustProxy
  /** A deployment without TLS: sessions go over plain http (`PUMIAN_PLAIN_HTTP`). */
  plainHttp: boolean
  logLevel: LogLevel
  /** Companies have the addresses `{subdomain}.{baseDomain}`. */
  baseDomain: string
  /** Hosts that are served (`PUMIAN_ALLOWED_HOSTS`) besides those of companies; absent: all hosts. */
  allowedHosts: readonly string[] | undefined
  /** Where uploaded pictures are stored. */
  storage: StorageConfig
  /** Service that tracks parcels; absent: only our own events are shown. */
  tracker: TrackerConfig | undefined
  /** Whether this server runs scheduled jobs (`PUMIAN_JOBS`); at least one server of a deployment must. */
  jobs: boolean
  /** API of another provider that the pages use (`PUMIAN_API_BASE`); absent: this server's own. */
  apiBase: string | undefined
  /** Other storefronts whose pages may call this server's API (`PUMIAN_CORS_ORIGINS`). */
  corsOrigins: ReadonlySet<string>
  /** The account at AMap; absent: a demo uses a stub, a deployment has no maps. */
  maps: MapsConfig | undefined
  /** Payment methods and accounts. */
  payments: PaymentConfig
  /** Bytes of one uploaded picture. */
  uploadMaxBytes: number
  /** Where codes are sent through; absent: the demo's outbox. */
  sms: SmsGateway | undefined
  /** How often something may be done before one must wait (rule limits-1). */
  limits: Limits
  /** Token with which `/metrics` may be read from other machines (`PUMIAN_METRICS_TOKEN`). */
  metricsToken: string | undefined
  /**
   * How long requests are still accepted after SIGTERM, while `/readyz` answers 503 (`PUMIAN_STOP_DELAY`, in
   * seconds).
   */
  stopDelayMs: number
  /** Where phones are sent: a path of this shop, or another site's address (`H5_BASE_URL`, rule pages-4). */
  phoneSite: string
  /**
   * Encrypt and sign secrets in the database, so that the database alone does not reveal them (`PUMIAN_SECRET_KEYS`):
   * the first key is used, the others still decrypt.
   */
  secretKeys: readonly string[]
  /** For the first owner of a company that has none (`PUMIAN_OWNER_PASSWORD`). */
  ownerPassword: string | undefined
  /** A Chromium for pictures of drafts over HTTP (`PUMIAN_PREVIEW_BROWSER`); absent: none are taken (rule mcp-10). */
  previewBrowser: string | undefined
}

/**
 * A server that other machines can reach, or that uses an external database, must set PUMIAN_ENV, since a demo shows
 * verification codes and has accounts with published passwords. A server on loopback defaults to `development`.
 * @throws OperatorError naming what to set
 */
export function expectStatedEnvironment(
  env: Record<string, string | undefined>,
  config: Pick<Config, 'host' | 'databaseUrl'>,
): void {
  const { host } = config
  const isEmbedded = config.databaseUrl === undefined
  if (env.PUMIAN_ENV || (isLoopback(host) && isEmbedded)) return
  const why = isEmbedded ? `HOST=${host} is reached from other machines` : 'DATABASE_URL is set'
  throw new OperatorError(
    `PUMIAN_ENV: ${why}, so say what this server is: PUMIAN_ENV=production for a shop, or PUMIAN_ENV=development ` +
      'for a demo, whose codes and accounts can be used by everyone who reaches it.',
  )
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** @throws Error naming the variable, the expected and the actual value */
export function readConfig(env: Record<string, string | undefined>): Config {
  const deployed =
    oneOf('PUMIAN_ENV', env.PUMIAN_ENV, ['development', 'production'], 'development') === 'production'
  return {
    host: env.HOST || '127.0.0.1',
    port: port(env.PORT),
    databaseUrl: databaseUrl('DATABASE_URL', env.DATABASE_URL),
    directUrl: besideDatabase('PUMIAN_DIRECT_URL', env),
    readUrl: besideDatabase('PUMIAN_READ_URL', env),
    dataDir: resolve(env.PUMIAN_DATA_DIR || '.pumian'),
    deployed,
    allowEmbedded: flag('PUMIAN_ALLOW_EMBEDDED', env.PUMIAN_ALLOW_EMBEDDED),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    plainHttp: flag('PUMIAN_PLAIN_HTTP', env.PUMIAN_PLAIN_HTTP),
    // a line per request belongs in a deployment's log, not in a developer's terminal
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, LOG_LEVELS, deployed ? 'info' : 'warn'),
    allowedHosts: readAllowedHosts(env.PUMIAN_ALLOWED_HOSTS),
    baseDomain: (env.PUMIAN_BASE_DOMAIN || 'localhost').toLowerCase(),
    phoneSite: phoneSite(env.H5_BASE_URL),
    secretKeys: secretKeys(env.PUMIAN_SECRET_KEYS),
    ownerPassword: ownerPassword(env.PUMIAN_OWNER_PASSWORD),
    previewBrowser: program('PUMIAN_PREVIEW_BROWSER', env.PUMIAN_PREVIEW_BROWSER),
    sms: readSmsConfig(env),
    limits: readLimits(env.PUMIAN_LIMITS),
    storage: readStorageConfig(env),
    payments: readPaymentConfig(env, deployed),
    maps: readMapsConfig(env),
    apiBase: readApiBase(env.PUMIAN_API_BASE),
    corsOrigins: readCorsOrigins(env.PUMIAN_CORS_ORIGINS),
    jobs: oneOf('PUMIAN_JOBS', env.PUMIAN_JOBS, ['0', '1'], '1') === '1',
    tracker: readTrackerConfig(env),
    metricsToken: metricsToken(env.PUMIAN_METRICS_TOKEN),
    stopDelayMs: seconds('PUMIAN_STOP_DELAY', env.PUMIAN_STOP_DELAY, 60) * 1_000,
    uploadMaxBytes: megabytes('PUMIAN_UPLOAD_MAX_MB', env.PUMIAN_UPLOAD_MAX_MB, 10),
  }
}

/**
 * The provider's API for the storefront's pages (`PUMIAN_API_BASE`); `undefined`: this server's own. Tokens are sent
 * to it, so it must be https or on this machine.
 * @throws OperatorError for any other value
 */
function readApiBase(value: string | undefined): string | undefined {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url && isSafe && url.pathname !== '/' && !url.search && !url.hash && !url.username && !url.password)
    return value.replace(/\/+$/, '')
  throw new OperatorError(
    'PUMIAN_API_BASE: expected an address over https (http on this machine alone) with the path of the API, like ' +
      `https://shop.example/api/h5app/wxapp, got ${JSON.stringify(value)}.`,
  )
}

function port(value: string | undefined): number {
  if (!value) return 3000
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= 65_535) return number
  throw expected('PORT', 'a number from 0 to 65535', value)
}

function megabytes(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise * 1024 * 1024
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= 1 && number <= 100) return number * 1024 * 1024
  throw expected(name, 'a number from 1 to 100', value)
}

function seconds(name: string, value: string | undefined, most: number): number {
  if (!value) return 0
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= most) return number
  throw expected(name, `a number of seconds from 0 to ${most}`, value)
}

function phoneSite(value: string | undefined): string {
  if (!value) return '/h5'
  if (/^\/[\w/-]+$/.test(value) || /^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(value)) return value
  throw expected('H5_BASE_URL', 'a path like /h5 or an address like https://m.shop.example', value)
}

function metricsToken(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^[\x21-\x7e]{16,200}$/.test(value)) return value
  // a secret is not repeated
  throw new OperatorError(
    'PUMIAN_METRICS_TOKEN: expected 16 to 200 characters without spaces, got something else.',
  )
}

function secretKeys(value: string | undefined): string[] {
  const keys = (value ?? '').split(',').filter(Boolean)
  if (keys.every((key) => /^[\x21-\x7e]{32,200}$/.test(key))) return keys
  throw new OperatorError(
    'PUMIAN_SECRET_KEYS: expected keys of 32 to 200 characters without spaces, separated by commas, got something else.',
  )
}

function ownerPassword(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (value.length >= 12 && value.length <= 200 && !DEMO_PASSWORDS.has(value)) return value
  // a password is not repeated
  throw new OperatorError(
    'PUMIAN_OWNER_PASSWORD: expected 12 to 200 characters that are no password of the demo, got something else.',
  )
}

function program(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (isAbsolute(value) && isProgram(value)) return value
  throw expected(name, 'the whole path of a program, like /usr/bin/chromium', value)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function databaseUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^postgres(ql)?:\/\//.test(value)) return value
  // the value may hold a password, so it is not repeated
  throw new OperatorError(
    `${name}: expected postgres://user:password@host:port/database, got something else.`,
  )
}

/** Another address of the same database. */
function besideDatabase(name: string, env: Record<string, string | undefined>): string | undefined {
  const url = databaseUrl(name, env[name])
  if (url === undefined || env.DATABASE_URL) return url
  throw new OperatorError(`${name}: expected DATABASE_URL to be set too, found it absent.`)
}

function flag(name: string, value: string | undefined): boolean {
  return oneOf(name, value, ['0', '1'], '0') === '1'
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (!value) return otherwise
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw expected(name, allowed.join(' | '), value)
  return found
}

const expected = (name: string, what: string, value: string) =>
  new OperatorError(`${name}: expected ${what}, got ${JSON.stringify(value)}.`)
