import { toBlob } from 'html-to-image'

/** px of the longer side; a picture in a list needs no more. */
const LARGEST = 800

/**
 * A picture of a widget as the canvas shows it, made in this browser.
 * @throws Error when the canvas does not show it, or the browser cannot draw it
 */
export async function pictureOf(uuid: string): Promise<File> {
  const frame = document.querySelector<HTMLElement>(`[data-widget="${CSS.escape(uuid)}"]`)
  if (!frame) throw new Error(`Expected widget ${uuid} on the canvas, found none.`)
  const { offsetWidth, offsetHeight } = frame
  const scale = Math.min(1, LARGEST / Math.max(offsetWidth, offsetHeight))
  const blob = await toBlob(frame, {
    type: 'image/png',
    pixelRatio: scale,
    backgroundColor: '#ffffff',
    // a picture that does not load leaves a gap, not a failure
    imagePlaceholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    skipFonts: true,
  })
  if (!blob) throw new Error('Expected a picture of the panel, the browser drew none.')
  return new File([blob], `${uuid}.png`, { type: 'image/png' })
}
