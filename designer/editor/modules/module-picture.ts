import { toBlob } from 'html-to-image'

/** px of the longer side; enough for a picture in a list. */
const LARGEST = 800

/**
 * A picture of a widget as the canvas shows it, made in this browser.
 * @throws Error when the canvas does not show it, or the browser cannot draw it
 */
export function pictureOf(uuid: string): Promise<File> {
  return draw(`[data-widget="${CSS.escape(uuid)}"]`, uuid)
}

/** The same of the page's own widgets, its top if it is long. */
export function pictureOfPage(): Promise<File> {
  return draw('.pm-page[data-region="body"]', 'page')
}

async function draw(selector: string, name: string): Promise<File> {
  const shown = document.querySelector<HTMLElement>(selector)
  if (!shown) throw new Error(`Expected ${selector} on the canvas, found none.`)
  const { offsetWidth: width, offsetHeight } = shown
  const height = Math.min(offsetHeight, width * 2)
  const blob = await toBlob(shown, {
    type: 'image/png',
    width,
    height,
    pixelRatio: Math.min(1, LARGEST / Math.max(width, height)),
    backgroundColor: '#ffffff',
    // a picture that does not load leaves a gap
    imagePlaceholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    skipFonts: true,
  })
  if (!blob) throw new Error('Expected a picture of the canvas, the browser drew none.')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}
