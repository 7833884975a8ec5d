/** One editor in its own page, used as by an operator: real keys, real pointer. */
import type { Browser, Page } from 'playwright'
import type { EditorName, Point, UpdateTimes } from '../../editor/editor-window'
import { PANEL_TITLE, uuidAt } from '../../editor/documents'
import { addressOf, newBenchPage } from '../bench-page'
import { Heap } from './heap'

/** ms between two keys of a fast typist. */
const KEY_PAUSE = 80
/** ms after which further typing is a step of its own. */
const STEP_PAUSE = 1100
/** ms after the last key by which every editor has saved, and has let go of what saving took. */
const SAVED = 3000
/** Steps of one drag, and ms between them. */
const DRAG = { steps: 40, pause: 12 }
/** ms that an editor may take to answer. */
const LIMIT = 120_000

const FIRST = uuidAt(0)
const SECOND = uuidAt(1)

export class Session {
  readonly heap: Heap

  private constructor(
    readonly name: EditorName,
    readonly page: Page,
  ) {
    this.heap = new Heap(page)
  }

  static async of(browser: Browser, name: EditorName): Promise<Session> {
    const page = await newBenchPage(browser)
    page.setDefaultTimeout(LIMIT)
    return new Session(name, page)
  }

  /** Opens a page in a fresh document. Milliseconds until the first click selects a widget. */
  async open(size: number): Promise<number> {
    await this.#begin()
    const ms = await this.page.evaluate((count) => window.editorBench.open(count), size)
    // deferred work of the editor is finished by then
    await this.page.waitForTimeout(2_000)
    return ms
  }

  /** Opens a page whose panel has that many list items. Returns the number of fields. */
  async openPanel(items: number): Promise<number> {
    await this.#begin()
    await this.page.evaluate((count) => window.editorBench.openPanel(count), items)
    await this.page.waitForTimeout(2_000)
    await this.#focus(PANEL_TITLE)
    return this.page.evaluate(() => window.editorBench.inputs())
  }

  /** Prepares typing into the title of the first widget, which is selected since opening. */
  async focusTitle(): Promise<void> {
    await this.#focus(await this.page.evaluate(() => window.editorBench.title()))
  }

  /** Presses that many keys, one after the other. */
  async type(keys: number): Promise<UpdateTimes[]> {
    const seen: UpdateTimes[] = []
    for (let index = 0; index < keys; index++) {
      await this.page.waitForTimeout(KEY_PAUSE)
      const key = index % 10 === 9 ? 'Backspace' : 'a'
      seen.push(await this.#change(() => this.page.keyboard.press(key)))
    }
    return seen
  }

  /** Presses that many keys as fast as the editor takes them, and waits until they are saved. */
  async typeAndSave(keys: number): Promise<void> {
    for (let index = 0; index < keys; index++)
      await this.page.keyboard.press(index % 10 === 9 ? 'Backspace' : 'a')
    await this.page.waitForTimeout(SAVED)
  }

  /** Types one letter, leaves the field and undoes it. */
  async undo(): Promise<UpdateTimes> {
    await this.page.waitForTimeout(STEP_PAUSE)
    await this.focusTitle()
    await this.#change(() => this.page.keyboard.press('u'))
    const { x, y } = await this.#place(FIRST)
    await this.page.mouse.click(x, y)
    await this.page.waitForTimeout(STEP_PAUSE)
    return this.#change(() => this.page.keyboard.press('Control+KeyZ'))
  }

  /** Drags the first widget below the second, and undoes it. */
  async drag(): Promise<{ drop: number; frames: number[] }> {
    const { page } = this
    const from = await this.#place(FIRST)
    const to = await this.#place(SECOND, 0.8)
    await page.evaluate(([moved, above]) => window.editorBench.expectOrder(moved, above), [
      FIRST,
      SECOND,
    ] as const)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.evaluate(() => window.editorBench.watchFrames())
    for (let step = 1; step <= DRAG.steps; step++) {
      const share = step / DRAG.steps
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
      await page.waitForTimeout(DRAG.pause)
    }
    const frames = await page.evaluate(() => window.editorBench.framesTaken())
    await page.mouse.up()
    const { dom } = await this.#seen()
    await page.waitForTimeout(STEP_PAUSE)
    await page.keyboard.press('Control+KeyZ')
    await page.waitForTimeout(STEP_PAUSE)
    return { drop: dom, frames }
  }

  close(): Promise<void> {
    return this.page.close()
  }

  async #begin(): Promise<void> {
    await this.page.goto(addressOf('editor'))
    await this.page.waitForFunction(() => 'editorBench' in window)
    await this.page.evaluate((name) => window.editorBench.fetch(name), this.name)
  }

  async #focus(title: string): Promise<void> {
    const { x, y } = await this.page.evaluate((text) => window.editorBench.titleField(text), title)
    await this.page.mouse.click(x, y)
    await this.page.keyboard.press('End')
  }

  #place(uuid: string, share = 0.5): Promise<Point> {
    return this.page.evaluate(([name, down]) => window.editorBench.placeOf(name, down), [
      uuid,
      share,
    ] as const)
  }

  async #change(act: () => Promise<void>): Promise<UpdateTimes> {
    await this.page.evaluate((uuid) => window.editorBench.expectChange(uuid), FIRST)
    await act()
    return this.#seen()
  }

  async #seen(): Promise<UpdateTimes> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const error = new Error(`${this.name}: expected an answer within ${LIMIT} ms, got none.`)
      timer = setTimeout(() => reject(error), LIMIT)
    })
    try {
      return await Promise.race([this.page.evaluate(() => window.editorBench.seen()), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
