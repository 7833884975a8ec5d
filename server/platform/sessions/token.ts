import { createHash, randomBytes } from 'node:crypto'

/** Content of a session's cookie: its company and the secret. */
export interface SessionToken {
  company_id: string
  secret: string
}

/** 256 random bits. */
export const newToken = (company_id: string): SessionToken => ({
  company_id,
  secret: randomBytes(32).toString('base64url'),
})

/** `secret.company`: the secret has no dot. */
export const writeToken = ({ company_id, secret }: SessionToken): string => `${secret}.${company_id}`

/** `undefined` for a text that no server of ours wrote. */
export function readToken(text: string | undefined): SessionToken | undefined {
  const [, secret, company_id] = /^([\w-]{43})\.([^\p{C}]{1,64})$/u.exec(text ?? '') ?? []
  return secret === undefined || company_id === undefined ? undefined : { company_id, secret }
}

/** The table contains only the hash: reading it is not enough to sign in. */
export const hashOf = ({ secret }: SessionToken): string => createHash('sha256').update(secret).digest('hex')
