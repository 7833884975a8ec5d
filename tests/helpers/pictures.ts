/** Picture files as operators upload them, and files that only claim to be pictures. */
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#ff5a00' } })

export const png = (width: number, height: number): Promise<Buffer> => plain(width, height).png().toBuffer()
export const jpeg = (width: number, height: number): Promise<Buffer> => plain(width, height).jpeg().toBuffer()
/** Compresses badly, as a photograph does: about 3 bytes a pixel. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
export const gif = (): Promise<Buffer> => plain(8, 8).gif().toBuffer()
export const webp = (): Promise<Buffer> => plain(8, 8).webp().toBuffer()

/** As written by an upright camera: landscape pixels, an orientation flag, and the location. */
export const turnedJpeg = (width: number, height: number): Promise<Buffer> =>
  plain(height, width)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A picture that is far too large when decoded. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const small = await png(8, 8)
  // signature 8, length 4, "IHDR" 4, then width and height
  small.writeUInt32BE(width, 16)
  small.writeUInt32BE(height, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
