import type { FastifyReply } from 'fastify'
import { AppError } from '../../core/errors'
import type { FileAnswer } from '../http/file-answer'
import { isPrivateKey } from '../../storage/storage'
import { PICTURES, uploadIdOf } from './addresses'
import { uploadById } from './repo'
import type { Uploads } from './service'

/** Not cached, and never displayed as a page of the shop. */
export const privateHeaders = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")

/** A private picture. The caller checks who may see it. @throws AppError not_found */
export async function readPrivate(
  { db, storage }: Uploads,
  company_id: string,
  name: string,
): Promise<FileAnswer> {
  const row = await uploadById(db, company_id, uploadIdOf(name))
  const isThere = row?.url === `${PICTURES}/${name}.webp` && isPrivateKey(row.key)
  const content = isThere ? await storage.get(row.key) : undefined
  if (!content) throw new AppError('not_found', { message: '图片不存在或已删除' })
  return { name: 'picture.webp', content: Buffer.from(content), inline: true }
}
