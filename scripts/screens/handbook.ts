import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { ROOT } from '../launch/run.mjs'
import { Desk } from './handbook/desk'
import { tasks } from './handbook/tasks'
import { handbookTasks, type HandbookTask } from './handbook/text'

const FOLDER = join(ROOT, 'docs/zh/handbook/pictures')
/** px */
const WIDTH = 1024
/** Bytes of one picture. */
export const MOST_BYTES = 60_000
const QUALITIES = [82, 72, 62, 50, 40, 30]

/**
 * Does every task of the handbook at the running shop, as its steps say, and takes its picture. A task whose text quotes
 * words that were not shown meanwhile is a complaint.
 * @param wanted words of ids; none: all
 */
export async function drawHandbook(browser: Browser, shop: string, wanted: readonly string[] = []) {
  mkdirSync(FOLDER, { recursive: true })
  const complaints: string[] = []
  let bytes = 0
  const chosen = handbookTasks().filter(
    ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)),
  )
  for (const text of chosen) {
    const { picture, complaint } = await done(browser, shop, text)
    if (complaint !== undefined) complaints.push(`${text.chapter}/${text.id}: ${complaint}`)
    if (complaint !== undefined) console.warn(`${text.chapter}/${text.id}: ${complaint}`)
    if (!picture) continue
    writeFileSync(join(FOLDER, `${text.id}.webp`), picture)
    bytes += picture.length
    console.log(`${text.chapter}/${text.id} ${Math.round(picture.length / 1000)} kB`)
  }
  return { taken: chosen.length, bytes, complaints }
}

async function done(
  browser: Browser,
  shop: string,
  { id, shown }: HandbookTask,
): Promise<{ picture?: Buffer; complaint?: string }> {
  const task = tasks[id]
  if (!task) return { complaint: 'expected its steps in scripts/screens/handbook/tasks, found none' }
  const desk = await Desk.open(browser, shop, task.role)
  try {
    await task.run(desk)
    const unseen = desk.unseen(shown)
    return {
      picture: await small(desk.taken()),
      ...(unseen.length > 0 && { complaint: `quotes words that were not shown: ${unseen.join('、')}` }),
    }
  } catch (error) {
    await desk.page.screenshot({ path: join(ROOT, `.cache/handbook-${id}.png`) })
    return { complaint: error instanceof Error ? error.message : String(error) }
  } finally {
    await desk.context.close()
  }
}

/** At the best quality within the limit. */
async function small(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error(`Expected a picture of at most ${MOST_BYTES} bytes at quality ${QUALITIES.at(-1)}`)
}
