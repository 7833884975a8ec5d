/** ms between two checks whether the page is hydrated. */
const LOOK_MS = 50

/** React stores props on every hydrated element; there is no public API to tell for a single one. */
const answers = (element: Element) =>
  document.documentElement.dataset.hydrated === 'true' &&
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Keeps a click on a button, or a form submission, made before hydration: the element is shown as busy and the event is
 * replayed after hydration. Only the last one is kept. Links and GET forms work without scripts.
 */
export function keepEarlyInput() {
  let kept: (() => void) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  const keep = (event: Event, button: HTMLElement | null, element: HTMLElement, repeat: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    kept?.()
    clearInterval(timer)
    button?.setAttribute('aria-busy', 'true')
    kept = () => button?.removeAttribute('aria-busy')
    timer = setInterval(() => {
      if (element.isConnected && !answers(element)) return
      clearInterval(timer)
      kept?.()
      if (element.isConnected) repeat()
    }, LOOK_MS)
  }

  const click = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
    if (button?.type === 'button' && !button.disabled && !answers(button))
      keep(event, button, button, () => button.click())
  }
  const submit = (event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post' || answers(form)) return
    keep(event, (event as SubmitEvent).submitter, form, () => form.requestSubmit())
  }
  document.addEventListener('click', click, true)
  document.addEventListener('submit', submit, true)
}
