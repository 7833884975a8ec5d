import { describe, expect, test } from 'vitest'
import { PHONE_BASE } from '@schemas/site-base'
import { unguarded } from '../helpers/route-samples'
import { isSoak } from '../helpers/soak'
import { faultsAt, isWalkedOn, PHONE } from './kit/route-walk'
import { useBrowser } from './kit/visit'

const visit = useBrowser()

/** Each document once, as its other addresses are the same page. */
const pages = unguarded.filter(
  (route, index) =>
    isSoak ||
    (unguarded.findIndex((other) => other.page === route.page) === index && isWalkedOn(PHONE_BASE, route)),
)

describe('every page of the phones’ site', () => {
  const visitor = visit.ofFile()
  test.each(pages)(
    '/h5 $path opens at 390 px with its title, one heading, a clean console, no axe violations, buttons for a finger, no control in the unsafe areas of the screen, and no horizontal overflow in a window of 320 px',
    async (route) => {
      const tab = await visitor()
      await tab.page.setViewportSize(PHONE)
      expect(await faultsAt(route, pages, { tab, base: PHONE_BASE, isEachOpened: isSoak })).toEqual([])
    },
  )
})
