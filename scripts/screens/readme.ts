import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { ROOT } from '../launch/run.mjs'
import { shootShop } from './take'

const FILE = join(ROOT, 'docs/home.webp')
const SIZE = { width: 1440, height: 1500 }
const MOST_BYTES = 400_000
const QUALITIES = [86, 80, 72, 64, 50]

/** Draws the top of the home page for the README, as large as the limit allows. @returns what it wrote */
export async function drawReadmePicture(browser: Browser, shop: string): Promise<string> {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
  const png = await shootShop(page, shop)
  for (const quality of QUALITIES) {
    const picture = await sharp(png)
      .extract({ left: 0, top: 0, ...SIZE })
      .webp({ quality })
      .toBuffer()
    if (picture.length > MOST_BYTES) continue
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, picture)
    return `docs/home.webp: ${SIZE.width} × ${SIZE.height}, ${Math.round(picture.length / 1000)} kB`
  }
  throw new Error(`Expected the home page to fit into ${MOST_BYTES} bytes at quality ${QUALITIES.at(-1)}`)
}
