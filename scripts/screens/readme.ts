import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { DEMO_ACCOUNTS } from '@server/config/demo-accounts'
import { ROOT } from '../launch/run.mjs'
import { shootShop } from './take'

const SIZE = { width: 1440, height: 1500 }
const DESIGNER_SIZE = { width: 1440, height: 900 }
const MOST_BYTES = 400_000
const QUALITIES = [86, 80, 72, 64, 50]

/** Takes the README's pictures: the top of the home page, and the designer with its carousel selected. */
export async function drawReadmePictures(browser: Browser, shop: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
  return [
    await write('docs/home.webp', await shootShop(page, shop), SIZE),
    await write('docs/designer.webp', await shootDesigner(browser, shop), DESIGNER_SIZE),
  ]
}

async function shootDesigner(browser: Browser, shop: string): Promise<Buffer> {
  const [owner] = DEMO_ACCOUNTS
  if (!owner) throw new Error('Expected a demo operator, found none.')
  const page = await browser.newPage({ viewport: DESIGNER_SIZE, locale: 'zh-CN', reducedMotion: 'reduce' })
  await page.goto(`${shop}/designer/pages/home`)
  await page.getByLabel('账号').fill(owner.username)
  await page.getByLabel('密码').fill(owner.password)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  const carousel = page.locator('[data-widget="hero-slides"]')
  await carousel.waitFor()
  await page.waitForLoadState('networkidle')
  const box = await carousel.boundingBox()
  if (!box) throw new Error('Expected the carousel on the canvas, found no box.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  // the page's own form, which is shown first, has a list too
  await page.getByText('W0001', { exact: true }).waitFor()
  await page.locator('.pm-set-list').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.ant-skeleton') === null)
  await page.waitForLoadState('networkidle')
  return page.screenshot()
}

/** At the best quality within the limit. @returns the written file */
async function write(file: string, png: Buffer, size: { width: number; height: number }): Promise<string> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png)
      .extract({ left: 0, top: 0, ...size })
      .webp({ quality })
      .toBuffer()
    if (picture.length > MOST_BYTES) continue
    const target = join(ROOT, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
    return `${file}: ${size.width} × ${size.height}, ${Math.round(picture.length / 1000)} kB`
  }
  throw new Error(`Expected ${file} to fit into ${MOST_BYTES} bytes at quality ${QUALITIES.at(-1)}`)
}
