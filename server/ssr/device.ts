import { isbot } from 'isbot'

/** decisions 26: the shopper's wish for the desktop's pages, kept for 30 days. */
export const VIEW_COOKIE = 'view'
export const VIEW_S = 30 * 24 * 60 * 60
export const DESKTOP = 'pc'

const PHONE =
  /\b(?:iPhone|iPod|Windows Phone|IEMobile|Opera Mini)\b|\bAndroid\b.*\bMobile\b|\bHarmonyOS\b.*\bMobile\b/i
const TABLET = /\b(?:iPad|Tablet|PlayBook|Silk)\b/i
const WECHAT = /\bMicroMessenger\b/i

/** Whether a browser belongs on the phones' site: neither WeChat's own, nor a tablet, nor a crawler (decisions 26). */
export function isPhone(userAgent = ''): boolean {
  return PHONE.test(userAgent) && !TABLET.test(userAgent) && !WECHAT.test(userAgent) && !isbot(userAgent)
}
