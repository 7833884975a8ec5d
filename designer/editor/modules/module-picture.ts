import { toBlob } from 'html-to-image'

/** px of the longer side; enough for a picture in a list. */
const LARGEST = 800

/**
 * A picture of widgets as the canvas shows them, made in this browser; of several without what lies between them.
 * @throws Error when the canvas does not show them, or the browser cannot draw them
 */
export function pictureOf(uuids: readonly string[]): Promise<File> {
  const frames = uuids.flatMap((uuid) => {
    const frame = document.querySelector<HTMLElement>(`[data-canvas-region] [${FRAME}="${CSS.escape(uuid)}"]`)
    return frame ? [frame] : []
  })
  const [first] = frames
  if (!first) throw new Error(`Expected ${uuids.join()} on the canvas, found none.`)
  if (frames.length === 1) return draw(first, first.offsetHeight, uuids[0] ?? '')
  return draw(holderOf(frames), rowsOf(frames), 'module', (node) => isPartOf(node, frames))
}

const FRAME = 'data-widget'

/** The panel, or the part of the page, that holds them all. */
function holderOf(frames: readonly HTMLElement[]): HTMLElement {
  let holder = frames[0]?.parentElement
  while (holder && !frames.every((frame) => holder?.contains(frame))) holder = holder.parentElement
  if (!holder) throw new Error('Expected one page around the widgets, found none.')
  return holder
}

/** px of what is left of the holder's height: rows that are not drawn take none, children of a panel keep their place. */
function rowsOf(frames: readonly HTMLElement[]): number {
  const holder = holderOf(frames)
  const panel = holder.closest(`[${FRAME}]`)
  if (panel) return holder.offsetHeight
  const all = [...holder.querySelectorAll<HTMLElement>(`[${FRAME}]`)]
  const rows = all.filter((frame) => frame.parentElement?.closest(`[${FRAME}]`) === panel)
  const { top, height } = holder.getBoundingClientRect()
  const zoom = height / holder.offsetHeight || 1
  // with the gap to the next row
  const steps = rows.map((row, index) => {
    const end = rows[index + 1]?.getBoundingClientRect().top ?? top + height
    return isPartOf(row, frames) ? (end - row.getBoundingClientRect().top) / zoom : 0
  })
  return steps.reduce((sum, step) => sum + step, 0)
}

/** Whether a node is drawn: no widget, one of them, around or in one of them. */
function isPartOf(node: Node, frames: readonly HTMLElement[]): boolean {
  if (!(node instanceof HTMLElement) || !node.hasAttribute(FRAME)) return true
  return frames.some((frame) => frame.contains(node) || node.contains(frame))
}

/** A picture of the page's own widgets, its top if it is long. */
export function pictureOfPage(): Promise<File> {
  const page = document.querySelector<HTMLElement>('.pm-page[data-region="body"]')
  if (!page) throw new Error('Expected the page on the canvas, found none.')
  return draw(page, page.offsetHeight, 'page')
}

async function draw(
  shown: HTMLElement,
  offsetHeight: number,
  name: string,
  filter: (node: Node) => boolean = () => true,
): Promise<File> {
  const { offsetWidth: width } = shown
  const height = Math.min(offsetHeight, width * 2)
  const blob = await toBlob(shown, {
    type: 'image/png',
    filter,
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
