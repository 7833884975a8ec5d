import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DESKTOP, isPhone, VIEW_COOKIE, VIEW_S } from './device'

/** What a code on a computer's screen leads a phone to, and the way to sign in there before. */
const CONFIRMING = /^\/auth\/(?:scan\b|.*redirectUrl=%2Fauth%2Fscan)/

/** Where a phone's browser is sent instead of this page; `undefined`: it stays (decisions 26). */
export function phoneAddress(
  { headers, cookies, url }: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>,
  site: string,
): string | undefined {
  if (CONFIRMING.test(url)) return undefined
  if (cookies[VIEW_COOKIE] === DESKTOP || !isPhone(headers['user-agent'])) return undefined
  const isThere = url.startsWith(site) && /^(?:$|[/?])/.test(url.slice(site.length))
  return isThere ? undefined : site
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
