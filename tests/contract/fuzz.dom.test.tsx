import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextFor, hydrate } from '@tests/helpers/draw-page'
import { FUZZ, FUZZ_TIMEOUT, fuzzedPage } from '@tests/helpers/fuzz'
import { complaintsOf } from '@tests/helpers/silent-console'

it(
  'valid generated pages hydrate over their server HTML without console messages',
  async () => {
    await fc.assert(
      fc.asyncProperty(fuzzedPage, async ({ page, ...parts }) => {
        const complaints = await complaintsOf(() => hydrate(page, contextFor(page, parts)))
        expect(complaints).toEqual([])
      }),
      FUZZ,
    )
  },
  FUZZ_TIMEOUT,
)
