import { describe, expect, it } from 'vitest'
import { fillPage } from '@schemas'
import { contextFor, hydrate, MODES } from '@tests/helpers/draw-page'
import { pageOfSample, samples, shopOfSample } from '@tests/helpers/samples'
import { complaintsOf } from '@tests/helpers/silent-console'

describe.each(samples)('sample $file', (sample) => {
  it.each(MODES)('hydrates over the server HTML in %s mode without console messages', async (mode) => {
    const json = pageOfSample(sample)
    const page = fillPage(json)
    const context = contextFor(page, { mode, ...shopOfSample(sample, json) })
    const complaints = await complaintsOf(() =>
      hydrate(page, context, (root) => {
        const drawn = [...root.querySelectorAll('[data-widget]')].map((frame) =>
          frame.getAttribute('data-widget'),
        )
        expect(drawn.toSorted()).toEqual(Object.keys(json.widgets).toSorted())
        expect(mode === 'design' ? [...root.querySelectorAll('[href]')] : []).toEqual([])
      }),
    )
    expect(complaints).toEqual([])
  })
})
