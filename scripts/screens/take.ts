import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { progressOn } from '../validate/progress'
import { PREVIEW } from './servers'
import { WIDTHS, type Shot } from './shots'

interface Servers {
  shop: string
  preview: string
}

/** ms for a menu or a placeholder to settle; animations are off, since reduced motion is requested. */
const SETTLE_MS = 80
const LOWEST = 320

/**
 * Takes the pictures, width by width. A sample's design mode is included only if it differs from render mode.
 * @returns console errors and failed requests of the pages
 */
export async function takePictures(browser: Browser, shots: Shot[], servers: Servers, folder: string) {
  const complaints: string[] = []
  const progress = progressOn(process.stderr, shots.length * WIDTHS.length, '拍摄')
  let done = 0
  let taken = 0
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    let current = ''
    const note = (text: string) => {
      complaints.push(`${width} ${current}: ${text}`)
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(error.message))
    let before: Buffer | undefined
    for (const shot of shots) {
      current = `${shot.group}/${shot.name}`
      progress.show(done++, `${width}/${current}`)
      const picture = await shoot(page, shot, servers).catch((error: unknown) => note(String(error)))
      if (!picture) continue
      const same = current.endsWith('.design') && before?.equals(picture)
      before = picture
      if (same) continue
      const file = join(folder, String(width), `${current}.png`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
      taken += 1
    }
    await page.close()
  }
  progress.clear()
  return { taken, complaints: complaints.filter((text) => !/not-found: .*404/.test(text)) }
}

async function shoot(page: Page, { source, hover }: Shot, servers: Servers): Promise<Buffer> {
  if (source.from === 'shop') {
    const { path, company } = source
    const shop = company ? servers.shop.replace('localhost', `${company}.localhost`) : servers.shop
    return shootShop(page, shop + path, hover)
  }
  const { file, mode } = source
  await page.goto(`${servers.preview}${PREVIEW}#${new URLSearchParams({ file, mode })}`)
  const main = page.locator(`main[data-shown="${file}"]`)
  await main.waitFor({ state: 'attached' })
  await settle(page, hover)
  // content that overflows its box (menus, a cart) belongs to the picture
  const height = await main.evaluate((element, lowest) => {
    const bottoms = [...element.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect().bottom)
    return Math.ceil(Math.max(lowest, ...bottoms)) + 20
  }, LOWEST)
  const { width } = page.viewportSize() ?? { width: WIDTHS[0] }
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
}

/** A whole page of the running shop, hydrated if it is one of ours. */
export async function shootShop(page: Page, address: string, hover?: string): Promise<Buffer> {
  await page.goto(address)
  if (!address.includes('/api/')) await hydrated(page)
  await settle(page, hover)
  return page.screenshot({ fullPage: true })
}

const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated === 'true' &&
      [...document.querySelectorAll('.pm-page')].every((region) => region.hasAttribute('data-complete')),
  )

/** Loads lazy content and waits until every picture has loaded or failed. */
async function settle(page: Page, hover?: string) {
  await page.mouse.move(0, 0)
  if (hover) await page.locator(hover).first().hover()
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
}
