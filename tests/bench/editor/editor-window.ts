/** What the editors' page offers to the bench's Node side. */

export const EDITORS = ['ours', 'hand', 'puck'] as const
export type EditorName = (typeof EDITORS)[number]

/** Milliseconds from the event that asked for a change. */
export interface Seen {
  /** Until the preview's elements had changed. */
  dom: number
  /** Until the second frame after that began: the first has been painted. */
  painted: number
}

export interface Point {
  x: number
  y: number
}

export interface EditorWindow {
  /** Fetches the code of an editor; nothing is drawn. */
  fetch(name: EditorName): Promise<void>
  /** Opens a page of that many widgets. Milliseconds until the first click selects a widget. */
  open(size: number): Promise<number>
  /** Opens a page of one widget with a list of that many items, each unfolded, and selects it. */
  openPanel(items: number): Promise<void>
  /** Where a widget can be clicked, in client px. @param share how far down the part of it that is in sight */
  placeOf(uuid: string, share: number): Point
  /** Title of the first widget, as the preview shows it. */
  title(): string
  /** Where the panel's field with this value is, scrolled into view; in client px. */
  titleField(title: string): Point
  /** What stands in the preview as this widget. */
  textOf(uuid: string): string
  /** From now on waits for the next key, and from there until the widget shows something else. */
  expectChange(uuid: string): void
  /** From now on waits for the next release of the pointer, and from there until this widget stands below that. */
  expectOrder(moved: string, above: string): void
  /** Resolves when what was expected has happened. */
  seen(): Promise<Seen>
  /** Notes how long frames take until `framesTaken`. */
  watchFrames(): void
  /** Milliseconds of each frame since. */
  framesTaken(): number[]
  /** Fields of the panel that can be typed into, or clicked. */
  inputs(): number
}

declare global {
  interface Window {
    editorBench: EditorWindow
  }
}
