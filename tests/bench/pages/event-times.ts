import type { Browser, Page } from 'playwright'
import { median, quantile } from '../measure/stats'

declare global {
  interface Window {
    /** ms from an input to the next paint, the longest event of each interaction by its id. */
    interactions?: Map<number, number>
  }
}

interface Options {
  /** Slowdown relative to this machine. */
  cpu: number
  rounds: number
}

/**
 * p95 of Event Timing, in ms, while searching, choosing a specification, adding to the cart and changing the
 * quantity: the median of the rounds' values, as everywhere here.
 */
export async function eventTimes(browser: Browser, url: string, { cpu, rounds }: Options): Promise<number> {
  const ownOfRounds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(observe)
    ownOfRounds.push(quantile(await shop(page, url), 0.95))
    await context.close()
  }
  return median(ownOfRounds)
}

function observe() {
  const interactions = (window.interactions = new Map<number, number>())
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** One page load, so that all interactions belong to one document: the following ones are client-side navigation. */
async function shop(page: Page, url: string): Promise<number[]> {
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  // a search box until it has suggestions, a combobox then
  const search = page.getByRole('search').getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.click()
  await search.pressSequentially('手机', { delay: 40 })
  await search.press('Enter')
  await page.waitForURL(/\/items\?keywords=/)
  // the router follows a change of the address by this event
  await page.evaluate(() => {
    history.pushState(null, '', '/items/104')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.locator('fieldset button:enabled').first().waitFor()
  for (const value of await page.locator('fieldset button:enabled:not([aria-pressed=true])').all())
    await value.click()
  await page.getByRole('button', { name: '增加', exact: true }).click()
  await page.getByRole('button', { name: '加入购物车' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByRole('button', { name: '减少', exact: true }).click()
  // the last paint, and the observer's report of it
  await page.waitForTimeout(300)
  return page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()])
}
