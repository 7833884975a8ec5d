/** ms between two looks at whether the page answers by now. */
const LOOK_MS = 50

/** React notes its properties on every element that it has hydrated; there is no other sign of a single one. */
const answers = (element: Element) =>
  document.documentElement.dataset.hydrated === 'true' &&
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * A click on a button, or a form that is sent, before the page's scripts answer: it is shown as busy, and done once
 * they do. The last one counts. Links, and forms that only lead somewhere, work without scripts.
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
