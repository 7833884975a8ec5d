import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinParts, type PageParts } from '@schemas/storefront-entry'
import { JoinedPage } from './joined-page'

const piece = fc.string({ unit: 'grapheme', maxLength: 4_000 })

describe('a page of one shopper, joined from shared and own parts', () => {
  test('is the same text in every encoding, whatever its parts', async () => {
    const shared = fc.array(piece, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(shared, fc.array(fc.tuple(fc.boolean(), fc.nat(5), piece)), async (texts, picks) => {
        const kept = texts.map((text) => ({ text }))
        const parts: PageParts = picks.map(([isShared, index, own]) =>
          isShared ? (kept[index % kept.length] ?? own) : own,
        )
        const page = new JoinedPage(200, parts)
        const text = joinParts(parts)
        expect(String(await page.in(undefined))).toBe(text)
        expect(String(gunzipSync(await page.in('gzip')))).toBe(text)
        expect(String(brotliDecompressSync(await page.in('br')))).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  test('has one tag for one text of the same parts, and another for another shopper', () => {
    const shared = { text: '<header>' }
    const tagOf = (name: string) => new JoinedPage(200, [shared, name, { text: '</header>' }]).etag
    expect(tagOf('小明')).toBe(tagOf('小明'))
    expect(tagOf('小红')).not.toBe(tagOf('小明'))
  })

  test('what is shared is compressed once, and what is own follows it in less than a second copy', async () => {
    const text = Array.from({ length: 2_000 }, (_item, index) => `<p>商品 ${index}</p>`).join('')
    const shared = { text }
    const sizeOf = async (parts: PageParts) => (await new JoinedPage(200, parts).in('gzip')).length
    const alone = await sizeOf([shared])
    expect(await sizeOf([shared, '<b>小明</b>'])).toBeLessThan(alone + 60)
  })
})
