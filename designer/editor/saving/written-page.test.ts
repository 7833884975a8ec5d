import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPage, storedPage } from '@schemas'
import type { PageJson } from '@schemas/page'
import home from '@storefront/pages/home.json'
import { arbitraryPage } from '@tests/helpers/arbitrary-page'
import { SEED } from '@tests/helpers/random-edits'
import { WrittenPage } from './written-page'

const page = readPage(home)!
const [uuid = '', widget] = Object.entries(page.widgets)[0] ?? []

const fingerprintOf = (changed: PageJson) => WrittenPage.of(changed).fingerprint
const withWidgets = (widgets: PageJson['widgets']) => ({ ...page, widgets: { ...page.widgets, ...widgets } })

describe('a document as it is saved', () => {
  test('has the text of its page, and one object for each page', () => {
    expect(WrittenPage.of(page).text).toBe(storedPage(page))
    expect(WrittenPage.of(page)).toBe(WrittenPage.of(page))
    expect(WrittenPage.of(page).length).toBe(storedPage(page).length)
  })

  test('has the same fingerprint after it was read from its text, in any order of widgets', () => {
    fc.assert(
      fc.property(arbitraryPage, (any) => {
        const reread = readPage(storedPage(any))
        const turned = { ...any, widgets: Object.fromEntries(Object.entries(any.widgets).toReversed()) }
        expect(fingerprintOf(turned)).toBe(fingerprintOf(any))
        expect(reread && fingerprintOf(reread)).toBe(fingerprintOf(any))
      }),
      { seed: SEED },
    )
  })

  test.each<[string, PageJson]>([
    ['a property', withWidgets({ [uuid]: { ...widget!, alias: 'other' } })],
    ['an order', withWidgets({ [uuid]: { ...widget!, order: 'b00' } })],
    ['a setting of the page', { ...page, page: { ...page.page, v: page.page.v + 1 } }],
    ['a widget more', withWidgets({ more: widget! })],
    ['two widgets that changed places', swapped(page)],
  ])('has another fingerprint after %s', (_what, changed) => {
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(page))
  })
})

/** The same contents under each other's names. */
function swapped({ widgets, ...rest }: PageJson): PageJson {
  const [[first = '', one], [second = '', other]] = Object.entries(widgets) as [
    [string, PageJson['widgets'][string]],
    [string, PageJson['widgets'][string]],
  ]
  return { ...rest, widgets: { ...widgets, [first]: other, [second]: one } }
}
