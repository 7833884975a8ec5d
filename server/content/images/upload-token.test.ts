import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readUploadToken, writeUploadToken, type UploadGrant } from './upload-token'

const secret = randomBytes(32)
const grant: UploadGrant = {
  company_id: '1',
  operator_id: 'one',
  key: 'uploads/1/2025/01/a-l.webp',
  max_bytes: 1000,
  expires: 5,
}

it('a token says what it was written with', () => {
  expect(readUploadToken(secret, writeUploadToken(secret, grant))).toEqual(grant)
})

it.each(['', '.', 'a.b', 'a.b.c', '{}', '中文.中文'])('%j is no token', (text) =>
  expect(readUploadToken(secret, text)).toBeUndefined(),
)

it('a token that was changed, or signed with another secret, is none', () => {
  const token = writeUploadToken(secret, grant)
  const [, signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...grant, company_id: '2' })).toString('base64url')
  expect(readUploadToken(secret, `${other}.${signature}`)).toBeUndefined()
  expect(readUploadToken(randomBytes(32), token)).toBeUndefined()
})
