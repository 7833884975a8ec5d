import { isbot } from 'isbot'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { hasHome } from '../content'

/** Cookie by which a phone stays on the desktop's pages, for 30 days. */
const VIEW_COOKIE = 'view'
const VIEW_S = 30 * 24 * 60 * 60
const DESKTOP = 'pc'

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

/** Served by this server; any other path or address is served elsewhere (`H5_BASE_URL`). */
const OWN_SITE = '/h5'

/** Pages that a QR code opens on a phone, and sign-in before them. */
const CONFIRMING = /^\/auth\/(?:scan\b|.*redirectUrl=%2Fauth%2Fscan)/

/** Redirect target for a phone's browser; `undefined`: no redirect. */
export function phoneAddress(
  { headers, cookies, url }: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>,
  site: string,
): string | undefined {
  if (CONFIRMING.test(url)) return undefined
  if (cookies[VIEW_COOKIE] === DESKTOP || !isPhone(headers['user-agent'])) return undefined
  const isThere = url.startsWith(site) && /^(?:$|[/?])/.test(url.slice(site.length))
  return isThere ? undefined : site
}

/** Whether a company has the site for phones: without a home page for phones they stay on the desktop's pages. */
export async function hasPhoneSite(db: Database, company_id: string, site: string): Promise<boolean> {
  return site !== OWN_SITE || hasHome(db, company_id, 'h5')
}

/** 访问电脑版: from now on this browser stays on the desktop's pages. */
export function phoneSite(app: FastifyInstance) {
  app.get('/h5/pc', { schema: { hide: true } }, async ({ protocol }, reply) =>
    reply
      .setCookie(VIEW_COOKIE, DESKTOP, {
        path: '/',
        maxAge: VIEW_S,
        httpOnly: true,
        sameSite: 'lax',
        secure: protocol === 'https',
      })
      .header('cache-control', 'no-store')
      .redirect('/', 302),
  )
}
