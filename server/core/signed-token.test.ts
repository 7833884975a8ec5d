import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readToken, signToken } from './signed-token'

const secret = randomBytes(32)
const claims = {
  company_id: '1',
  operator_id: 'one',
  key: 'uploads/1/2025/01/a-l.webp',
  max_bytes: 1000,
  expires: 5,
}

it('a token has the claims that were signed', () => {
  expect(readToken(secret, signToken(secret, claims))).toEqual(claims)
})

it.each(['', '.', 'a.b', 'a.b.c', '{}', '中文.中文'])('%j is no token', (text) =>
  expect(readToken(secret, text)).toBeUndefined(),
)

it('a changed token and one of another secret are refused', () => {
  const token = signToken(secret, claims)
  const [, signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, company_id: '2' })).toString('base64url')
  expect(readToken(secret, `${other}.${signature}`)).toBeUndefined()
  expect(readToken(randomBytes(32), token)).toBeUndefined()
})
