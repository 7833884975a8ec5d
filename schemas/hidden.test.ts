import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { hidingFinder, isHidden, isHiddenOnPhones } from './hidden'
import type { WidgetJson } from './page'

const UUIDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Widgets in each other in any way, circles and lost parents too. */
const widgets = fc.dictionary(
  fc.constantFrom(...UUIDS),
  fc.record({
    parent: fc.constantFrom(null, 'gone', ...UUIDS),
    hidden: fc.constantFrom(undefined, true),
    phones: fc.boolean(),
  }),
  { noNullPrototype: true },
)

const pageFrom = (
  record: Record<string, { parent: string | null; hidden: true | undefined; phones: boolean }>,
) =>
  pageOf(
    Object.fromEntries(
      Object.entries(record).map(([uuid, { parent, hidden, phones }]): [string, Partial<WidgetJson>] => [
        uuid,
        { parent, ...(hidden && { hidden }), ...(phones && { h5: { hidden: true } }) },
      ]),
    ),
  )

test('a page’s widgets, asked together in any order, are hidden as each by itself', () => {
  fc.assert(
    fc.property(widgets, fc.shuffledSubarray(UUIDS, { minLength: 6 }), (record, order) => {
      const page = pageFrom(record)
      const widgetAt = (uuid: string) => (Object.hasOwn(page.widgets, uuid) ? page.widgets[uuid] : undefined)
      const hidingOf = hidingFinder(widgetAt)
      for (const uuid of order) {
        const widget = widgetAt(uuid)
        if (!widget) continue
        const alone = isHidden(widgetAt, uuid)
          ? 'everywhere'
          : isHiddenOnPhones(widgetAt, uuid)
            ? 'phones'
            : null
        expect(hidingOf(uuid, widget)).toBe(alone)
      }
    }),
    { seed: SEED, numRuns: 2000 },
  )
})

test('panels that lie in each other by the thousand are looked at once', () => {
  const depth = 20_000
  const uuids = Array.from({ length: depth }, (_, index) => `w${index}`)
  const chain = new Map(
    uuids.map((uuid, index): [string, WidgetJson] => [
      uuid,
      { type: 'W0006', v: 1, parent: uuids[index + 1] ?? null, order: 'a0', props: {}, style: {} },
    ]),
  )
  let looks = 0
  const hidingOf = hidingFinder((uuid) => {
    looks++
    return chain.get(uuid)
  })
  for (const [uuid, widget] of chain) expect(hidingOf(uuid, widget)).toBeNull()
  expect(looks).toBeLessThanOrEqual(depth)
})
