import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsInText } from '@schemas'
import { contextFor, drawOnServer, throwFirst } from '@tests/helpers/draw-page'
import { brokenText, FUZZ, FUZZ_TIMEOUT, fuzzedPage, isInside } from '@tests/helpers/fuzz'
import { complaintsOf } from '@tests/helpers/silent-console'
import { serverRegistry } from '@widgets/registry.server'

describe('generated pages', () => {
  it(
    'valid ones render on the server, each widget, without exceptions or warnings',
    async () => {
      await fc.assert(
        fc.asyncProperty(fuzzedPage, async ({ page, ...parts }) => {
          const complaints = await complaintsOf(() => {
            const { failures, html } = drawOnServer(page, contextFor(page, parts))
            const drawn = Object.entries(page.widgets).filter(([, { type }]) => serverRegistry.get(type))
            throwFirst(failures)
            expect(drawn.filter(([uuid]) => !html.includes(`data-widget="${uuid}"`))).toEqual([])
          })
          expect(complaints).toEqual([])
        }),
        FUZZ,
      )
    },
    FUZZ_TIMEOUT,
  )

  it(
    'broken ones always have a problem, at a position in their text',
    () => {
      fc.assert(
        fc.property(brokenText, ({ text }) => {
          const errors = problemsInText(text).filter(({ severity }) => severity === 'error')
          expect(errors).not.toEqual([])
          expect(errors.filter((problem) => !isInside(text, problem) || problem.message === '')).toEqual([])
        }),
        FUZZ,
      )
    },
    FUZZ_TIMEOUT,
  )
})
