import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { strings } from '@schemas/generated/strings/image-url'
import { type PictureSize, UPLOAD_WIDTHS } from '@schemas/picture'
import { AppError } from '../../core/errors'

/** More would take over 200 MB to decode, and no page shows them. */
const MOST_PIXELS = 50_000_000
/** Limit of WebP. */
const TALLEST = 16_383
/** Subsampling that keeps the small red letters of banners sharp. */
const WEBP = { quality: 82, smartSubsample: true }
/** An animated PNG counts as PNG and shows its first frame. */
const ALLOWED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/apng'])

interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Content type of every stored upload. */
export const ENCODED_TYPE = 'image/webp'

/**
 * Decodes an uploaded JPG or PNG, recognized by its content, and encodes it as WebP in every size: rotated according
 * to EXIF, without metadata, never enlarged.
 * @throws AppError naming the problem: another format, too many pixels, damaged
 */
export async function encodePicture(
  bytes: Uint8Array,
  mostPixels = MOST_PIXELS,
): Promise<Record<PictureSize, EncodedPicture>> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ALLOWED.has(type.mime)) throw refused(strings.uploadType)
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels)
      throw refused(strings.uploadPixels.replace('{n}', String(mostPixels / 10_000)))
    return await pictureQueue.run(async () => {
      // decoded once: the smaller sizes are made from the largest
      const { data, info } = await fitted(decoder(bytes).autoOrient(), UPLOAD_WIDTHS.l)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width: rawWidth, height: rawHeight, channels } = info
      const decoded = () => sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } })
      const s = await encode(decoded(), UPLOAD_WIDTHS.s)
      const m = await encode(decoded(), UPLOAD_WIDTHS.m)
      const l = await encode(decoded(), UPLOAD_WIDTHS.l)
      return { s, m, l }
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(strings.uploadBroken, error)
  }
}

/** `warning`: a truncated picture is refused, not padded with grey. */
const decoder = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })

const fitted = (source: Sharp, width: number) =>
  source.resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })

async function encode(source: Sharp, width: number): Promise<EncodedPicture> {
  const { data, info } = await fitted(source, width).webp(WEBP).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const refused = (message: string, cause?: unknown) =>
  new AppError('invalid', { message, errors: { file: [message] }, cause })

/**
 * Limits concurrent image work: decoding shares the thread pool with password hashing, which would otherwise wait for
 * every picture uploaded at the same time.
 */
const MOST_AT_ONCE = 1
/** Most waiting tasks; each holds its file in memory. */
const MOST_WAITING = 50

/** Value of Retry-After in seconds. */
const RETRY_S = 10

/** Runs tasks in order of arrival with limited concurrency. */
export class WorkQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws AppError too_many_requests if the queue is full; and what the task throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting)
        throw new AppError('too_many_requests', { message: '图片处理繁忙，请稍后再试', retryAfter: RETRY_S })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      // passes its slot to the next task, or releases it
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** The queue of this process. */
export const pictureQueue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING)
