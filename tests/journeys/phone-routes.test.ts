import { describe, expect, test } from 'vitest'
import { PHONE_BASE } from '@schemas/site-base'
import { unguarded } from '../helpers/route-samples'
import { isSoak } from '../helpers/soak'
import { faultsAt, MOST_SEEN, PHONE } from './kit/route-walk'
import { useBrowser } from './kit/visit'

const visit = useBrowser()

/** Each document once, as its other addresses are the same page; of those that few shoppers see, every third. */
const pages = unguarded.filter(
  ({ page, path }, index) =>
    isSoak ||
    (unguarded.findIndex((other) => other.page === page) === index &&
      (MOST_SEEN.has(path) || index % 3 === 0)),
)

describe('every page of the phones’ site', () => {
  const visitor = visit.ofFile()
  test.each(pages)(
    '/h5 $path opens at 390 px with its title, one heading, a clean console, no axe violations, buttons for a finger, no control in the unsafe areas of the screen, and no horizontal overflow from 320 to 1280 px',
    async (route) => {
      const tab = await visitor()
      await tab.page.setViewportSize(PHONE)
      expect(await faultsAt(route, pages, { tab, base: PHONE_BASE, isEachOpened: isSoak })).toEqual([])
    },
  )
})
