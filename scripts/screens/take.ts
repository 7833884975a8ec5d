import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { withBase } from '@schemas/site-base'
import { progressOn } from '../validate/progress'
import { PREVIEW } from './servers'
import { signIn } from '../../tests/journeys/kit/member'
import { SCREENS, type Screen, type Shot } from './shots'

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
  const progress = progressOn(process.stderr, shots.length * SCREENS.length, '拍摄')
  let done = 0
  let taken = 0
  for (const screen of SCREENS) {
    const { width } = screen
    const visitor = await browser.newPage(deviceOf(screen))
    const member = await browser.newPage(deviceOf(screen))
    if (shots.some(({ signedIn }) => signedIn)) {
      await member.goto(servers.shop)
      await signIn(member)
    }
    let current = ''
    const note = (text: string) => {
      complaints.push(`${width} ${current}: ${text}`)
    }
    for (const page of [visitor, member]) {
      page.on('console', (message) => message.type() === 'error' && note(message.text()))
      page.on('pageerror', (error) => note(error.message))
    }
    let before: Buffer | undefined
    for (const shot of shots) {
      current = `${shot.group}/${shot.name}`
      progress.show(done++, `${width}/${current}`)
      const page = shot.signedIn ? member : visitor
      const picture = await shoot(page, shot, { servers, screen }).catch((error: unknown) => note(String(error)))
      if (!picture) continue
      const same = current.endsWith('.design') && before?.equals(picture)
      before = picture
      if (same) continue
      const file = join(folder, String(width), `${current}.png`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
      taken += 1
    }
    await Promise.all([visitor.context().close(), member.context().close()])
  }
  progress.clear()
  return { taken, complaints: complaints.filter((text) => !/not-found: .*404/.test(text)) }
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

const deviceOf = ({ width, phone = false }: Screen): BrowserContextOptions => ({
  viewport: { width, height: phone ? 844 : 900 },
  reducedMotion: 'reduce',
  ...(phone && { hasTouch: true, isMobile: true, userAgent: PHONE }),
})

interface Studio {
  servers: Servers
  screen: Screen
}

async function shoot(page: Page, { source, hover }: Shot, { servers, screen }: Studio): Promise<Buffer> {
  const { phone = false } = screen
  if (source.from === 'shop') {
    const { path, company } = source
    const shop = company ? servers.shop.replace('localhost', `${company}.localhost`) : servers.shop
    // nothing is under a finger
    return shootShop(page, shop + withBase(phone ? '/h5' : '', path), phone ? undefined : hover)
  }
  const { file, mode } = source
  const query = new URLSearchParams({ file, mode, ...(phone && { viewport: 'h5' }) })
  await page.goto(`${servers.preview}${PREVIEW}#${query}`)
  const main = page.locator(`main[data-shown="${file}"]`)
  await main.waitFor({ state: 'attached' })
  await settle(page, hover)
  // content that overflows its box (menus, a cart) belongs to the picture
  const height = await main.evaluate((element, lowest) => {
    const bottoms = [...element.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect().bottom)
    return Math.ceil(Math.max(lowest, ...bottoms)) + 20
  }, LOWEST)
  const { width } = screen
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
}

/** A whole page of the running shop, hydrated if it is one of ours. */
export async function shootShop(page: Page, address: string, hover?: string): Promise<Buffer> {
  await page.goto(address)
  if (!address.includes('/api/')) await hydrated(page)
  // the picture reaches further than the screen, near which alone sections are laid out (`known-height.ts`)
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.pm-known'))
      style.contentVisibility = 'visible'
  })
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
