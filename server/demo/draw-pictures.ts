import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURE_SIZES, type PictureSize, pictureAt } from '@schemas/picture'
import sharp, { type Sharp } from 'sharp'
import type { PictureJob } from './picture-jobs'

/** Parallel drawings: the cores of a small machine. */
const AT_ONCE = 2
// a third of the bytes of effort 0, for a few milliseconds
const WEBP = { quality: 75, effort: 2 }

/** Each size is scaled from the one before it. */
const LARGEST_FIRST = (Object.entries(PICTURE_SIZES) as [PictureSize, number][]).toSorted(
  ([, a], [, b]) => b - a,
)

/**
 * Draws pictures into `${dataDir}/media/…`.
 * @param drawn called after each picture, with the number of finished ones
 */
export async function drawPictures(
  jobs: PictureJob[],
  dataDir: string,
  drawn: (count: number) => void = () => {},
): Promise<void> {
  const waiting = jobs.values()
  let count = 0
  const worker = async () => {
    for (const job of waiting) {
      await draw(job, dataDir)
      drawn(++count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function draw(job: PictureJob, dataDir: string): Promise<void> {
  const write = async (url: string, picture: Sharp) => {
    const file = join(dataDir, url)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await picture.webp({ ...WEBP, quality: job.quality ?? WEBP.quality }).toBuffer())
  }
  const drawing = sharp(Buffer.from(job.svg()))
  if (!job.sized) return write(job.url, drawing)
  // products are drawn on a background: without transparency, all further steps take a third less
  let larger = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const [size, pixels] of LARGEST_FIRST) {
    const raster = () => sharp(larger.data, { raw: larger.info })
    if (pixels < larger.info.width)
      larger = await raster().resize(pixels).raw().toBuffer({ resolveWithObject: true })
    await write(pictureAt(job.url, size), raster())
  }
}
