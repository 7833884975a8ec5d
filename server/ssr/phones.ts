import { isbot } from 'isbot'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { splitBase, type Viewport } from '@schemas/site-base'

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
export const isPhone = (header?: string): boolean => runsOnPhone(header) && !WECHAT.test(header ?? '')

function runsOnPhone(header = ''): boolean {
  const userAgent = header.slice(0, MOST_READ)
  const says = PHONE.test(userAgent) || (PHONE_OR_TABLET.test(userAgent) && MOBILE.test(userAgent))
  return says && !TABLET.test(userAgent) && !isbot(userAgent)
}

/** Pages that a QR code opens on a phone, and sign-in before them. */
const CONFIRMING = /^\/auth\/(?:scan\b|.*redirectUrl=%2Fauth%2Fscan)/

/** Addresses of files, of which none was found. */
const FILE = /^[^?]*\.\w+(?:\?|$)/

type Asked = Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>
type AskedOf = Asked & Pick<FastifyRequest, 'host'>

const staysOnDesktop = ({ cookies }: Asked) => cookies[VIEW_COOKIE] === DESKTOP

/** What a page is drawn for: phones below `/h5`, and in WeChat's browser, which is redirected nowhere (rule pages-4). */
export function viewportOf(request: Asked): Viewport {
  if (splitBase(request.url).base !== '') return 'h5'
  return runsOnPhone(request.headers['user-agent']) && !staysOnDesktop(request) ? 'h5' : 'pc'
}

/**
 * Where a phone's browser is redirected: the same path and query on the phones' site; `undefined`: nowhere.
 * @param site a path of this server, `/h5`, or another server's address (`H5_BASE_URL`)
 */
export function phoneAddress(request: AskedOf, site: string): string | undefined {
  const { url, headers, host } = request
  if (CONFIRMING.test(url) || FILE.test(url) || staysOnDesktop(request)) return undefined
  if (!isPhone(headers['user-agent'])) return undefined
  const isThere = isWithin(url, site) || isWithin(`//${host}${url}`, site.replace(/^https?:/, ''))
  return isThere ? undefined : site.replace(/\/$/, '') + splitBase(url).path.replace(/^\/(?=$|\?)/, '')
}

const isWithin = (address: string, site: string): boolean =>
  address.startsWith(site) && (site.endsWith('/') || /^(?:$|[/?])/.test(address.slice(site.length)))

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
