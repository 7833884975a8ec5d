/** Part of a picture, in px of the picture. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Quality of JPG, 0 to 1; the server encodes the picture once more. */
const QUALITY = 0.92

/** Draws a part of a picture, `scale` times as large (at most 1), as a file of the same name. */
export async function drawPart(
  bitmap: ImageBitmap,
  { x, y, width, height }: Part,
  { scale, name, type }: { scale: number; name: string; type: string },
): Promise<File> {
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const canvas = new OffscreenCanvas(w, h)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Expected a 2d context of an OffscreenCanvas, got none')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, w, h)
  const blob = await canvas.convertToBlob({ type, quality: QUALITY })
  return new File([blob], name, { type: blob.type })
}
