import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillPage, type FilledPage, type PageJson } from '@schemas'
import { pageOf } from '@tests/helpers/arbitrary'
import { FUZZ } from '@tests/helpers/fuzz'
import { pageOfSample, samples } from '@tests/helpers/samples'
import { figure } from '@tests/helpers/soak'
import { serverRegistry } from '@widgets/registry.server'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { confine } from './kit/confine'
import { excesses, places } from './kit/measure'
import { openShownPages, type ShownPages } from './kit/shown-pages'
import { useBrowser, type Visit } from './kit/visit'

const PAGES = figure(2, 200)
/** Tests every nth sample. */
const STEP = figure(12, 1)
/** ms for a test here; generated pages are thousands of px wide, which software rendering draws slowly. */
const PATIENCE = figure(240_000, 1_200_000)
const pages = fc.sample(pageOf({ types: serverRegistry.types(), minWidgets: 3, maxWidgets: 8 }), {
  seed: FUZZ.seed,
  numRuns: PAGES,
})
const spilling = new Set(serverRegistry.types().filter((type) => serverRegistry.get(type)?.overflow))

const visit = useBrowser()
let shown: ShownPages
beforeAll(async () => {
  shown = await openShownPages({ design: false })
})
afterAll(() => shown?.close())

/** px; a window that shows the page and the borders beside it without scrolling. */
function roomFor({ page, widgets }: FilledPage): number {
  const borders = Object.values(widgets).map(({ style }) => style.borderLeftWidth + style.borderRightWidth)
  return Math.max(1280, page.props.pageWidth + Math.max(...borders) + 40)
}

const boxed = ({ widgets }: FilledPage) =>
  Object.keys(widgets).filter((uuid) => !spilling.has(widgets[uuid]?.type ?? ''))

async function visitPage(json: PageJson, visitor: Visit) {
  const body = fillPage(json)
  await visitor.page.setViewportSize({ width: roomFor(body), height: 800 })
  await visitor.open(shown.show({ body, live: snapshotLive(json) }, 'render'))
  return body
}

async function confined() {
  const visitor = await visit()
  await confine(visitor.context, shown.origin)
  return visitor
}

describe('widgets stay inside their boxes', () => {
  test(
    `${PAGES} generated pages: nothing is visible outside of its frame, at any size`,
    async () => {
      const visitor = await confined()
      const wrong: unknown[] = []
      for (const json of pages) {
        const body = await visitPage(json, visitor)
        for (const excess of await excesses(visitor.page, { uuids: boxed(body) }))
          wrong.push({ type: body.widgets[excess.uuid]?.type, ...excess })
        const children = Object.entries(body.widgets).filter(([, { parent }]) => parent !== null)
        const expected = children.map(([uuid, { style }]) => ({
          uuid,
          position: 'absolute',
          left: Math.round(style.x),
          top: Math.round(style.y),
        }))
        expect(
          await places(
            visitor.page,
            children.map(([uuid]) => uuid),
          ),
        ).toEqual(expected)
      }
      expect(wrong).toEqual([])
      expect(visitor.complaints).toEqual([])
    },
    PATIENCE,
  )

  test(
    `${STEP === 1 ? 'every sample' : `one of ${STEP} samples`}: at its own size nothing is cut off`,
    async () => {
      const visitor = await confined()
      const wrong: unknown[] = []
      for (const sample of samples.filter((_, index) => index % STEP === 0)) {
        const body = await visitPage(pageOfSample(sample), visitor)
        for (const excess of await excesses(visitor.page, { uuids: boxed(body), uncut: true }))
          wrong.push({ file: sample.file, ...excess })
      }
      expect(wrong).toEqual([])
      expect(visitor.complaints).toEqual([])
    },
    PATIENCE,
  )
})
