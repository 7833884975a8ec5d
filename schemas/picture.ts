/** Pictures of goods are served in three sizes (designer §9, decisions 8); documents and rows store size l. */
export const PICTURE_SIZES = { s: 150, m: 400, l: 800 } as const

export type PictureSize = keyof typeof PICTURE_SIZES

/** Widest an uploaded picture gets in each size, px: its l may be a banner of the whole page on a dense screen. */
export const UPLOAD_WIDTHS: Record<PictureSize, number> = { ...PICTURE_SIZES, l: 2560 }

/** Our own addresses with a size key: below /media, and uploads in a bucket, known by the form of their keys. */
const SIZED = /^(\/media\/.+|https?:\/\/[^?#]+\/uploads\/[\w-]+\/\d{4}\/\d{2}\/[\da-f-]{36})-[sml](\.[a-z]+)$/

/** The same picture in another size, where its address carries a size key; any other address as it is. */
export function pictureAt(url: string, size: PictureSize): string {
  return url.replace(SIZED, `$1-${size}$2`)
}

/** Every address under which a picture is served: one a size, or just its own. */
export function pictureAddresses(url: string): string[] {
  const sizes = Object.keys(PICTURE_SIZES) as PictureSize[]
  return [...new Set(sizes.map((size) => pictureAt(url, size)))]
}
