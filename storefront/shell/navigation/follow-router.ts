/** Navigation between pages; loaded once the first page is drawn. */
import { subscribe } from 'valtio/vanilla'
import type { LazyRegistry } from '@widgets/registry'
import { entryNumber, onSite } from '../routing/here'
import { returnTarget } from '../routing/return-path'
import { type ShownPage, type Stage, cachedPages, sameKind } from './cached-pages'
import { asked } from '../state/refresh-page'
import { arrived, currentPath, router, SAME_PAGE } from '../router/router'
import { takeSettings } from '../api/settings'
import { takeFrom } from '../state/shop'
import { loadPage, NotReached } from './load-page'
import { forgetOffline, sayOffline } from '../state/offline'

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
 * that cannot be fetched is loaded by the browser itself; without a network the page on screen and its address stay.
 * @returns stops it
 */
export function followRouter({ first, since, registry, show }: Screen): () => void {
  const { dataset } = document.documentElement
  let shown: ShownPage = first
  // `asked.times` when the shown page was asked for: while it is smaller, a refresh is owed
  let refreshed = since
  let turning: Turning | undefined
  // of the entry of the history that the shown page has
  let entry = entryNumber()
  // asks again for the page that could not be fetched
  let missed: (() => void) | undefined

  const stop = () => {
    turning?.abort.abort()
    turning = undefined
    delete dataset.turning
  }

  const follow = () => {
    const path = currentPath()
    const { times } = asked
    const { historyAction, restoreScrollPosition, location } = router.state
    if (historyAction === 'REPLACE' && location.state === SAME_PAGE && path !== shown.data.path) {
      shown = { ...shown, data: { ...shown.data, path } }
      arrived(path)
    }
    if (turning?.path === path && turning.times === times) return
    stop()
    const again = times !== refreshed
    if (path === shown.data.path && !again) return
    if (missed) forgetOffline(missed)
    const abort = new AbortController()
    const { signal } = abort
    turning = { path, times, abort }
    // a line at the top says so, after a moment
    dataset.turning = ''
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
      entry = entryNumber()
      arrived(path)
      show(next.page, next.scrollY)
    }
    turn()
      .catch((error: unknown) => {
        if (signal.aborted) return
        if (isOffline(error)) {
          console.warn(`No network for ${path}:`, error)
          stop()
          returnTo(entry, shown.data.path)
          // asked for again as a new page, or as the refresh that is still owed
          missed = () => (again ? follow() : void router.navigate(onSite(path)))
          return sayOffline(missed)
        }
        console.warn(`Loading ${path} as a whole document after`, error)
        // only pages, no other addresses of this server
        window.location.assign(onSite(returnTarget(path)))
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

/** Gives the page on screen its address back. */
function returnTo(entry: number, path: string) {
  const steps = entry - entryNumber()
  if (steps) void router.navigate(steps)
  else if (path !== currentPath()) void router.navigate(onSite(path), { replace: true })
}

const isOffline = (error: unknown) => error instanceof NotReached || !navigator.onLine

const DESIGNER = '/designer'

let instances = 0

interface Turn {
  from: ShownPage
  /** Path with query. */
  path: string
  /** Back or forward through the history: what was kept is shown as it was left. */
  back: boolean
  /** px; where this address was left. */
  scrollY: number
  registry: LazyRegistry
  signal: AbortSignal
}

/**
 * The page to show next, with what stays hidden behind it, and where it is scrolled to; `undefined` where the address
 * leads elsewhere, which is then on its way.
 * @throws what kept the page from being fetched
 */
async function turnPage({ from, path, back, scrollY, registry, signal }: Turn) {
  const kept = back ? cachedPages.take(path) : undefined
  if (kept) return arrive(kept, scrollY, from)
  const data = await loadPage(path, registry, signal)
  if (signal.aborted) return undefined
  if ('redirect' in data) {
    // another application, with a document of its own
    if (data.redirect.startsWith(DESIGNER)) window.location.replace(data.redirect)
    else void router.navigate(onSite(data.redirect), { replace: true })
    return undefined
  }
  takeSettings(data)
  takeFrom(data)
  const sameViewer = data.viewer?.user_id === from.data.viewer?.user_id
  // a member's pages must not be shown to the next viewer
  if (!sameViewer) cachedPages.dropAll()
  const key = sameKind(from.data, data) ? from.key : `page-${++instances}`
  const to = back && data.keptAlive ? scrollY : 0
  return arrive({ key, data }, path === from.data.path ? undefined : to, sameViewer ? from : undefined)
}

/**
 * @param scrollY px; absent: the page stays where it is
 * @param from the page that may be kept behind it
 */
function arrive({ key, data }: ShownPage, scrollY: number | undefined, from: ShownPage | undefined) {
  if (from && !sameKind(from.data, data)) cachedPages.keep(from)
  cachedPages.drop(data.path)
  return { page: { key, data, hidden: cachedPages.hidden() }, scrollY }
}
