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

/** Two themes that differ in blue alone: by how much a pixel differs it shows the theme. */
const THEMES = ['#000000', '#0000ff'] as const

/**
 * Takes the picture of each widget's palette entry from one of its samples, stored beside the widget. What shows the
 * theme is transparent in it, so that the palette lays it over the theme of the page.
 */
export async function drawPalette(browser: Browser, preview: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const drawn: string[] = []
  for (const [type, file] of samplesByType()) {
    const shots: Buffer[] = []
    for (const theme of THEMES) {
      await page.goto(`${preview}${PREVIEW}#${new URLSearchParams({ file, mode: 'render', theme })}`)
      await page.locator(`main[data-shown="${file}"][data-theme="${theme}"]`).waitFor({ state: 'attached' })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      await page.waitForLoadState('networkidle')
      shots.push(await page.locator(`[data-widget]`).first().locator('.pm-body').first().screenshot())
    }
    const [black = Buffer.of(), blue = Buffer.of()] = shots
    const target = join(ROOT, `widgets/${type}/palette.webp`)
    await (await telling(black, await themeless(black, blue)))
      .resize({ ...SIZE, fit: 'contain', background: '#ffffff' })
      .webp({ quality: 82, alphaQuality: 100 })
      .toFile(target)
    drawn.push(target)
  }
  await page.close()
  return drawn
}

/** The picture without its theme: over a black theme it is the first, over a blue one the second. */
async function themeless(black: Buffer, blue: Buffer): Promise<Buffer> {
  const [under, over] = await Promise.all(
    [black, blue].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!under || !over) throw new Error('Expected two pictures, got fewer.')
  const { width, height } = under.info
  const pixels = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [from, to] = [pixel * 3, pixel * 4]
    const alpha = 255 - Math.max(0, (over.data[from + 2] ?? 0) - (under.data[from + 2] ?? 0))
    for (let part = 0; part < 3; part++)
      pixels[to + part] = Math.min(255, Math.round(((under.data[from + part] ?? 0) * 255) / Math.max(1, alpha)))
    pixels[to + 3] = alpha
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } }).png().toBuffer()
}

/** The most informative crop at this size: without empty margins, and the beginning of a bar or a line. */
async function telling(drawn: Buffer, picture: Buffer) {
  const { info } = await sharp(drawn).trim().png().toBuffer({ resolveWithObject: true })
  const width = Math.min(info.width, Math.max(MOST_SLENDER * info.height, SIZE.width))
  return sharp(picture).extract({
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: Math.round(width),
    height: info.height,
  })
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
