/** Walks pages of the table of routes in a browser and reports the problems of each. */
import type { Page } from 'playwright'
import { PHONE_BASE, withBase, type SiteBase } from '@schemas/site-base'
import type { PageRoute } from '@storefront/shell/routing/routes'
import { sampleOf, unguarded, type Ids } from '../../helpers/route-samples'
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

/** The same on the phones' site, in the window of a phone. */
export const walkOnPhone = (walked: readonly PageRoute[], how: Walk) =>
  within(how.tab.page, PHONE, () => walk(walked, { ...how, base: PHONE_BASE }))

interface Walk {
  tab: Pick<Visit, 'page' | 'session' | 'open' | 'read' | 'complaints'>
  /** Before the path: `/h5` for the phones' site. */
  base?: SiteBase
  ids?: Ids
  /** Whether further addresses of a visited document are opened in the browser too, or only fetched. */
  isEachOpened: boolean
}

/** Documents that most shoppers see: every run examines them whole, in more windows and as printed; a soak all, and zoomed too. */
const MOST_SEEN = new Set(['/', '/items', '/items/:id', '/cart', '/member', '/member/trade'])

/** Open documents that few shoppers see: every run opens each on one of the two sites, a soak on both. */
const seldom = unguarded.filter((route) => isFirst(route, unguarded, ['page']) && !MOST_SEEN.has(route.path))
export const isWalkedOn = (base: SiteBase, route: PageRoute) => {
  const place = seldom.indexOf(route)
  return place === -1 || (place % 2 === 0) === (base === '')
}

