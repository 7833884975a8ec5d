import { type CanvasView, cover } from '../canvas-view'
import type { Target } from './target'
import styles from './drag.module.css'

/** Shows on the canvas where a drop would go: a line between widgets, a box inside a panel or an empty region. */
export class DropMark {
  readonly #element = document.createElement('div')

  constructor(private readonly view: CanvasView) {
    this.#element.ariaHidden = 'true'
    this.#element.dataset['dropMark'] = ''
    this.#element.hidden = true
    view.elements.board.append(this.#element)
  }

  show(target: Target | null): void {
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
