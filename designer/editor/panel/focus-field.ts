import { idOf } from '@engine/settings/schema-at'
import { segmentsOf, toPointer } from '@schemas/pointer'

/** ms to wait for a form that is still loading. */
const PATIENCE = 2_000

/**
 * Shows and focuses the control of a field, or of what is nearest around it, as soon as the form is there; what the
 * field is folded into is opened.
 * @param pointer JSON pointer from the widget: `/props/data/0/price`
 * @returns cancels the waiting
 */
export function focusField(box: HTMLElement, type: string, pointer: string, done: () => void): () => void {
  const path = segmentsOf(pointer)
  const opened = new Set<Element>()
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const finish = () => {
    const control = nearest(box, type, path)
    control?.scrollIntoView({ block: 'center' })
    control?.focus()
    stop()
    done()
  }
  const attempt = () => {
    const control = nearest(box, type, path)
    const opener = openersOf(box, path, control).find((each) => !opened.has(each))
    if (opener) {
      opened.add(opener)
      opener.click()
    } else if (control) finish()
  }
  const observer = new MutationObserver(attempt)
  const timer = setTimeout(finish, PATIENCE)
  observer.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: OPENS })
  attempt()
  return stop
}

/** Attributes that change when an element is opened. */
const OPENS = ['hidden', 'class', 'style']

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** The field's own control, else that of the list or object around it, else the first of the form. */
function nearest(box: HTMLElement, type: string, path: string[]): HTMLElement | null {
  for (let length = path.length; length > 1; length--) {
    const id = idOf(type, path.slice(0, length))
    const found = box.querySelector<HTMLElement>(`[id="${id}"], [aria-labelledby="${id}-label"]`)
    const control = found && (focusable(found) ?? found)
    if (control) return control
  }
  const isThere = box.querySelector(`[id^="${idOf(type, [])}"]`) !== null
  return isThere ? ([...box.querySelectorAll<HTMLElement>(CONTROLS)].find(isShown) ?? null) : null
}

const CONTROLS = 'input, textarea, button, select, [tabindex]'

function focusable(element: HTMLElement): HTMLElement | null {
  return element.matches(CONTROLS) ? element : element.querySelector(CONTROLS)
}

/** The buttons to press before the field shows: collapsed entries, tabs and sections around it. */
function openersOf(box: HTMLElement, path: string[], control: HTMLElement | null): HTMLElement[] {
  const onTheWay = path.flatMap((_, depth) => {
    const openers = box.querySelectorAll<HTMLElement>(`[data-opens="${toPointer(path.slice(0, depth))}"]`)
    // forms of other widgets stay in the DOM, hidden
    return [...openers].filter((opener) => isShown(opener) && isClosed(opener))
  })
  const section = control?.closest<HTMLElement>('[hidden]')
  const heading = section && box.querySelector<HTMLElement>(`[aria-controls="${section.id}"]`)
  return heading ? [...onTheWay, heading] : onTheWay
}

const isClosed = (opener: HTMLElement) =>
  opener.getAttribute('aria-expanded') === 'false' || opener.getAttribute('aria-selected') === 'false'
