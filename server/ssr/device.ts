import { isbot } from 'isbot'

/** Cookie by which a phone stays on the desktop's pages, for 30 days. */
export const VIEW_COOKIE = 'view'
export const VIEW_S = 30 * 24 * 60 * 60
export const DESKTOP = 'pc'

const PHONE = /\b(?:iPhone|iPod|Windows Phone|IEMobile|Opera Mini)\b/i
/** A phone if it also contains "Mobile". */
const PHONE_OR_TABLET = /\b(?:Android|HarmonyOS)\b/i
const MOBILE = /\bMobile\b/i
/**
 * Characters of a User-Agent that are examined: enough for every browser, and it bounds the cost of the expressions.
 */
const MOST_READ = 512
const TABLET = /\b(?:iPad|Tablet|PlayBook|Silk)\b/i
const WECHAT = /\bMicroMessenger\b/i

/** Whether a browser is redirected to the phones' site: WeChat's own browser, tablets and crawlers are not. */
export function isPhone(header = ''): boolean {
  const userAgent = header.slice(0, MOST_READ)
  const says = PHONE.test(userAgent) || (PHONE_OR_TABLET.test(userAgent) && MOBILE.test(userAgent))
  return says && !TABLET.test(userAgent) && !WECHAT.test(userAgent) && !isbot(userAgent)
}
