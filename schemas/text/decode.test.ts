import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '@tests/helpers/arbitrary-page'
import { decodeUtf8 } from './decode'
import { MAX_BYTES } from './limits'

const problemOf = (bytes: Uint8Array) => {
  const decoded = decodeUtf8(bytes)
  if ('text' in decoded) throw new Error(`decoded: ${decoded.text}`)
  return decoded.problem
}

/** 轮播图 in GBK. */
const GBK = [0xc2, 0xd6, 0xb2, 0xa5, 0xcd, 0xbc]

describe('bytes', () => {
  test('decodes UTF-8 and keeps a byte-order mark for readJson to report', () => {
    expect(decodeUtf8(new TextEncoder().encode('\uFEFF{"名": "🛒"}'))).toEqual({ text: '\uFEFF{"名": "🛒"}' })
  })

  test('reports GBK with the offset of its first byte, line and column', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{\n  "名": "'), ...GBK, 0x22, 0x7d])
    expect(problemOf(bytes)).toEqual({
      severity: 'error',
      type: 'page',
      uuid: '',
      path: '',
      keyword: 'encoding',
      message: '字节偏移 12 处不是 UTF-8（可能是 GBK）',
      line: 2,
      column: 9,
    })
  })

  test.each([
    ['a lone continuation byte', [0x61, 0x80]],
    ['an overlong slash', [0x61, 0xc0, 0xaf]],
    ['an overlong three-byte form', [0x61, 0xe0, 0x80, 0x80]],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80]],
    ['more than U+10FFFF', [0x61, 0xf4, 0x90, 0x80, 0x80]],
    ['a sequence cut short', [0x61, 0xe4, 0xbd]],
  ])('locates %s at its start', (_name, bytes) => {
    expect(problemOf(new Uint8Array(bytes)).message).toBe('字节偏移 1 处不是 UTF-8（可能是 GBK）')
  })

  test('agrees with the platform on every sequence of bytes', () => {
    const nasty = fc.constantFrom(
      0x00,
      0x22,
      0x7f,
      0x80,
      0xbf,
      0xc2,
      0xe0,
      0xa0,
      0xed,
      0x9f,
      0xf0,
      0x90,
      0xf4,
      0x8f,
      0xff,
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.integer({ min: 0, max: 255 })), { maxLength: 12 }), (list) => {
        const bytes = new Uint8Array([0x20, ...list])
        const decoded = decodeUtf8(bytes)
        const offset = 'text' in decoded ? bytes.length : Number(/\d+/.exec(decoded.problem.message)?.[0])
        const isWellFormed = (part: Uint8Array) => {
          const text = new TextDecoder().decode(part)
          return Buffer.from(text).equals(part)
        }
        expect(isWellFormed(bytes.subarray(0, offset))).toBe(true)
        expect('text' in decoded).toBe(isWellFormed(bytes))
      }),
      { seed: SEED, numRuns: 2000 },
    )
  })

  test('reports UTF-16 as such', () => {
    expect(problemOf(new Uint8Array([0xff, 0xfe, 0x7b, 0x00])).message).toBe(
      '文件是 UTF-16 编码，请另存为 UTF-8',
    )
    expect(problemOf(new Uint8Array([0xfe, 0xff, 0x00, 0x7b])).message).toBe(
      '文件是 UTF-16 编码，请另存为 UTF-8',
    )
  })

  test('refuses a huge file with its size and the limit', () => {
    const { keyword, message } = problemOf(new Uint8Array(MAX_BYTES + 1))
    expect({ keyword, message }).toEqual({ keyword: 'maxBytes', message: '文件有 128.1 MB，超过上限 128 MB' })
    expect(decodeUtf8(new Uint8Array(MAX_BYTES).fill(0x20))).toHaveProperty('text')
  })
})
