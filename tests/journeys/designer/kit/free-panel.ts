import { expect } from 'vitest'
import type { BoxStyle } from '@schemas/generated/types'
import type { BuiltShop } from '../../../helpers/built-shop'
import type { EditorScreen } from './editor-screen'
import { draft, widgetOf } from './documents'
import { boxOf, frame, type Point } from './mouse'

export type Rect = Pick<BoxStyle, 'x' | 'y' | 'width' | 'height'>

/** Number of pointer moves of a gesture. */
const STEPS = 6

export interface Gesture {
  /** Held while the pointer moves. */
  key?: 'Alt'
  /** Runs before the pointer is released. */
  during?: () => Promise<void>
}

/** Free panel `panel` of the open page, by an operator's actions and observations. */
export class FreePanelHand {
  constructor(
    readonly shop: BuiltShop,
    readonly screen: EditorScreen,
    readonly panel: string,
  ) {}

  /** By keys, in steps of a tenth. @param zoom 1 = 100 % */
  async zoomTo(zoom: number): Promise<void> {
    const shown = this.screen.page.getByRole('button', {
      name: `缩放 ${Math.round(zoom * 100)}%`,
      exact: true,
    })
    await this.screen.keys('ControlOrMeta+0')
    for (let presses = Math.round(Math.abs(zoom - 1) * 10); presses > 0; presses--)
      await this.screen.keys(zoom > 1 ? 'ControlOrMeta+Equal' : 'ControlOrMeta+Minus')
    await shown.waitFor()
    await frame(this.screen.page)
  }

  get overlay() {
    return this.screen.stage.locator(`[data-free-panel="${this.panel}"]`)
  }

  /** The clickable element of a child. */
  grasp(child: string) {
    return this.overlay.locator(`[data-child="${child}"]`)
  }

  /** Displayed position of a child, in px of the panel. */
  async seen(child: string): Promise<Rect> {
    const [body, box, zoom] = [await this.#body(), await boxOf(this.screen.canvas(child)), await this.#zoom()]
    const px = (length: number) => Math.round((length / zoom) * 100) / 100
    return { x: px(box.x - body.x), y: px(box.y - body.y), width: px(box.width), height: px(box.height) }
  }

  /** Its position in the saved draft. */
  async saved(child: string): Promise<Rect> {
    await this.screen.saveNow()
    const { style } = widgetOf(await draft(this.shop, this.screen.page_id), child)
    const { x = 0, y = 0, width = 0, height = 0 } = style as Partial<Rect>
    return { x, y, width, height }
  }

  /** Asserts a child's position, on the screen and in the saved document. */
  async expectAt(child: string, place: Partial<Rect>): Promise<void> {
    await expect.poll(() => this.seen(child)).toMatchObject(place)
    let saved: Rect | undefined
    await expect.poll(async () => (saved = await this.saved(child))).toMatchObject(place)
    expect(saved).toEqual(await this.seen(child))
  }

  async #body() {
    return boxOf(this.screen.canvas(this.panel).locator('.pm-body').first())
  }

  async #zoom(): Promise<number> {
    const body = this.screen.canvas(this.panel).locator('.pm-body').first()
    return (
      (await boxOf(body)).width / (await body.evaluate((element) => (element as HTMLElement).offsetWidth))
    )
  }

  /** A point of the panel on the screen. */
  async at({ x, y }: Point): Promise<Point> {
    const [body, zoom] = [await this.#body(), await this.#zoom()]
    return { x: body.x + x * zoom, y: body.y + y * zoom }
  }

  /** Drags from one point of the panel to another, both in its px. */
  async drag(from: Point, to: Point, { key, during }: Gesture = {}): Promise<void> {
    const { mouse, keyboard } = this.screen.page
    const [start, end] = [await this.at(from), await this.at(to)]
    await mouse.move(start.x, start.y)
    await mouse.down()
    if (key) await keyboard.down(key)
    await mouse.move(end.x, end.y, { steps: STEPS })
    await frame(this.screen.page)
    await during?.()
    await mouse.up()
    if (key) await keyboard.up(key)
    await frame(this.screen.page)
  }

  /** Drags a child by its middle. */
  async move(child: string, by: Point, gesture?: Gesture): Promise<void> {
    const { x, y, width, height } = await this.seen(child)
    const from = { x: x + Math.round(width / 2), y: y + Math.round(height / 2) }
    await this.drag(from, { x: from.x + by.x, y: from.y + by.y }, gesture)
  }

  /** Drags an edge or a corner of the selected child: -1 the near one, 1 the far one, 0 its middle. */
  async resize(
    child: string,
    [across, down]: readonly [-1 | 0 | 1, -1 | 0 | 1],
    by: Point,
    gesture?: Gesture,
  ) {
    const { x, y, width, height } = await this.seen(child)
    const from = { x: x + (width * (across + 1)) / 2, y: y + (height * (down + 1)) / 2 }
    await this.drag(from, { x: from.x + by.x, y: from.y + by.y }, gesture)
  }

  tool(name: string) {
    return this.screen.stage.getByRole('toolbar', { name: '自由面板工具' }).getByRole('button', { name })
  }
}
