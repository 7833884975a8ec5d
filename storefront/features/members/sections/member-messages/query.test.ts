import { describe, expect, it } from 'vitest'
import { messagesHref, readMessagesQuery, targetHref } from './query'

describe('message centre: addresses', () => {
  it.each([
    [{ unread: false, page: 1 }, '/member/messages'],
    [{ unread: true, page: 3 }, '/member/messages?unread=1&page=3'],
  ])('%j is %s, both ways', (query, href) => {
    expect(messagesHref(query)).toBe(href)
    expect(readMessagesQuery(Object.fromEntries(new URL(href, 'http://shop').searchParams))).toEqual(query)
  })

  it.each([
    ['order', '1', '/member/trade/1'],
    ['aftersale', '2', '/member/aftersales/2'],
    ['item', '101', '/items/101'],
    ['coupon', 'c1', '/member/coupon'],
    ['account', '', '/member/sessions'],
  ] as const)('a message of a %s leads there', (kind, id, href) =>
    expect(targetHref({ kind, id })).toBe(href),
  )
})
