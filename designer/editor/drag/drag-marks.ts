import { type Point, type CanvasView, cover } from '../canvas-view'
import styles from './drag.module.css'
import type { Target } from './target'

/** Lies over the whole window while something is dragged: shows the pointer's shape and the dragged name. */
export class DragCover {
  readonly #element = document.createElement('div')
  readonly #chip = document.createElement('div')

  /** @param passes whether events go to what lies below: the browser's own drags of files */
  constructor(title: string, passes = false) {
    this.#element.className = styles.cover ?? ''
    this.#element.toggleAttribute('data-passes', passes)
    this.#chip.className = styles.chip ?? ''
    this.name(title)
    this.#element.append(this.#chip)
    document.body.append(this.#element)
  }

  moveTo({ x, y }: Point): void {
    this.#chip.style.transform = `translate(${x + 14}px, ${y + 14}px)`
  }

  name(title: string): void {
    if (this.#chip.textContent !== title) this.#chip.textContent = title
  }

  /** @param reason why it cannot be dropped here; null if it can */
  say(reason: string | null): void {
    this.#element.dataset['refused'] = String(reason !== null)
    this.#chip.dataset['reason'] = reason ?? ''
  }

  remove(): void {
    // the click that ends the gesture still belongs to it, not to what lies below
    this.#chip.remove()
    setTimeout(() => this.#element.remove())
  }
}

/** Shows on the canvas where a drop would go: a line between widgets, a box inside a panel or an empty region. */
export class DropMark {
  readonly #element = document.createElement('div')

  constructor(private readonly view: CanvasView) {
    this.#element.ariaHidden = 'true'
    this.#element.dataset['dropMark'] = ''
    this.#element.hidden = true
    view.elements.board.append(this.#element)
  }

  show(target: Pick<Target, 'box' | 'reason'> | null): void {
    const element = this.#element
    element.hidden = target === null
    if (!target) return
    const isLine = target.box.height === 0
    element.className = [
      styles.mark,
      isLine ? styles.line : styles.box,
      target.reason !== null && styles.refused,
    ]
      .filter(Boolean)
      .join(' ')
    cover(element, this.view.toBoard(target.box))
  }

  remove(): void {
    this.#element.remove()
  }
}
