/** Walks pages of the table of routes in a browser and reports the problems of each. */
import type { Page } from 'playwright'
import type { PageRoute } from '@storefront/shell/routing/routes'
import { sampleOf, type Ids } from '../../helpers/route-samples'
import { violations } from './violations'
import type { Visit } from './visit'

/** Whether a route is the first of the walk with its document, for a screen of its kind. */
const isFirst = (route: PageRoute, walked: readonly PageRoute[], by: (keyof PageRoute)[]) =>
  walked.find((other) => by.every((key) => other[key] === route[key])) === route

/** Opens every route in the same tab, and reports the problems of each. */
export async function walk(walked: readonly PageRoute[], how: Walk) {
  const faults: string[] = []
  for (const route of walked) faults.push(...(await faultsAt(route, walked, how)))
  return faults
}

interface Walk {
  tab: Pick<Visit, 'page' | 'open' | 'read' | 'complaints'>
  ids?: Ids
  /** Whether further addresses of a visited document are opened in the browser too, or only fetched. */
  isEachOpened: boolean
}

/** Opens a route, and reports its problems; axe examines each document once. */
export async function faultsAt(
  route: PageRoute,
  walked: readonly PageRoute[],
  { tab: { page, open, read, complaints }, ids = {}, isEachOpened }: Walk,
): Promise<string[]> {
  const { address, title } = sampleOf(route, ids)
  const isOpened = isEachOpened || isFirst(route, walked, ['page'])
  const answer = await (isOpened ? open(address) : read(address))
  const found = [
    ...(answer.status() === 200 ? [] : [`status ${answer.status()}`]),
    ...(isOpened ? await faultsOf(page, title) : faultsIn(await answer.text(), title)),
    ...(isFirst(route, walked, ['page']) ? await violations(page) : []),
    ...complaints.splice(0),
  ]
  return found.map((fault) => `${route.path}: ${fault}`)
}

function faultsIn(html: string, title: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  return [
    ...(html.includes(`<title>${title}</title>`) ? [] : [`another title than ${title}`]),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
  ]
}

async function faultsOf(page: Page, title: string): Promise<string[]> {
  const is = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  const printed = await printedWays(page)
  return [
    ...(is.title === title ? [] : [`title ${is.title} instead of ${title}`]),
    ...(is.headings === 1 ? [] : [`${is.headings} headings of the first level`]),
    ...(is.overflow <= 0 ? [] : [`${is.overflow} px beside the window`]),
    ...(printed.length === 0 ? [] : [`printed: ${printed.join(', ')}`]),
  ]
}

/** Headers, menus and ways on that paper would show, by what they say. */
async function printedWays(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const ways = await page.evaluate(() =>
    [...document.querySelectorAll('nav, [type="submit"], #root > :not(main), .skip-link')]
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)),
  )
  await page.emulateMedia({ media: 'screen' })
  return ways
}
