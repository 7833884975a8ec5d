/** Going from one page to the next; loaded once the first page stands. */
import type { LazyRegistry } from '@widgets/registry'
import { takeSettings } from '../api/settings'
import { takeFrom } from '../state/shop'
import { cachedPages, sameKind, type ShownPage } from './cached-pages'
import { loadPage } from './load-page'
import { router } from '../router/router'

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
export async function turnPage({ from, path, back, scrollY, registry, signal }: Turn) {
  const kept = back ? cachedPages.take(path) : undefined
  if (kept) return arrive(kept, scrollY, from)
  const data = await loadPage(path, registry, signal)
  if (signal.aborted) return undefined
  if ('redirect' in data) {
    // another application, with a document of its own
    if (data.redirect.startsWith(DESIGNER)) window.location.replace(data.redirect)
    else void router.navigate(data.redirect, { replace: true })
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
