/** Walks pages of the table of routes in a browser and says what is wrong with each. */
import type { Page } from 'playwright'
import type { PageRoute } from '../../../storefront/routing/routes'
import { sampleOf, type Ids } from '../../helpers/route-samples'
import { violations } from './violations'
import type { Visit } from './visit'

/** Opens every route in the same tab, and says what is wrong with each. */
export async function walk(walked: readonly PageRoute[], at: Tab, ids: Ids = {}) {
  const faults: string[] = []
  for (const route of walked) faults.push(...(await faultsAt(route, walked, at, ids)))
  return faults
}

type Tab = Pick<Visit, 'page' | 'open' | 'complaints'>

/** Opens a route, and says what is wrong with it; axe judges each document of those that are walked once. */
export async function faultsAt(
  route: PageRoute,
  walked: readonly PageRoute[],
  { page, open, complaints }: Tab,
  ids: Ids = {},
): Promise<string[]> {
  const { address, title } = sampleOf(route, ids)
  const status = (await open(address)).status()
  const isFirst = walked.find((other) => other.page === route.page) === route
  const found = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(await faultsOf(page, title)),
    ...(isFirst ? await violations(page) : []),
    ...complaints.splice(0),
  ]
  return found.map((fault) => `${route.path}: ${fault}`)
}

async function faultsOf(page: Page, title: string): Promise<string[]> {
  const is = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  return [
    ...(is.title === title ? [] : [`title ${is.title} instead of ${title}`]),
    ...(is.headings === 1 ? [] : [`${is.headings} headings of the first level`]),
    ...(is.overflow <= 0 ? [] : [`${is.overflow} px beside the window`]),
  ]
}
