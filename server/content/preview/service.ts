import type { PreviewAnswer, PreviewBody } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import { timeNow } from '../../db/time'
import { addressOf } from '../pages/address'
import { momentOf } from '../pages/moment'
import type { Platform } from '../pages/repo'
import type { PreviewRequest } from '../pages/page-data'
import { noSuchPage, refused } from '../pages/refusals'
import { readClaims, signClaims } from './links'
import { previewRows, revisionRows } from './rows'

/** The longest life of what is signed; `npm run secrets:rotate` keeps keys valid for as long. */
export const LIFE_MS = 30 * 60_000
const PURPOSE = 'preview'

/** Query parameter of a shop page that carries a preview's token. */
export const PREVIEW_PARAMETER = 'preview'

/**
 * An address of the real storefront that shows these revisions to whoever opens it, for half an hour.
 * @throws AppError not_found where a page is not there; invalid for a page of another platform
 */
export async function previewLink(
  db: Database,
  company_id: string,
  { pages, platform, at }: PreviewBody,
  now = timeNow().getTime(),
): Promise<PreviewAnswer> {
  const moment = momentOf(at, 'at')
  const rows = await revisionRows(db, company_id, pages)
  if (rows.length < pages.length) throw noSuchPage()
  if (rows.some((row) => row.platform !== platform))
    throw refused('invalid', `这些页面不是 ${platform} 页面`, 'platform')
  const expires = now + LIFE_MS
  const claims = { company_id, pages, platform, at: moment?.getTime() ?? null, expires }
  const token = signClaims(claims, await companySecret(db, company_id, PURPOSE))
  const body = rows.find(({ page_type }) => page_type !== 'header' && page_type !== 'footer') ?? rows[0]
  // of a detail page, the address above its parameter
  const address = body ? addressOf(body).replace(/\/\{\w+\}$/, '') : '/'
  const url = `${address}${address.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${token}`
  return { url, expires: new Date(expires).toISOString() }
}

/** What a preview's address shows. @throws AppError forbidden where it is forged or over */
export async function openPreview(
  db: Database,
  company_id: string,
  token: string,
  now = timeNow().getTime(),
): Promise<Omit<PreviewRequest, 'path'>> {
  const secrets = await acceptedSecrets(db, company_id, PURPOSE)
  const claims = secrets.map((secret) => readClaims(token, secret, now)).find(Boolean)
  if (!claims || claims.company_id !== company_id) throw refused('forbidden', '预览链接无效或已过期')
  const { pages, at } = claims
  const platform: Platform = claims.platform
  const rows = await previewRows(db, company_id, platform, pages)
  return { company_id, platform, rows, at: at ?? now }
}
