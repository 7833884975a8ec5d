import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { hasHome } from '../content'
import { DESKTOP, isPhone, VIEW_COOKIE, VIEW_S } from './device'

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
