/**
 * `npm run screens [-- --readme | --palette | --handbook] [WORD …]`: takes pictures of every page and every widget sample on a phone of
 * 390 px and at 1280, 1440 and 1920 into `screens/`, for review; `screens/index.html` shows them side by side. With words,
 * only pictures whose name contains one of them. `--readme` takes only the README's pictures, `--palette` those of the
 * designer's palette, `--handbook` does the tasks of the operators' handbook and takes theirs.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './launch/browser.mjs'
import { argumentsOf } from './launch/cli.mjs'
import { ROOT } from './launch/run.mjs'
import { drawHandbook } from './screens/handbook'
import { writeContactSheet } from './screens/contact-sheet'
import { drawPalette } from './screens/palette'
import { openPreview, openShop } from './screens/servers'
import { drawReadmePictures } from './screens/readme'
import { allShots, SCREENS, type Shot } from './screens/shots'
import { takePictures } from './screens/take'
import { launchBrowser } from '../tests/helpers/browser'

const FOLDER = join(ROOT, 'screens')

const { values, positionals: words } = argumentsOf('screens')
const { handbook, palette, readme } = values

await ensureBrowser()
const started = Date.now()
console.log('Starting a temporary shop …')
const shop = await openShop()
try {
  const browser = await launchBrowser()
  try {
    if (readme) console.log((await drawReadmePictures(browser, shop.url)).join('\n'))
    else if (handbook) await drawHandbookPictures(browser)
    else if (palette) await drawPalettePictures(browser)
    else await drawAll(browser)
  } finally {
    await browser.close()
  }
} finally {
  await shop.close()
}

async function drawAll(browser: Awaited<ReturnType<typeof launchBrowser>>) {
  const shots = allShots().filter(isWanted)
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const preview = await openPreview(shop.url)
  try {
    const { taken, complaints } = await takePictures(
      browser,
      shots,
      { shop: shop.url, preview: preview.url },
      FOLDER,
    )
    const sheet = writeContactSheet(FOLDER)
    for (const complaint of complaints) console.warn(complaint)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(
      `${taken} pictures at ${SCREENS.map(({ width }) => width).join(', ')} in ${seconds} s, ${complaints.length} complaints: ${sheet}`,
    )
    if (complaints.length > 0) process.exitCode = 1
  } finally {
    await preview.close()
  }
}

async function drawHandbookPictures(browser: Awaited<ReturnType<typeof launchBrowser>>) {
  const { taken, bytes, complaints } = await drawHandbook(browser, shop.url, words)
  for (const complaint of complaints) console.warn(complaint)
  console.log(`${taken} tasks, ${Math.round(bytes / 1000)} kB, ${complaints.length} complaints`)
  if (complaints.length > 0) process.exitCode = 1
}

async function drawPalettePictures(browser: Awaited<ReturnType<typeof launchBrowser>>) {
  const preview = await openPreview(shop.url)
  try {
    const drawn = await drawPalette(browser, preview.url)
    console.log(`${drawn.length} pictures of the palette`)
  } finally {
    await preview.close()
  }
}

function isWanted({ group, name }: Shot) {
  return words.length === 0 || words.some((word) => `${group}/${name}`.includes(word))
}
