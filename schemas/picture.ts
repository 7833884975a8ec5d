/** Pictures of goods are served in three sizes (designer §9, decisions 8); documents and rows store size l. */
export const PICTURE_SIZES = { s: 150, m: 400, l: 800 } as const

export type PictureSize = keyof typeof PICTURE_SIZES

const SIZED = /^(\/media\/.+)-[sml](\.[a-z]+)$/

/** The same picture in another size, where its address carries a size key; any other address as it is. */
export function pictureAt(url: string, size: PictureSize): string {
  return url.replace(SIZED, `$1-${size}$2`)
}
