import type { Locator, Page } from 'playwright'

/** Client px. */
export interface Point {
  x: number
  y: number
}

/**
 * A position on the canvas: above or below a widget, inside one (px of the page from its corner), or an empty region.
 */
export type Spot = { above: string } | { below: string } | ({ in: string } & Point) | EmptyRegion

interface EmptyRegion {
  region: 'header' | 'body' | 'footer'
}

/** Number of pointer moves; a drag follows them frame by frame. */
const STEPS = 8
/** px from the edge of a row: nearer to it than to its middle, and outside of a panel's inside. */
const EDGE = 4

/** Presses, moves in steps and releases. @param to read when the drag has begun: the canvas may have moved */
export async function drag(page: Page, from: Point, to: () => Promise<Point>): Promise<void> {
  const { mouse } = page
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(from.x + 6, from.y + 6)
  const target = await to()
  await mouse.move(target.x, target.y, { steps: STEPS })
  await frame(page)
  await mouse.up()
  await frame(page)
}

/** Resolves after the next frame is drawn. */
export const frame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Expected ${locator.toString()} to be drawn, it is not.`)
  return box
}

/** The middle of an element once its position is stable: elements above it may still load. */
export async function middleOf(locator: Locator): Promise<Point> {
  let before = await boxOf(locator)
  for (;;) {
    await frame(locator.page())
    const now = await boxOf(locator)
    if (now.x === before.x && now.y === before.y) break
    before = now
  }
  const { x, y, width, height } = before
  return { x: x + width / 2, y: y + height / 2 }
}

/** Elements of the editor's screen that positions refer to. */
interface Screen {
  readonly viewport: Locator
  readonly stage: Locator
  canvas(uuid: string): Locator
  zoom(): Promise<number>
}

/**
 * Client px of a position, which is scrolled to the middle of the canvas first: at its edges the canvas would scroll
 * automatically.
 */
export async function pointAt(screen: Screen, spot: Spot): Promise<Point> {
  const from = await reckon(screen, spot)
  await screen.viewport.evaluate((viewport, y) => {
    const { top } = viewport.getBoundingClientRect()
    viewport.scrollTop += y - top - viewport.clientHeight / 2
  }, from.y)
  return reckon(screen, spot)
}

async function reckon(screen: Screen, spot: Spot): Promise<Point> {
  if ('region' in spot) return middleOf(screen.stage.locator(`[data-canvas-region="${spot.region}"]`))
  if ('in' in spot) {
    const { x, y } = await boxOf(screen.canvas(spot.in).locator('.pm-body').first())
    const zoom = await screen.zoom()
    return { x: x + spot.x * zoom, y: y + spot.y * zoom }
  }
  const { x, y, width, height } = await boxOf(screen.canvas('above' in spot ? spot.above : spot.below))
  return { x: x + width / 2, y: 'above' in spot ? y + EDGE : y + height - EDGE }
}
