import { expect, test } from 'vitest'
import { readCasesQuery, casesHref } from './query'

const BASE = '/member/aftersales'

test.each([
  [{}, { status: undefined, keywords: '', page: 1 }],
  [
    { status: '0', keywords: ' 衬衫 ', page: '3' },
    { status: 0, keywords: '衬衫', page: 3 },
  ],
  [{ order_id: '123' }, { status: undefined, keywords: '123', page: 1 }],
  [
    { status: '5', page: '-1' },
    { status: undefined, keywords: '', page: 1 },
  ],
])('the address of after-sales %j is read as %j', (query, read) =>
  expect(readCasesQuery(query)).toEqual(read),
)

test('another state begins at the first page and keeps what is searched', () => {
  const query = readCasesQuery({ status: '1', keywords: '衬衫', page: '3' })
  const searched = 'keywords=%E8%A1%AC%E8%A1%AB'
  expect(casesHref(query, { page: 4 }, BASE)).toBe(`${BASE}?status=1&${searched}&page=4`)
  expect(casesHref(query, { status: 0 }, BASE)).toBe(`${BASE}?status=0&${searched}`)
  expect(casesHref(query, { status: undefined, keywords: '' }, BASE)).toBe(BASE)
})
