import { idOf } from '@engine/settings/ids'
import { segmentsOf } from '@schemas/pointer'

/** ms that a form which is still loading is waited for. */
const PATIENCE = 2_000

/**
 * Shows and focuses the control of a field, or of what is nearest around it, as soon as the form is there.
 * @param pointer JSON pointer from the widget: `/props/data/0/price`
 * @returns how to stop waiting
 */
export function focusField(box: HTMLElement, type: string, pointer: string, done: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const attempt = () => {
    const control = nearest(box, type, segmentsOf(pointer))
    if (!control) return false
    control.scrollIntoView({ block: 'center' })
    control.focus()
    return true
  }
  const observer = new MutationObserver(() => {
    if (!attempt()) return
    stop()
    done()
  })
  const timer = setTimeout(() => {
    stop()
    done()
  }, PATIENCE)
  if (attempt()) {
    stop()
    done()
  } else observer.observe(box, { childList: true, subtree: true })
  return stop
}

/** The field's own control, else that of the list or object around it, else the first of the form. */
function nearest(box: HTMLElement, type: string, path: string[]): HTMLElement | null {
  for (let length = path.length; length > 1; length--) {
    const found = box.querySelector<HTMLElement>(`[id="${idOf(type, path.slice(0, length))}"]`)
    const control = found && (focusable(found) ?? found)
    if (control) return control
  }
  return box.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
}

function focusable(element: HTMLElement): HTMLElement | null {
  const wanted = 'input, textarea, button, select, [tabindex]'
  return element.matches(wanted) ? element : element.querySelector(wanted)
}
