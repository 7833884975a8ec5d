/** Keys that step a number field: the value changes, but the browser has no undo entry for it. */
const STEPS = ['ArrowUp', 'ArrowDown']

/** Knows whether the focused field holds text that was typed since it got the focus, which the browser can undo. */
export class TypedText {
  #field: EventTarget | null = null
  readonly #listeners = new AbortController()

  constructor(target: Window) {
    const options = { capture: true, signal: this.#listeners.signal }
    target.addEventListener('input', ({ target: field }) => (this.#field = field), options)
    target.addEventListener('focusout', () => (this.#field = null), options)
    target.addEventListener('pointerdown', ({ target: pressed }) => this.#leave(pressed), options)
    target.addEventListener('keydown', ({ key }) => STEPS.includes(key) && (this.#field = null), options)
  }

  get inFocus(): boolean {
    const field = this.#field
    return isTextField(field) && field.value !== ''
  }

  stop(): void {
    this.#listeners.abort()
  }

  /** A press elsewhere, on an option or a step button, changes the value by other means than typing. */
  #leave(pressed: EventTarget | null): void {
    if (pressed !== this.#field) this.#field = null
  }
}

/** An emptied text field counts as untyped, for example a search box in a select. */
function isTextField(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'color'].includes(field.type)
}
