import { describe, expect, it } from 'vitest'
import { visitorShop } from '@engine'
import { contextFor, drawOnServer, hydrate, MODES, throwFirst } from '@tests/helpers/draw-page'
import { HOSTILE, hostilePage } from '@tests/helpers/hostile'
import { isSoak } from '@tests/helpers/soak'
import { complaintsOf } from '@tests/helpers/silent-console'

/** The browser journey has every string in both modes; here the modes alternate. */
const cases = HOSTILE.map((text, turn) => ({ text, turn, mode: MODES[turn % 2] }))
/** Characters that a parser of HTML may change are hydrated in every run, others in soaks. */
const isHydrated = (text: string, turn: number) => isSoak || /\p{Cc}|\p{Cs}/u.test(text) || turn % 24 === 0

describe('hostile values that passed validation', () => {
  it.each(cases)('no widget throws or writes to the console with $text', async ({ text, turn, mode }) => {
    const { body, live } = hostilePage(text, turn)
    const context = contextFor(body, { mode, shop: visitorShop(live) })
    const { failures } = drawOnServer(body, context)
    throwFirst(failures)
    if (!isHydrated(text, turn)) return
    expect(await complaintsOf(() => hydrate(body, context))).toEqual([])
  })

  it('there are at least 60 of them, each once', () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
  })
})
