import { expect, test } from 'vitest'
import { linkItem } from './generated/resolved/common'
import { linkedIn } from './linked-colours'

test('linked colours are found in lists too, and a text of the same words is none', () => {
  const items = { type: 'array' as const, items: linkItem }
  const schema = {
    properties: { props: { properties: { data: items, title: { type: 'string' as const } } } },
  }
  const value = {
    props: { title: 'theme.price', data: [{ title: '', wgtHotKeywordTextColor: 'theme.price' }] },
  }
  expect(linkedIn(value, schema)).toEqual([
    { path: ['props', 'data', 0, 'wgtHotKeywordTextColor'], link: 'theme.price' },
  ])
})
