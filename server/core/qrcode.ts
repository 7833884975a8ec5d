import { toBuffer } from 'bwip-js/node'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

const KEPT_BYTES = 4 * 1024 * 1024
/** Modules of the quiet zone that the standard requires. */
const QUIET = 4

interface Code {
  text: string
  size: number
}

const drawn = new LRUCache<string, Buffer, Code>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_key, _stale, { context }) => draw(context),
})

/** A PNG, `size` pixels wide and high (more where a long text needs them); the same code is drawn once. */
export async function qrcodePng(text: string, size: number): Promise<Buffer> {
  const png = await drawn.fetch(`${size} ${text}`, { context: { text, size } })
  if (!png) throw new Error(`Expected a code of ${text.length} characters to be drawn`)
  return png
}

/** Every module is a whole number of pixels wide; the remainder is white. */
async function draw({ text, size }: Code): Promise<Buffer> {
  const code = sharp(
    await toBuffer({ bcid: 'qrcode', text, scale: 1, padding: QUIET, backgroundcolor: 'FFFFFF' }),
  )
  const { width } = await code.metadata()
  const scaled = width * Math.max(1, Math.floor(size / width))
  const rest = Math.max(0, size - scaled)
  const [left, top] = [Math.floor(rest / 2), Math.floor(rest / 2)]
  return code
    .resize(scaled, scaled, { kernel: 'nearest' })
    .extend({ left, top, right: rest - left, bottom: rest - top, background: '#ffffff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
