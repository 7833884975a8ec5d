import { describe, expect, test } from 'vitest'
import { NO_WORDS, problemOf, rateableLines, ratesOf, withPhrase, type Rated, type Words } from './rating'

const line = (id: string, rest: Partial<Rated> = {}) =>
  ({ id, item_id: `i${id}`, is_rate: false, ...rest }) as Rated
const words = (change: Partial<Words>) => ({ ...NO_WORDS, ...change })

describe('rating what was bought', () => {
  test('lines that have their words wait for none', () => {
    const items = [line('1'), line('2', { is_rate: true }), line('3')]
    expect(rateableLines({ items, order_status: 'DONE' }).map(({ id }) => id)).toEqual(['1', '3'])
  })

  test.each([
    [{}, undefined],
    [{ content: '好' }, 'star'],
    [{ pics: ['/a'] }, 'star'],
    [{ star: 5 }, 'content'],
    [{ star: 5, content: '  ' }, 'content'],
    [{ star: 1, content: '差' }, undefined],
  ])('%j lacks %s', (change, problem) => expect(problemOf(words(change))).toBe(problem))

  test.each([
    ['', '质量很好'],
    ['还行', '还行，质量很好'],
    ['还行。', '还行。质量很好'],
    ['质量很好', ''],
    ['质量很好，送货快', '送货快'],
    ['还行，质量很好', '还行'],
  ])('a phrase is put to %j, or taken from it: %j', (before, after) =>
    expect(withPhrase(before, '质量很好')).toBe(after),
  )

  test('only what was begun is sent, trimmed, by its line', () => {
    const said = new Map([['1', words({ star: 4, content: ' 不错 ', pics: ['/a'] })]])
    expect(ratesOf([line('1'), line('2')], said)).toEqual([
      { id: '1', item_id: 'i1', star: 4, content: '不错', pics: ['/a'] },
    ])
    expect(ratesOf([line('1')], new Map())).toEqual([])
  })
})
