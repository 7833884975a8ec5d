import { randomUUID, timingSafeEqual } from 'node:crypto'
import { hashOf, newToken, readToken, type SessionToken, writeToken } from '../../platform'

/** What a program sends: the id of its token's row, and a secret whose hash is in the row. */
export interface AccessToken {
  token_id: string
  token: SessionToken
}

/** Searches for leaked secrets find it by this. */
const PREFIX = 'pumian_'

export const newAccessToken = (company_id: string): AccessToken => ({
  token_id: randomUUID(),
  token: newToken(company_id),
})

/** `pumian_{id}.{secret}.{company}` */
export const writeAccessToken = ({ token_id, token }: AccessToken): string =>
  `${PREFIX}${token_id}.${writeToken(token)}`

/** `undefined` for a text that no server of ours wrote. */
export function readAccessToken(text: string): AccessToken | undefined {
  const [, token_id, rest] = /^pumian_([\da-f-]{36})\.(.+)$/.exec(text) ?? []
  const token = readToken(rest)
  return token_id === undefined || token === undefined ? undefined : { token_id, token }
}

/** Whether the secret is that of a stored hash, in a time that does not tell how much of it is right. */
export function isSecretOf({ token }: AccessToken, hash: string): boolean {
  const [sent, stored] = [Buffer.from(hashOf(token)), Buffer.from(hash)]
  return sent.length === stored.length && timingSafeEqual(sent, stored)
}
