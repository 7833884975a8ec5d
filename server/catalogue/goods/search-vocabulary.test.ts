import { expect, it } from 'vitest'
import { blurred, distance, lettersOf } from './search-chinese'
import { similarWords, vocabularyFrom, wordsBeginning, wordsOfPinyin } from './search-vocabulary'

const shop = vocabularyFrom({
  names: ['女装', '连衣裙', '短袖', 'ONex'],
  goods: ['收腰碎花连衣裙', '棉柔圆领短袖T恤', '西安石榴', '平板电脑'],
})

it('pinyin is resolved to words of the shop, to as few as possible', () => {
  expect(wordsOfPinyin(shop, 'lianyiqun')).toEqual([['连衣裙']])
  expect(wordsOfPinyin(shop, 'nv zhuang')).toEqual([['女装']])
  expect(wordsOfPinyin(shop, 'nüzhuangduanxiu')).toEqual([['女装'], ['短袖']])
  expect(wordsOfPinyin(shop, "xi'an")).toEqual([['西安']])
})

it('no pinyin: words of the shop in letters, other words, Chinese, a letter, a novel', () => {
  for (const text of ['onex', 'lianyi7', 'hello', '短袖', 'l', '', 'duanxiu'.repeat(20)])
    expect(wordsOfPinyin(shop, text)).toEqual([])
})

it('words whose pinyin has begun', () => {
  expect(wordsBeginning(shop, 'lianyi', 4)).toEqual(['连衣裙'])
  expect(wordsBeginning(shop, 'x', 4)).toEqual([])
})

it('similar words: of the same sound, a blurred sound, another character, a slip of the keys', () => {
  const first = (text: string) => similarWords(shop, text)[0]
  expect(['联衣裙', 'nianyiqun', 'lianyiqu', '连衣群', 'onec', 'lyq'].map(first)).toEqual([
    '连衣裙',
    '连衣裙',
    '连衣裙',
    '连衣裙',
    'onex',
    '连衣裙',
  ])
})

it('distance counts insertions, deletions and replacements up to a limit', () => {
  expect([distance('abc', 'abc', 2), distance('abc', 'axc', 2), distance('abc', 'bc', 2)]).toEqual([0, 1, 1])
  expect([distance('kitten', 'sitting', 3), distance('kitten', 'sitting', 1), distance('', 'ab', 2)]).toEqual(
    [3, 2, 2],
  )
})

it('letters and sounds', () => {
  expect([lettersOf('Lian Yi'), lettersOf('nü'), lettersOf('a1')]).toEqual(['lianyi', 'nv', undefined])
  expect(blurred('zhuang')).toBe(blurred('zuan'))
})
