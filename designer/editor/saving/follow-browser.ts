/** When the browser gives a reason to save, to try again, or to look whether others have. */
import { followGestures } from './quiet'
import type { Saver } from './saver'

/** ms between two looks at the server while the page is in sight. */
const LOOK_EVERY = 15_000

/** Follows the window until the answer is called. */
export function followBrowser(saver: Saver): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const look = () => {
    if (document.visibilityState !== 'visible') return
    // a tab beside this one may have crashed meanwhile
    void saver.recover()
    void saver.look()
  }
  window.addEventListener('online', () => saver.retry(), { signal })
  window.addEventListener('focus', look, { signal })
  window.addEventListener('pagehide', () => saver.leave(), { signal })
  window.addEventListener(
    'beforeunload',
    (event) => {
      saver.leave()
      if (saver.unsaved) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? saver.leave() : look()),
    { signal },
  )
  const looking = setInterval(look, LOOK_EVERY)
  const unfollow = followGestures(window)
  return () => {
    controller.abort()
    clearInterval(looking)
    unfollow()
  }
}
