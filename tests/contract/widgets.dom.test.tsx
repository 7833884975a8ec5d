import { describe, expect, it } from 'vitest'
import { contextFor, DRAWINGS, drawingsOf, filledFor, hydrate } from '@tests/helpers/draw-page'
import { pageOfSample, samples, shopOfSample } from '@tests/helpers/samples'
import { isSoak } from '@tests/helpers/soak'
import { complaintsOf } from '@tests/helpers/silent-console'

describe.each(samples)('sample $file', (sample) => {
  it.each(isSoak ? DRAWINGS : drawingsOf(samples.indexOf(sample)))(
    'hydrates over the server HTML in $mode mode on $viewport without console messages',
    async ({ mode, viewport }) => {
      const json = pageOfSample(sample)
      const page = filledFor(viewport, json)
      const context = contextFor(page, { mode, viewport, ...shopOfSample(sample, json) })
      const complaints = await complaintsOf(() =>
        hydrate(page, context, (root) => {
          const drawn = [...root.querySelectorAll('[data-widget]')].map((frame) =>
            frame.getAttribute('data-widget'),
          )
          expect(drawn.toSorted()).toEqual(Object.keys(page.widgets).toSorted())
          expect(mode === 'design' ? [...root.querySelectorAll('[href]')] : []).toEqual([])
        }),
      )
      expect(complaints).toEqual([])
    },
  )
})
