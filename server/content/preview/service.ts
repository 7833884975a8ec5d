import type { PreviewAnswer, PreviewBody } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { readToken, signToken } from '../../core/signed-token'
import { timeNow } from '../../db/time'
import { addressOf } from '../pages/addresses'
import { PLATFORMS_OF } from '../pages/platforms'
import type { Platform } from '../pages/repo'
import type { PreviewRequest } from '../pages/page-data'
import { noSuchPage, refused, momentOf } from '../pages/admin'
import type { RevisionName } from '../drafts/repo'
import { previewRows, revisionRows } from './repo'

/** Validity of a link, in ms; `npm run secrets:rotate` keeps keys valid for as long. */
export const LIFE_MS = 30 * 60_000
const PURPOSE = 'preview'

/** Query parameter of a shop page with a preview's token. */
export const PREVIEW_PARAMETER = 'preview'

/** What a preview link shows, to anyone who has it. */
interface PreviewClaims {
  company_id: string
  pages: RevisionName[]
  platform: Platform
  /** What the pages are drawn for, where that is not their own platform. */
  viewport?: Platform
  /** The moment that is shown, in ms; `null` for the present. */
  at: number | null
  /** End of its validity, in ms. */
  expires: number
}

/**
 * An address of the storefront that shows these revisions for half an hour, without signing in.
 * @throws AppError not_found for an unknown page; invalid for a page of another platform
 */
export async function previewLink(
  db: Database,
  company_id: string,
  { pages, platform, viewport = platform, at }: PreviewBody,
  now = timeNow().getTime(),
): Promise<PreviewAnswer> {
  const moment = momentOf(at, 'at')
  const rows = await revisionRows(db, company_id, pages)
  if (rows.length < pages.length) throw noSuchPage()
  if (rows.some((row) => row.platform !== platform))
    throw refused('invalid', `这些页面不是 ${platform} 页面`, 'platform')
  const expires = now + LIFE_MS
  const claims: PreviewClaims = {
    company_id,
    pages,
    platform,
    viewport,
    at: moment?.getTime() ?? null,
    expires,
  }
  const token = signToken(await companySecret(db, company_id, PURPOSE), claims)
  const body = rows.find(({ page_type }) => page_type !== 'header' && page_type !== 'footer') ?? rows[0]
  // without the parameter of a detail page
  const address = body ? addressOf(body).replace(/\/\{\w+\}$/, '') : '/'
  const url = `${address}${address.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${token}`
  return { url, expires: new Date(expires).toISOString() }
}

/** The revisions and the moment of a preview link. @throws AppError forbidden for one that is forged or expired */
export async function openPreview(
  db: Database,
  company_id: string,
  token: string,
  now = timeNow().getTime(),
): Promise<Omit<PreviewRequest, 'path' | 'base'>> {
  const secrets = await acceptedSecrets(db, company_id, PURPOSE)
  const claims = secrets.map((secret) => readToken<PreviewClaims>(secret, token)).find(Boolean)
  if (!claims || claims.expires <= now || claims.company_id !== company_id)
    throw refused('forbidden', '预览链接无效或已过期')
  const { pages, at } = claims
  const viewport: Platform = claims.viewport ?? claims.platform
  const rows = await previewRows(db, company_id, PLATFORMS_OF[viewport], pages)
  return { company_id, viewport, rows, at: at ?? now }
}
