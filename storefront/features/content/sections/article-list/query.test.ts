import { describe, expect, test } from 'vitest'
import { articlesHref, readArticlesQuery } from './query'

const read = (path: string, params: Record<string, string> = {}, query: Record<string, string> = {}) =>
  readArticlesQuery({ path, params, query })

describe('the address of a list of articles', () => {
  test('says what it is of, and its page', () => {
    for (const [address, place] of [
      ['/news', read('/news')],
      ['/news?page=3', read('/news?page=3', {}, { page: '3' })],
      ['/article/node', read('/article/node')],
      ['/article/node/12?page=2', read('/article/node/12?page=2', { id: '12' }, { page: '2' })],
      ['/article/node/a%2Fb', read('/article/node/a%2Fb', { id: 'a/b' })],
    ] as const)
      expect(articlesHref(place)).toBe(address)
  })

  test('a page that is none is the first', () => {
    for (const page of ['0', '-1', 'x', '1.5', '']) expect(read('/news', {}, { page }).page).toBe(1)
  })
})
