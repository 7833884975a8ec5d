import { describe, expect, it } from 'vitest'
import { parsePage } from '@schemas'
import { visitorShop } from '@engine'
import { contextFor, DRAWINGS, drawingsOf, filledFor, hydrate } from '@tests/helpers/draw-page'
import { isSoak } from '@tests/helpers/soak'
import { complaintsOf } from '@tests/helpers/silent-console'
import { snapshotLive } from '@widgets/shared/snapshot-live'

const texts = import.meta.glob<string>('../../storefront/pages/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(Object.entries(texts))('%s', (file, text) => {
  it.each(isSoak ? DRAWINGS : drawingsOf(Object.keys(texts).indexOf(file)))(
    'hydrates over the server HTML in $mode mode on $viewport without console messages',
    async ({ mode, viewport }) => {
      const { page: json } = parsePage(text)
      if (!json) throw new Error('Expected a page document')
      const page = filledFor(viewport, json)
      const context = contextFor(page, { mode, viewport, shop: visitorShop(snapshotLive(json)) })
      const complaints = await complaintsOf(() =>
        hydrate(page, context, (root) => {
          const drawn = [...root.querySelectorAll('[data-widget]')].map((frame) =>
            frame.getAttribute('data-widget'),
          )
          expect(drawn.toSorted()).toEqual(Object.keys(page.widgets).toSorted())
        }),
      )
      expect(complaints).toEqual([])
    },
  )
})
