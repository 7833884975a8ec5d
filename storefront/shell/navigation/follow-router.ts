import { subscribe } from 'valtio/vanilla'
import type { LazyRegistry } from '@widgets/registry'
import { returnTarget } from '../routing/return-path'
import type { ShownPage, Stage } from './cached-pages'
import { asked } from '../state/refresh-page'
import { arrived, currentPath, router } from '../router/router'
import { turnPage } from './turn-page'

interface Screen {
  first: Stage
  /** `asked.times` when the first page was on its way. */
  since: number
  registry: LazyRegistry
  /** @param scrollY px; absent: the page stays where it is */
  show(stage: Stage, scrollY: number | undefined): void
}

interface Turning {
  path: string
  times: number
  abort: AbortController
}

/**
 * Fetches the page of the current address whenever the address changes or a refresh is asked for, and shows it. A page
 * that cannot be fetched is loaded by the browser itself.
 * @returns stops it
 */
export function followRouter({ first, since, registry, show }: Screen): () => void {
  const { dataset } = document.documentElement
  let shown: ShownPage = first
  // `asked.times` when the shown page was asked for: while it is smaller, a refresh is owed
  let refreshed = since
  let turning: Turning | undefined

  const stop = () => {
    turning?.abort.abort()
    turning = undefined
    delete dataset.turning
  }

  const follow = () => {
    const path = currentPath()
    const { times } = asked
    if (turning?.path === path && turning.times === times) return
    stop()
    const again = times !== refreshed
    if (path === shown.data.path && !again) return
    const abort = new AbortController()
    const { signal } = abort
    turning = { path, times, abort }
    // a line at the top says so, after a moment
    dataset.turning = ''
    const { historyAction, restoreScrollPosition } = router.state
    const turn = async () => {
      const next = await turnPage({
        from: shown,
        path,
        back: historyAction === 'POP' && !again,
        scrollY: restoreScrollPosition || 0,
        registry,
        signal,
      })
      if (!next || signal.aborted) return
      refreshed = times
      shown = next.page
      arrived(path)
      show(next.page, next.scrollY)
    }
    turn()
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.warn(`Loading ${path} as a whole document after`, error)
        // only pages, no other addresses of this server
        window.location.assign(returnTarget(path))
      })
      .finally(() => {
        if (!signal.aborted) stop()
      })
  }

  const ends = [router.subscribe(follow), subscribe(asked, follow), stop]
  arrived(shown.data.path)
  follow()
  return () => ends.forEach((end) => end())
}
