import fc from 'fast-check'
import { visitorShop, type RenderMode, type Shop } from '@engine'
import { fillPage, serialisePage, type FilledPage, type PageJson } from '@schemas'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { invalidContentOf, pageOf, widgetTypes } from './arbitrary'
import { MODES } from './draw-page'
import { figure } from './soak'

/** Pages per property: `npm test` runs a quarter of them, `npm run soak` ten times 1,000, with a seed of its own. */
const PAGES = figure(400, 1_000)

/** The same pages every time; fast-check prints the seed with every failure. */
export const FUZZ = { seed: 20_261_201, numRuns: PAGES } as const

/** ms that one property may take, generous: a slow machine must not fail it. */
export const FUZZ_TIMEOUT = (60_000 + PAGES * 200) * Number(process.env.PUMIAN_SOAK_TIMES ?? 1)

export interface FuzzedPage {
  page: FilledPage
  mode: RenderMode
  shop: Shop
}

const user = fc.constantFrom<Shop['user']>(null, { mobile: '13800138000' })

/** Any valid page, in either mode, for a visitor or a member, with live rows for its ids or without any. */
export const fuzzedPage: fc.Arbitrary<FuzzedPage> = fc
  .record({ page: pageOf(), mode: fc.constantFrom(...MODES), user, isGone: fc.boolean() })
  .map(({ page, mode, user: member, isGone }) => ({
    page: fillPage(page),
    mode,
    shop: { ...visitorShop(isGone ? undefined : snapshotLive(page)), user: member },
  }))

/** Texts of invalid pages, and what was done to them. */
export const brokenText: fc.Arbitrary<{ text: string; how: string }> = fc
  .tuple(pageOf({ minWidgets: 1, maxWidgets: 4 }), fc.nat())
  .chain(([page, at]) => {
    const text = serialisePage(page)
    const [uuid = '', widget] = Object.entries(page.widgets)[at % Object.keys(page.widgets).length] ?? []
    const withWidget = (change: object) =>
      serialisePage({ ...page, widgets: { ...page.widgets, [uuid]: { ...widget, ...change } } } as PageJson)
    const cut = fc
      .nat(text.trimEnd().length - 1)
      .map((end) => ({ text: text.slice(0, end), how: `cut at ${end}` }))
    const envelope = fc
      .constantFrom(
        { order: '' },
        { parent: 'nobody' },
        { parent: uuid },
        { type: '' },
        { v: 99 },
        { props: [] },
      )
      .map((change) => ({ text: withWidget(change), how: JSON.stringify(change) }))
    if (!breakableTypes.has(widget?.type ?? '')) return fc.oneof(cut, envelope)
    const content = invalidContentOf(widget?.type ?? '').map(({ content: broken, path, keyword }) => ({
      text: withWidget(broken),
      how: `${uuid}${path} ${keyword}`,
    }))
    return fc.oneof({ weight: 4, arbitrary: content }, cut, envelope)
  })

/** A reserved type accepts any content. */
const breakableTypes = new Set(
  widgetTypes.filter((type) => resolvedSchemas[type]?.['x-ui']?.['opaque'] !== true),
)

/** Whether a position, 1-based, is in the text or directly after its end. */
export function isInside(text: string, { line, column }: { line: number; column: number }): boolean {
  const found = text.split('\n')[line - 1]
  return found !== undefined && column >= 1 && column <= found.length + 1
}
