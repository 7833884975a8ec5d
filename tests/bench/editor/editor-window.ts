/** Functions of the editors' page that the bench calls from Node. */

const EDITORS = ['ours', 'hand', 'puck'] as const
export type EditorName = (typeof EDITORS)[number]

/** Milliseconds from the event that requested a change. */
export interface UpdateTimes {
  /** Until the preview's elements have changed. */
  dom: number
  /** Until the second frame after that begins: the first one is painted by then. */
  painted: number
}

export interface Point {
  x: number
  y: number
}

interface EditorWindow {
  /** Loads the code of an editor without drawing anything. */
  fetch(name: EditorName): Promise<void>
  /** Opens a page of that many widgets. Milliseconds until the first click selects a widget. */
  open(size: number): Promise<number>
  /** Opens a page of one widget with a list of that many items, each unfolded, and selects it. */
  openPanel(items: number): Promise<void>
  /** Where a widget can be clicked, in client px. @param share height within its visible part, 0 to 1 */
  placeOf(uuid: string, share: number): Point
  /** Title of the first widget, as the preview shows it. */
  title(): string
  /** Position of the panel's field with this value, scrolled into view; in client px. */
  titleField(title: string): Point
  /** Text of this widget in the preview. */
  textOf(uuid: string): string
  /** Waits for the next key press, and from there until the widget shows another text. */
  expectChange(uuid: string): void
  /** Waits for the next pointer release, and from there until this widget is below that one. */
  expectOrder(moved: string, above: string): void
  /** Resolves when the expected change has happened. */
  seen(): Promise<UpdateTimes>
  /** Records the duration of frames until `framesTaken`. */
  watchFrames(): void
  /** Duration of each frame since, in milliseconds. */
  framesTaken(): number[]
  /** Fields of the panel that accept input. */
  inputs(): number
}

declare global {
  interface Window {
    editorBench: EditorWindow
  }
}
