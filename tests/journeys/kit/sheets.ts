/** Sheets of a phone's page: what opens one, and what is wrong with how it closes. */
import type { Locator, Page } from 'playwright'
import { swipe } from './touch'
import type { Visit } from './visit'

/** px; further than a sheet is pulled until it closes. */
const FAR = 200

type Tab = Pick<Visit, 'page' | 'session'>

/** By the attribute: what lies under a sheet is hidden from roles. */
const sheets = (page: Page) => page.locator('[role=dialog]')

/** Every control in sight that says that it opens a dialog. */
export const openersIn = (within: Page | Locator) =>
  within.locator('[aria-haspopup=dialog]:visible:not(:disabled)').all()

const CLOSE = {
  back: ({ page }: Tab) => page.evaluate(() => history.back()),
  swipe: (tab: Tab) => swipe(tab, sheets(tab.page).last().locator('h2'), { y: FAR }),
  Escape: ({ page }: Tab) => page.keyboard.press('Escape'),
}
type WayOut = keyof typeof CLOSE

export const WAYS_OUT = ['back', 'swipe', 'Escape'] as const satisfies WayOut[]

const placeOf = (page: Page) =>
  page.evaluate(() => `${location.pathname}${location.search} at ${Math.round(scrollY)}`)

/**
 * Opens a sheet by a tap and closes it, once in each way; sheets that open from it are tried before it closes.
 * @returns what is wrong, with the sheet's title
 */
export async function faultsOfSheet(tab: Tab, opener: Locator, ways: readonly WayOut[]): Promise<string[]> {
  const { page } = tab
  const faults: string[] = []
  const below = await sheets(page).count()
  for (const [index, way] of ways.entries()) {
    await opener.tap()
    const sheet = sheets(page).nth(below)
    await sheet.waitFor()
    const title = await sheet.locator('h2').innerText()
    if (index === 0)
      for (const inner of await openersIn(sheet)) faults.push(...(await faultsOfSheet(tab, inner, ways)))
    const before = await placeOf(page)
    await CLOSE[way](tab)
    await sheet.waitFor({ state: 'detached' })
    const after = await placeOf(page)
    if (after !== before) faults.push(`${title}: ${way} leads from ${before} to ${after}`)
    if ((await sheets(page).count()) !== below) faults.push(`${title}: ${way} closes others too`)
    if (!(await opener.evaluate((element) => element === document.activeElement)))
      faults.push(`${title}: the focus is not given back after ${way}`)
  }
  return faults
}
