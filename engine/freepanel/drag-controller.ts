/** Drives a gesture: turns pointer events into editor commands, once per frame, as one step of the history. */
import type { Editor } from '../editor/editor'
import type { Mark } from '../editor/history'
import { childrenLabel, placeChildren } from './commands'
import { DragSession, type DragFrame } from './drag-session'
import type { Point } from './geometry/box'
import type { Mode } from './geometry/lines'
import type { PanelView } from './panel-view'
import type { Surface } from './surface'
import { texts } from '../texts/texts'

/** What is drawn during a gesture. */
export interface DragFeedback extends Pick<DragFrame, 'guides' | 'distances' | 'outline'> {
  mode: Mode
}

/** Screen px that the pointer must move before a press becomes a drag. */
const THRESHOLD = 3

interface Gesture {
  session: DragSession
  from: Point
  client: Point
  alt: boolean
  /** Set once the pointer has passed the threshold. */
  mark: Mark | null
}

export class DragController {
  readonly #editor: Editor
  readonly #surface: Surface
  readonly #show: (feedback: DragFeedback | null) => void
  #gesture: Gesture | null = null
  #frame = 0
  #count = 0

  constructor(editor: Editor, surface: Surface, show: (feedback: DragFeedback | null) => void) {
    this.#editor = editor
    this.#surface = surface
    this.#show = show
  }

  get active(): boolean {
    return this.#gesture !== null
  }

  /** A press on children; nothing happens before the pointer moves. */
  press(view: PanelView, uuids: readonly string[], mode: Mode, client: Point): void {
    this.finish()
    const from = this.#surface.toPanel(client)
    this.#gesture = { session: new DragSession(view, uuids, mode), from, client, alt: false, mark: null }
    window.addEventListener('keydown', this.#onKey, true)
    window.addEventListener('keyup', this.#onKey, true)
    window.addEventListener('scroll', this.#schedule, true)
  }

  /** The pointer moved. */
  follow(client: Point, alt: boolean): void {
    if (!this.#gesture) return
    this.#gesture.client = client
    this.#gesture.alt = alt
    this.#schedule()
  }

  /** The pointer was released; the gesture becomes one step. Returns whether it was a drag. */
  finish(): boolean {
    const gesture = this.#gesture
    if (!gesture) return false
    this.#apply()
    this.#end()
    if (!gesture.mark) return false
    const uuids = gesture.session.children.map(({ uuid }) => uuid)
    this.#editor.squashTo(gesture.mark, childrenLabel(this.#verb(gesture), uuids, this.#editor.doc))
    return true
  }

  /** Cancels the gesture and restores the page. */
  cancel(): void {
    const mark = this.#gesture?.mark
    this.#end()
    if (mark) this.#editor.bailTo(mark)
  }

  readonly #schedule = (): void => {
    this.#frame ||= requestAnimationFrame(() => this.#apply())
  }

  #apply(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    const gesture = this.#gesture
    if (!gesture) return
    const at = this.#surface.toPanel(gesture.client)
    const delta = { x: at.x - gesture.from.x, y: at.y - gesture.from.y }
    if (!gesture.mark && Math.hypot(delta.x, delta.y) * this.#surface.zoom < THRESHOLD) return
    if (!gesture.mark) {
      gesture.mark = this.#editor.mark()
      this.#count++
    }
    const { placements, ...marks } = gesture.session.at(delta, gesture.alt)
    const key = `${[...placements.keys()].join()}/drag/${this.#count}`
    this.#editor.run(placeChildren(this.#verb(gesture), placements, key))
    this.#show({ ...marks, mode: gesture.session.mode })
    this.#surface.scroll(gesture.client)
  }

  #verb({ session }: Gesture): string {
    return session.mode === 'move' ? texts.steps.move : texts.steps.resize
  }

  #end(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#gesture = null
    window.removeEventListener('keydown', this.#onKey, true)
    window.removeEventListener('keyup', this.#onKey, true)
    window.removeEventListener('scroll', this.#schedule, true)
    this.#show(null)
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && event.type === 'keydown') {
      event.preventDefault()
      event.stopPropagation()
      this.cancel()
    }
    if (event.key === 'Alt' && this.#gesture) {
      // Prevents Alt from opening the browser's menu.
      event.preventDefault()
      this.follow(this.#gesture.client, event.type === 'keydown')
    }
  }
}
