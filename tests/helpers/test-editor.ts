/** An editor driven by operator actions, with a clock that moves only on request. */
import { setProp, setStyle } from '@engine/commands'
import { Editor } from '@engine/editor/editor'
import { expect } from 'vitest'
import { bytesOf, outlineOf, pageOf, type Outline } from './widget-tree'
import { requireWidget } from '@engine/page/find'

export class TestEditor extends Editor {
  readonly #clock: { time: number }

  constructor(outline: Outline) {
    const clock = { time: 0 }
    super(pageOf(outline), { now: () => clock.time })
    this.#clock = clock
  }

  wait(milliseconds: number): this {
    this.#clock.time += milliseconds
    return this
  }

  /** Types a text into a field, key by key, 100 ms apart. */
  type(uuid: string, text: string, field = 'text'): this {
    for (let length = 1; length <= text.length; length++) {
      this.run(setProp(uuid, [field], text.slice(0, length)))
      this.wait(100)
    }
    return this
  }

  /** Composes a text with an input method: the field sees each intermediate state. */
  compose(uuid: string, states: string[], field = 'text'): this {
    this.beginComposition()
    for (const state of states) this.run(setProp(uuid, [field], state))
    this.endComposition()
    return this
  }

  /** Drags a widget over some points, then drops it, or presses Escape. */
  drag(uuid: string, points: [x: number, y: number][], end: 'drop' | 'escape' = 'drop'): this {
    const mark = this.mark()
    for (const [x, y] of points) this.run(setStyle(uuid, { x, y }))
    if (end === 'drop') this.squashTo(mark)
    else this.bailTo(mark)
    return this
  }

  get bytes(): string {
    return bytesOf(this.doc)
  }

  get labels(): string[] {
    return this.history.filter(({ done }) => done).map(({ label }) => label)
  }

  expectOutline(outline: Outline): this {
    // as text, since the order of siblings matters
    expect(JSON.stringify(outlineOf(this.doc))).toBe(JSON.stringify(outline))
    return this
  }

  expectProp(uuid: string, field: string, value: unknown): this {
    expect(requireWidget(this.doc, uuid, 'test').props[field]).toEqual(value)
    return this
  }
}
