import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { type Action, allActions, canRun } from '../actions'
import type { Workspace } from '../workspace'

/**
 * Listens for every action's keys while the editor is open. None fires inside a field, a dialog or a menu, nor while
 * an input method composes, unless the action says so (`everywhere`, `inFields`).
 */
export function useShortcuts(workspace: Workspace): void {
  useEffect(() => {
    const typed = new TypedText(window)
    const stop = tinykeys(window, bindings(workspace, typed))
    return () => {
      stop()
      typed.stop()
    }
  }, [workspace])
}

type Handlers = Record<string, (event: KeyboardEvent) => void>

/** Keys that several actions share go to the first that can be done. */
function bindings(workspace: Workspace, typed: TypedText): Handlers {
  const handlers: Handlers = {}
  const bound = allActions().filter(({ native }) => !native)
  for (const keys of new Set(bound.flatMap(({ keys: own = [] }) => own))) {
    const sharing = bound.filter(({ keys: own = [] }) => own.includes(keys))
    handlers[keys] = (event) => {
      const action = sharing.find((each) => mayFire(each, event, workspace, typed))
      if (!action) return
      event.preventDefault()
      void action.run(workspace)
    }
  }
  return handlers
}

function mayFire(action: Action, event: KeyboardEvent, workspace: Workspace, typed: TypedText): boolean {
  if (event.defaultPrevented || event.isComposing || !canRun(action, workspace)) return false
  if (action.everywhere) return true
  const { dialog, menu } = workspace.ui
  // a menu that has just opened has the keys before it has the focus
  if (dialog !== null || menu !== null || isWithin(event, LAYERS) || pressesControl(event)) return false
  return !isWithin(event, FIELDS) || isMeantFor(action, typed)
}

const FIELDS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="spinbutton"], [role="slider"]'
/** Layers over the editor that have keys of their own. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"], .ant-modal, .ant-dropdown, .ant-popover'
/** What Enter and Space operate themselves. */
const CONTROLS = 'button, a[href], [role="button"], [role="tab"], [role="switch"], [role="radio"]'

const isMeantFor = ({ inFields }: Action, typed: TypedText): boolean =>
  inFields === 'always' || (inFields === 'untyped' && !typed.inFocus)

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(CONTROLS) !== null

/** Keys that step a number field: the value changes, but the browser has no undo entry for it. */
const STEPS = ['ArrowUp', 'ArrowDown']

/** Tracks whether the focused field holds text typed since it got the focus, which the browser can undo. */
class TypedText {
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
