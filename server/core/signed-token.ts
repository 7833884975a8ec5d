import { createHmac, timingSafeEqual } from 'node:crypto'

/** Claims as JSON and their signature, `content.signature`, both base64url. */
export function signToken(secret: Buffer, claims: object): string {
  const content = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

/**
 * The claims of a token, or `undefined` if this secret did not sign it. The caller checks whether they have expired.
 * @template T of the claims that were signed for the same purpose
 */
export function readToken<T extends object>(secret: Buffer, token: string): T | undefined {
  const [content = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(content, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  // signed by us, so it is what we wrote
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as T
}

const signatureOf = (content: string, secret: Buffer) => createHmac('sha256', secret).update(content).digest()
