/** First bytes of the kinds that may be uploaded (rule images-1): what a file holds, whatever it calls itself. */
const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

export type ImageType = keyof typeof SIGNATURES

/** For the file dialog; the chosen file is checked by its content. */
export const ACCEPT = Object.keys(SIGNATURES).join(',')

/** Kind of a picture by its first bytes, or `null` for anything that may not be uploaded. */
export async function imageTypeOf(file: Blob): Promise<ImageType | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  for (const [type, signature] of Object.entries(SIGNATURES))
    if (signature.every((byte, index) => head[index] === byte)) return type as ImageType
  return null
}
