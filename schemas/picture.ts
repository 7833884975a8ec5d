/** Product pictures are served in three sizes; documents and rows store size l (rule widgets-8). */
export const PICTURE_SIZES = { s: 150, m: 400, l: 800 } as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** Maximum width of an uploaded picture in each size, px: size l may be a full-width banner on a dense screen. */
export const UPLOAD_WIDTHS: Record<PictureSize, number> = { ...PICTURE_SIZES, l: 2560 }

/** Our own addresses with a size key: below /media, and uploads in a bucket, recognised by the form of their keys. */
const SIZED =
  /^(\/media\/[^\s,?#]+|https?:\/\/[^\s,?#]+\/uploads\/[\w-]+\/\d{4}\/\d{2}\/[\da-f-]{36})-[sml](\.[a-z]+)$/

/** The same picture in another size if its address has a size key; else the address itself. */
export function pictureAt(url: string, size: PictureSize): string {
  return url.replace(SIZED, `$1-${size}$2`)
}

const sizes = Object.entries(PICTURE_SIZES) as [PictureSize, number][]

/**
 * The sizes as `srcset`: addresses and widths in px; `undefined` without a size key. An upload's l may be wider than
 * stated, which changes no choice: it is the widest either way.
 */
export function pictureSet(url: string): string | undefined {
  if (!SIZED.test(url)) return undefined
  return sizes.map(([size, width]) => `${pictureAt(url, size)} ${width}w`).join(', ')
}

/** All addresses of a picture: one per size, or only its own. */
export function pictureAddresses(url: string): string[] {
  return [...new Set(sizes.map(([size]) => pictureAt(url, size)))]
}
