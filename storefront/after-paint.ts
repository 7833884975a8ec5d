/**
 * What is seen comes before what answers: a page's scripts stand in a template, and are asked for once the first paint
 * has been made. A hidden page paints nothing and begins at once.
 */
import { keepEarlyInput } from './app/early-input'

const template = document.querySelector<HTMLTemplateElement>('#scripts')
if (!template) throw new Error('Expected #scripts in the document; was it rendered by the server?')

/** Asks for them; the second time there is no place left to put them. */
export const begin = () => template.replaceWith(document.importNode(template.content, true))

keepEarlyInput()
if (document.visibilityState === 'hidden') begin()
else {
  document.addEventListener('visibilitychange', begin, { once: true })
  // the task after the frame
  requestAnimationFrame(() => setTimeout(begin))
}
