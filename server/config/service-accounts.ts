import { OperatorError } from './operator-error'

/** The account at AMap (高德地图), and where its script and its web service are. */
export interface MapsConfig {
  /** Address of the maps script, the account's public key in it. */
  script: string
  /** Address of the geocoding service. */
  api: string
  key: string
  /** The account's security code (`jscode`); it never leaves the server. */
  secret: string
}

const SCRIPT = 'https://webapi.amap.com/maps'
const API = 'https://restapi.amap.com'

/** `undefined`: no account. @throws OperatorError naming the variable that is missing or malformed */
export function readMapsConfig(env: Record<string, string | undefined>): MapsConfig | undefined {
  const { PUMIAN_AMAP_KEY: key, PUMIAN_AMAP_SECRET: secret } = env
  if (!key && !secret) return undefined
  if (!key || !secret)
    throw new OperatorError(
      `PUMIAN_AMAP_${key ? 'SECRET' : 'KEY'}: expected a value, for the other half of the account is set, got none.`,
    )
  const query = new URLSearchParams({ v: '2.0', key, plugin: 'AMap.Geocoder' })
  const script = address('PUMIAN_AMAP_SCRIPT', env.PUMIAN_AMAP_SCRIPT || SCRIPT)
  return {
    script: `${script}?${query}`,
    api: address('PUMIAN_AMAP_API', env.PUMIAN_AMAP_API || API),
    key,
    secret,
  }
}

/** Without a slash at its end. */
function address(name: string, value: string): string {
  if (/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(value) && URL.canParse(value))
    return value.replace(/\/+$/, '')
  throw new OperatorError(`${name}: expected an address like ${API}, got ${JSON.stringify(value)}.`)
}

/** Address and account of kuaidi100. */
export interface TrackerConfig {
  url: string
  key: string
  customer: string
}

const QUERY = 'https://poll.kuaidi100.com/poll/query.do'

/** `undefined`: no provider, only our own events. @throws OperatorError naming the variable that is missing */
export function readTrackerConfig(env: Record<string, string | undefined>): TrackerConfig | undefined {
  const { PUMIAN_KUAIDI100_KEY: key, PUMIAN_KUAIDI100_CUSTOMER: customer } = env
  if (!key && !customer) return undefined
  if (!key || !customer) {
    const missing = key ? 'PUMIAN_KUAIDI100_CUSTOMER' : 'PUMIAN_KUAIDI100_KEY'
    throw new OperatorError(
      `${missing}: expected a value, for the other half of the account is set, got none.`,
    )
  }
  return { url: env.PUMIAN_KUAIDI100_URL || QUERY, key, customer }
}

/** A gateway that accepts messages over HTTP. */
export interface SmsGateway {
  url: string
  secret: string
}

/** @throws OperatorError naming the variable and what it must be */
export function readSmsConfig(env: Record<string, string | undefined>): SmsGateway | undefined {
  const { PUMIAN_SMS_URL: url, PUMIAN_SMS_SECRET: secret } = env
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new OperatorError(
      `PUMIAN_SMS_URL: expected an address of http or https, got ${JSON.stringify(url)}.`,
    )
  // a secret is not repeated
  if (!secret || secret.length < 16)
    throw new OperatorError('PUMIAN_SMS_SECRET: expected 16 characters or more, got something else.')
  return { url, secret }
}
