import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '@schemas'
import type { RevisionName } from '../drafts/revisions'

/** What a preview link shows, to whoever holds it. */
export interface PreviewClaims {
  company_id: string
  pages: RevisionName[]
  platform: Platform
  /** Moment shown, in milliseconds; `null` for the moment of looking. */
  at: number | null
  /** Milliseconds; from then on it shows nothing. */
  expires: number
}

/** Claims and their signature, fit for an address. */
export function signClaims(claims: PreviewClaims, secret: Buffer): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** `undefined` for what this secret did not sign, or what is over. */
export function readClaims(token: string, secret: Buffer, now: number): PreviewClaims | undefined {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(text, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  // ours, since we signed it
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as PreviewClaims
  return now < claims.expires ? claims : undefined
}

const signatureOf = (text: string, secret: Buffer) => createHmac('sha256', secret).update(text).digest()