/** Opens a route, and reports its problems; axe examines each document once. */
export async function faultsAt(
  route: PageRoute,
  walked: readonly PageRoute[],
  { tab: { page, session, open, read, complaints }, base = '', ids = {}, isEachOpened }: Walk,
): Promise<string[]> {
  const { address, title } = sampleOf(route, ids)
  const isNew = isFirst(route, walked, ['page'])
  const isOpened = isEachOpened || (isNew && isWalkedOn(base, route))
  const isThorough = isEachOpened || MOST_SEEN.has(route.path)
  // account pages are examined on the desktop; on phones, in a soak
  const isExamined = isOpened && isNew && (base === '' || isThorough || route.guard === undefined)
  const isOpen = route.guard === undefined
  const isZoomed = isNew && base === '' && isEachOpened
  const answer = await (isOpened ? open(withBase(base, address)) : read(withBase(base, address)))
  const found = [
    ...(answer.status() === 200 ? [] : [`status ${answer.status()}`]),
    ...(isOpened ? await faultsOf(page, title) : faultsIn(await answer.text(), title)),
    ...(isOpened && isThorough && base === '' ? await printedWays(page) : []),
    // colours of account pages are looked at in a soak
    ...(isExamined
      ? await axeFaults(page, base !== '' && isThorough ? 'html' : 'main', isThorough || isOpen)
      : []),
    ...(isOpened && base !== '' && !isShowcase(route) ? await lowButtons(page) : []),
    ...(isOpened && base !== '' ? await controlsUnderEdges({ page, session }) : []),
    ...(isZoomed ? await within(page, ZOOMED, () => axeFaults(page, 'main', isEachOpened)) : []),
    ...(isOpened
      ? await excessesOf(page, isEachOpened ? windowsOf(base) : fewWindows(base, isThorough))
      : []),
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
  return [
    ...(is.title === title ? [] : [`title ${is.title} instead of ${title}`]),
    ...(is.headings === 1 ? [] : [`${is.headings} headings of the first level`]),
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
  return ways.map((way) => `printed: ${way}`)
}

/** What axe finds, with the window's width. */
async function axeFaults(page: Page, part = 'main', withContrast = true): Promise<string[]> {
  const found = await violations(page, { within: part, withContrast })
  return found.map((fault) => `${page.viewportSize()?.width ?? 0} px: ${fault}`)
}

/** It shows buttons of every size. */
const isShowcase = ({ path }: PageRoute) => path.startsWith('/comps')

/** px; the least that a finger needs of a phone's main buttons. */
const FINGER = 44

/** Buttons in the colour of actions that are lower than a finger needs. */
const lowButtons = (page: Page) =>
  page.evaluate((least) => {
    const sample = document.createElement('i')
    sample.style.backgroundColor = 'var(--action)'
    document.querySelector('main')?.append(sample)
    const { backgroundColor: action } = getComputedStyle(sample)
    sample.remove()
    return [...document.querySelectorAll('main button')].flatMap((button) => {
      const { height } = button.getBoundingClientRect()
      const isLow = height > 0 && height < least && getComputedStyle(button).backgroundColor === action
      return isLow ? `${button.textContent} is ${height} px high` : []
    })
  }, FINGER)

/** px; of a phone with a notch, whose clock lies over the page's beginning and whose gestures begin at its end. */
const INSETS = { top: 47, bottom: 34 }

/** Controls in the unsafe areas of a screen, at the beginning and at the end of a page. */
async function controlsUnderEdges({ page, session }: Pick<Visit, 'page' | 'session'>): Promise<string[]> {
  const setInsets = (insets: Partial<typeof INSETS>) =>
    session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await setInsets(INSETS)
  const found = await page.evaluate(async (insets) => {
    const covered: string[] = []
    for (const [edge, place] of [
      ['top', 0],
      ['bottom', document.documentElement.scrollHeight],
    ] as const) {
      scrollTo(0, place)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
        const { top, bottom, width } = control.getBoundingClientRect()
        const isSeen =
          width > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        const isUnder =
          edge === 'top'
            ? bottom > 0 && top < insets.top
            : top < innerHeight && bottom > innerHeight - insets.bottom
        if (isSeen && isUnder)
          covered.push(`under the ${edge} of the screen: ${control.outerHTML.slice(0, 120)}`)
      }
    }
    scrollTo(0, 0)
    return covered
  }, INSETS)
  await setInsets({})
  return found
}

type Size = NonNullable<ReturnType<Page['viewportSize']>>

/** px */
const DESK = 800
export const PHONE: Size = { width: 390, height: 844 }
/** A desktop, and the same zoomed to 200 %. */
const ZOOMED: Size = { width: 640, height: DESK }
const DESKS: Size[] = [1280, 640, 390, 320].map((width) => ({ width, height: DESK }))
/** A computer, a phone on its side, and phones. */
const PHONES: Size[] = [
  { width: 1280, height: DESK },
  { width: 844, height: 390 },
  ...[430, 390, 360, 320].map((width) => ({ width, height: 844 })),
]

const windowsOf = (base: SiteBase) => (base === '' ? DESKS : PHONES)

/** px; the narrowest phone, and for what most shoppers see a zoomed desktop and the lowest phone too. */
function fewWindows(base: SiteBase, isThorough: boolean): Size[] {
  const wanted = isThorough ? [320, 640, 844] : [320]
  return windowsOf(base).filter(({ width }) => wanted.includes(width))
}

/** Looks at a page in a window of a size, which is given back. */
async function within<T>(page: Page, size: Size, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  const seen = await look()
  if (before) await page.setViewportSize(before)
  return seen
}

/** In which a page has followed its window, on a busy machine too. */
const FRAMES = 30

/** Where a page scrolls sideways, in any of these windows. */
async function excessesOf(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const excess = await page.evaluate(async (frames) => {
      const beside = () => document.documentElement.scrollWidth - innerWidth
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve))
      // what measures the window itself follows in one of the next frames
      for (let frame = 0; frame < 2 || (frame < frames && beside() > 0); frame++) await next()
      return beside()
    }, FRAMES)
    if (excess > 0) found.push(`${excess} px beside a window of ${size.width} px`)
  }
  if (before) await page.setViewportSize(before)
  return found
}
