import { describe, expect, it } from 'vitest'
import { ucs2length } from './validator-runtime'

describe('ucs2length', () => {
  it('JSON Schema maxLength counts characters, not UTF-16 units', () => {
    const texts = ['', 'abc', '轮播图', '😀', 'a😀b', '\ud83d', '\ude00\ud83d', '\ud83dx']
    for (const text of texts) expect(ucs2length(text)).toBe([...text].length)
  })
})
