import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PICTURE_SIZES, type PictureSize, pictureAt } from '@schemas/picture'
import sharp, { type Sharp } from 'sharp'
import type { PictureJob } from './picture-jobs'

/** Parallel drawings: the cores of a small machine. */
const AT_ONCE = 2
// a third of the bytes of effort 0, for a few milliseconds
const WEBP = { quality: 75, effort: 2 }

/**
 * Draws pictures into `${dataDir}/media/…`; existing ones are skipped.
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
  const { data, info } = await sharp(Buffer.from(job.svg())).raw().toBuffer({ resolveWithObject: true })
  const raster = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const write = async (url: string, picture: Sharp) => {
    const file = join(dataDir, url)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await picture.webp({ ...WEBP, quality: job.quality ?? WEBP.quality }).toBuffer())
  }
  if (!job.sized) return write(job.url, raster())
  const sizes = Object.entries(PICTURE_SIZES) as [PictureSize, number][]
  for (const [key, pixels] of sizes) {
    await write(pictureAt(job.url, key), pixels === job.width ? raster() : raster().resize(pixels))
  }
}
