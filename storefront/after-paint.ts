/**
 * What is seen comes before what answers: a page's scripts stand in a template, and are asked for once the first paint
 * has been made, and the picture that the page preloads. A hidden page paints nothing and begins at once.
 */
import { keepEarlyInput } from './app/early-input'

const template = document.querySelector<HTMLTemplateElement>('#scripts')
if (!template) throw new Error('Expected #scripts in the document; was it rendered by the server?')

/** Asks for them; the second time there is no place left to put them. */
export const begin = () => template.replaceWith(document.importNode(template.content, true))

/** ms after the first frame; a picture that is later does not keep the page from answering. */
const PICTURE_MS = 500
const PAINT = 'largest-contentful-paint'

/** Begins once a picture has been painted, on pages that preload one and in browsers that tell. */
function beginAfterPicture() {
  const isPreloaded = document.querySelector('link[rel=preload][as=image]') !== null
  if (!isPreloaded || !PerformanceObserver.supportedEntryTypes.includes(PAINT)) return begin()
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some((entry) => 'url' in entry && entry.url !== '')) return
    observer.disconnect()
    begin()
  })
  observer.observe({ type: PAINT, buffered: true })
  setTimeout(begin, PICTURE_MS)
}

keepEarlyInput()
if (document.visibilityState === 'hidden') begin()
else {
  document.addEventListener('visibilitychange', begin, { once: true })
  // the task after the frame
  requestAnimationFrame(() => setTimeout(beginAfterPicture))
}
