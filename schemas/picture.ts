/** Pictures of goods are served in three sizes (rule widgets-8); documents and rows store size l. */
export const PICTURE_SIZES = { s: 150, m: 400, l: 800 } as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** Widest an uploaded picture gets in each size, px: its l may be a banner of the whole page on a dense screen. */
export const UPLOAD_WIDTHS: Record<PictureSize, number> = { ...PICTURE_SIZES, l: 2560 }

/** Our own addresses with a size key: below /media, and uploads in a bucket, known by the form of their keys. */
const SIZED =
  /^(\/media\/[^\s,?#]+|https?:\/\/[^\s,?#]+\/uploads\/[\w-]+\/\d{4}\/\d{2}\/[\da-f-]{36})-[sml](\.[a-z]+)$/

/** The same picture in another size, where its address carries a size key; any other address as it is. */
export function pictureAt(url: string, size: PictureSize): string {
  return url.replace(SIZED, `$1-${size}$2`)
}

const sizes = Object.entries(PICTURE_SIZES) as [PictureSize, number][]

/**
 * The sizes a browser may choose from, as `srcset` says them: addresses and widths in px; `undefined` where the address
 * carries no size key. An upload's l may be wider, which changes no choice: it is the widest either way.
 */
export function pictureSet(url: string): string | undefined {
  if (!SIZED.test(url)) return undefined
  return sizes.map(([size, width]) => `${pictureAt(url, size)} ${width}w`).join(', ')
}

/** Every address under which a picture is served: one a size, or just its own. */
export function pictureAddresses(url: string): string[] {
  return [...new Set(sizes.map(([size]) => pictureAt(url, size)))]
}
