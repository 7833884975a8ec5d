/** An editor as the bench opens it. */
export interface Contender {
  /** Code that the editor would fetch while it opens. */
  fetch(): Promise<unknown>
  /** Shows the editor of a page in an element. @param text the page document, as the server sends it */
  open(root: HTMLElement, text: string): void
  /** Whether the canvas shows this widget as the selected one. */
  isSelected(uuid: string): boolean
  /** What holds the fields of the selected widget. */
  panel: string
}
