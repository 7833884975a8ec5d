import { expect, it } from 'vitest'
import type { LinkItem } from '@schemas/generated/types'
import { currentItem } from './use-strip'

const item = (href: string): LinkItem => ({
  title: href,
  pathData: { linkPage: 'href', href },
  wgtHotKeywordTextColor: '',
})
const items = ['/', '/items', '/items?cat_id=10', '/cart'].map(item)

it.each([
  ['/', 0],
  ['/items', 1],
  ['/items?cat_id=10', 2],
  ['/items?cat_id=11', 1],
  ['/items/10', -1],
  ['/cart?from=top', 3],
  ['/member', -1],
])('W0013 at %s the item %i leads to the current route', (path, expected) => {
  expect(currentItem(items, path)).toBe(expected)
})

it('W0013 an item without a target is never the current one', () => {
  expect(currentItem([{ title: '空', pathData: {}, wgtHotKeywordTextColor: '' }], '')).toBe(-1)
})
