import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appending } from './crc'

const bytes = fc.uint8Array({ maxLength: 5_000 })

test('the sum of joined bytes is that of the whole, whatever the parts', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 6 }), (parts) => {
      const joined = parts.reduce((sum, part) => appending(part)(sum), 0)
      expect(joined).toBe(crc32(Buffer.concat(parts)))
    }),
  )
})

test('a megabyte after a short text', () => {
  const [short, long] = [Buffer.from('铺面'), Buffer.alloc(1_000_003, 7)]
  expect(appending(long)(crc32(short))).toBe(crc32(Buffer.concat([short, long])))
})
