import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedSecrets, companySecret } from '../../db/company-secret'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { bearerOf } from '../sessions/member-sessions'
import { FIGURES } from '../../config/limits'
import { ownerOf } from '../../core/owner'
import { isNameOf, NAME, PICTURES, uploadIdOf } from './addresses'
import { AppError } from '../../core/errors'
import type { FileAnswer } from '../http/file-answer'
import { isPrivateKey } from '../../storage/storage'
import { uploadById } from './repo'
import type { Uploads } from './service'
import type { NamedPicture } from './uses-repo'

/** The parameters that a signed link adds to an address. */
interface Link {
  /** Unix seconds. */
  expires: number
  /** HMAC of name and time with the company's key. */
  link: string
}

/** As a whole string, or in a list of addresses joined by commas. */
const TOLD = new RegExp(`(?<=[",])${PICTURES}/(${NAME})\\.webp(?=[",])`, 'g')

/**
 * Adds the parameters that an `<img>` needs to the addresses of a member's private pictures, wherever a response of
 * the shop's API contains them. For our own storefront, which sends the session cookie, the company is enough;
 * clients with a bearer token, which an `<img>` cannot send, get links that are valid for half an hour.
 */
export function pictureLinks(app: FastifyInstance) {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload !== 'string' || !request.member || !payload.includes(`${PICTURES}/`)) return payload
    const names = new Set([...payload.matchAll(TOLD)].flatMap(([, name]) => name ?? []))
    const queries = new Map<string, string>()
    for (const name of names) {
      const query = await queryFor(app.db, request, name)
      if (query !== undefined) queries.set(name, query)
    }
    return payload.replaceAll(TOLD, (told, name: string) => {
      const query = queries.get(name)
      return query === undefined ? told : `${told}?${query}`
    })
  })
}

/** @returns undefined for another member's picture: a typed address opens none */
async function queryFor(db: Database, request: FastifyRequest, name: string): Promise<string | undefined> {
  const { company_id, member } = request
  if (!member || !(await isNameOf(db, ownerOf({ company_id, member }), name))) return undefined
  const query = new URLSearchParams({ company_id })
  if (bearerOf(request) === undefined) return query.toString()
  const expires = Math.floor(timeNow().getTime() / 1_000) + FIGURES.picture_link_minutes * 60
  query.set('expires', String(expires))
  query.set('link', linkOf(await companySecret(db, company_id, PURPOSE), name, expires))
  return query.toString()
}

/** Whether a link was issued for this picture and is still valid. */
export async function isLinked(
  db: Database,
  company_id: string,
  name: string,
  { expires, link }: Partial<Link>,
): Promise<boolean> {
  if (expires === undefined || link === undefined || expires * 1_000 < timeNow().getTime()) return false
  const sent = Buffer.from(link)
  return (await acceptedSecrets(db, company_id, PURPOSE)).some((secret) => {
    const wanted = Buffer.from(linkOf(secret, name, expires))
    return wanted.length === sent.length && timingSafeEqual(wanted, sent)
  })
}

const PURPOSE = 'picture-link'

const linkOf = (secret: Buffer, name: string, expires: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([name, expires]))
    .digest('hex')

/** Not cached, and never displayed as a page of the shop. */
export const privateHeaders = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")

/**
 * A private picture.
 * @param isShown whether the caller may see this picture
 * @throws AppError not_found
 */
export async function readPrivate(
  { db, storage }: Uploads,
  company_id: string,
  name: string,
  isShown: (picture: NamedPicture) => Promise<boolean>,
): Promise<FileAnswer> {
  const row = await uploadById(db, company_id, uploadIdOf(name))
  const isThere = row?.url === `${PICTURES}/${name}.webp` && isPrivateKey(row.key)
  const content = isThere && (await isShown(row)) ? await storage.get(row.key) : undefined
  if (!content) throw new AppError('not_found', { message: '图片不存在或已删除' })
  return { name: 'picture.webp', content: Buffer.from(content), inline: true }
}
