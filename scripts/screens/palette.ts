import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { ROOT } from '../launch/run.mjs'
import { PREVIEW } from './servers'

/** px; twice the size that the palette shows. */
const SIZE = { width: 184, height: 104 }
/** Aspect ratio up to which a picture is recognisable. */
const MOST_SLENDER = 4
/** Samples by how much they show: filled ones first. */
const PREFERRED = ['filled', 'default']

/** Takes the picture of each widget's palette entry from one of its samples, stored beside the widget. */
export async function drawPalette(browser: Browser, preview: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const drawn: string[] = []
  for (const [type, file] of samplesByType()) {
    await page.goto(`${preview}${PREVIEW}#${new URLSearchParams({ file, mode: 'render' })}`)
    await page.locator(`main[data-shown="${file}"]`).waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })
    await page.waitForLoadState('networkidle')
    const picture = await page.locator(`[data-widget]`).first().locator('.pm-body').first().screenshot()
    const target = join(ROOT, `widgets/${type}/palette.webp`)
    await (await telling(picture))
      .resize({ ...SIZE, fit: 'contain', background: '#ffffff' })
      .webp({ quality: 82 })
      .toFile(target)
    drawn.push(target)
  }
  await page.close()
  return drawn
}

/** The most informative crop at this size: without empty margins, and the beginning of a bar or a line. */
async function telling(picture: Buffer) {
  const { data, info } = await sharp(picture).trim().png().toBuffer({ resolveWithObject: true })
  const width = Math.min(info.width, Math.max(MOST_SLENDER * info.height, SIZE.width))
  return sharp(data).extract({ left: 0, top: 0, width: Math.round(width), height: info.height })
}

/** The most informative sample comes last, where it takes effect. */
function rank(file: string): number {
  const at = PREFERRED.findIndex((name) => file.endsWith(`/${name}.json`))
  return at < 0 ? PREFERRED.length : at
}

function samplesByType(): Map<string, string> {
  const files = globSync('widgets/W*/samples/*.json', { cwd: ROOT }).toSorted((a, b) => rank(b) - rank(a))
  return new Map(files.map((file) => [file.split('/')[1] ?? '', file]))
}
