import { createHmac, timingSafeEqual } from 'node:crypto'
import { FIGURES } from '../../config/limits'

/** What an upload is allowed: by whom, for whom, where to, how much, until when. */
export interface UploadGrant {
  company_id: string
  operator_id: string
  /** Where the picture will stand in the storage. */
  key: string
  max_bytes: number
  /** ms since 1970. */
  expires: number
}

/** So long may it take from asking to the last byte. */
export const GRANT_MS = FIGURES.upload_grant_minutes * 60 * 1000

/** `content.signature`, both base64url. */
export function writeUploadToken(secret: Buffer, grant: UploadGrant): string {
  const content = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${content}.${sign(secret, content).toString('base64url')}`
}

/** `undefined` for what this secret did not sign. Whether it has expired, and fits the request, the caller checks. */
export function readUploadToken(secret: Buffer, token: string): UploadGrant | undefined {
  const [content = '', signature = ''] = token.split('.')
  const expected = sign(secret, content)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  // signed by us, so it is what we wrote
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as UploadGrant
}

const sign = (secret: Buffer, content: string) => createHmac('sha256', secret).update(content).digest()
