import type { Locator, Page } from 'playwright'
import type { EditorScreen } from './editor-screen'

/** Client px. */
export interface Point {
  x: number
  y: number
}

/** A place on the canvas: above or below a widget, inside one (px of the page from its corner), or an empty region. */
export type Spot =
  { above: string } | { below: string } | ({ in: string } & Point) | { region: 'header' | 'body' | 'footer' }

/** Moves that a hand makes on its way; a drag follows them frame by frame. */
const STEPS = 8

/** Presses, moves in steps and lets go. @param to asked when the drag has begun: the canvas may have moved */
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

/** The middle of what of an element lies in the window. */
export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Scrolls the place into view first. */
export async function pointAt(screen: EditorScreen, spot: Spot): Promise<Point> {
  if ('region' in spot) {
    const region = screen.stage.locator(`[data-canvas-region="${spot.region}"]`)
    await region.scrollIntoViewIfNeeded()
    return middleOf(region)
  }
  if ('in' in spot) {
    const body = screen.canvas(spot.in).locator('.pm-body').first()
    await body.scrollIntoViewIfNeeded()
    const { x, y, width } = await boxOf(body)
    const zoom = width / (await body.evaluate((element) => (element as HTMLElement).offsetWidth))
    return { x: x + spot.x * zoom, y: y + spot.y * zoom }
  }
  const isAbove = 'above' in spot
  const row = screen.canvas(isAbove ? spot.above : spot.below)
  const edge = isAbove ? 4 : -4
  await row.evaluate(
    (element, block) => element.scrollIntoView({ block: block as ScrollLogicalPosition }),
    isAbove ? 'start' : 'end',
  )
  const { x, y, width, height } = await boxOf(row)
  return { x: x + width / 2, y: (isAbove ? y : y + height) + edge }
}
