/** Walks pages of the table of routes in a browser and reports the problems of each. */
import type { Page } from 'playwright'
import { withBase, type SiteBase } from '@schemas/site-base'
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
  /** Before the path: `/h5` for the phones' site. */
  base?: SiteBase
  ids?: Ids
  /** Whether further addresses of a visited document are opened in the browser too, or only fetched. */
  isEachOpened: boolean
}

/** Opens a route, and reports its problems; axe examines each document once. */
export async function faultsAt(
  route: PageRoute,
  walked: readonly PageRoute[],
  { tab: { page, open, read, complaints }, base = '', ids = {}, isEachOpened }: Walk,
): Promise<string[]> {
  const { address, title } = sampleOf(route, ids)
  const isOpened = isEachOpened || isFirst(route, walked, ['page'])
  const answer = await (isOpened ? open(withBase(base, address)) : read(withBase(base, address)))
  const found = [
    ...(answer.status() === 200 ? [] : [`status ${answer.status()}`]),
    ...(isOpened ? await faultsOf(page, title) : faultsIn(await answer.text(), title)),
    ...(isFirst(route, walked, ['page']) ? await faultsWithoutBars(page) : []),
    ...(isOpened ? await excessesOf(page) : []),
    ...complaints.splice(0),
  ]
  return found.map((fault) => `${base}${route.path}: ${fault}`)
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
  }))
  const printed = await printedWays(page)
  return [
    ...(is.title === title ? [] : [`title ${is.title} instead of ${title}`]),
    ...(is.headings === 1 ? [] : [`${is.headings} headings of the first level`]),
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

/** axe takes what lies under a bar of a phone's page for covered, though it can be scrolled free. */
async function faultsWithoutBars(page: Page): Promise<string[]> {
  const placeBars = (position: string) =>
    page.evaluate((value) => {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-tab-bar], [data-own-bar]'))
        bar.style.position = value
    }, position)
  await placeBars('static')
  const found = await violations(page)
  await placeBars('')
  return found
}

/** px; phones, a desktop zoomed to 200 %, and a desktop. */
const WIDTHS = [1280, 640, 390, 320]

/** Where a page scrolls sideways, at any of these widths. The window is left as it was. */
async function excessesOf(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: size?.height ?? 800 })
    const excess = await page.evaluate(async () => {
      // what measures the window itself follows in the next frame
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
      return document.documentElement.scrollWidth - innerWidth
    })
    if (excess > 0) found.push(`${excess} px beside a window of ${width} px`)
  }
  if (size) await page.setViewportSize(size)
  return found
}
