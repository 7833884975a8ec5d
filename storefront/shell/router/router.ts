import { createBrowserRouter } from 'react-router-dom'
import { splitBase } from '@schemas/site-base'
import { onSite } from '../routing/here'
import { positions } from './positions'

/**
 * The history of this tab. Only the server knows what an address leads to (`routing/routes.ts`), so one route stands for
 * all of them; without a loader the address changes at once, and `followRouter` fetches its page. Links are the engine's
 * `Anchor`: the router's `Link` needs its context from hydration on, which is 28 KB (gzip) before a page answers.
 */
export const router = createBrowserRouter([{ path: '*' }])

interface Place {
  pathname: string
  search: string
}

/** What tells one page from another: path with query. */
export const pathOf = ({ pathname, search }: Place): string => pathname + search

/** Without the base of the site. */
export const currentPath = (): string => splitBase(pathOf(router.state.location)).path

/** Path of the page on screen; the first one came with the HTML. */
let shown = currentPath()

/** Says that the page of a path is on screen. */
export function arrived(path: string): void {
  shown = path
}

/** State of a history entry whose address names the page that is on screen. */
export const SAME_PAGE = 'same-page'

/** Gives the page on screen another address, by which it is kept and found again; nothing is fetched. */
export function readdress(path: string): void {
  if (path !== currentPath()) void router.navigate(onSite(path), { replace: true, state: SAME_PAGE })
}

router.enableScrollRestoration(
  positions,
  // an address that is left before its page has arrived keeps its earlier position
  () => (currentPath() === shown ? window.scrollY : (positions[currentPath()] ?? 0)),
  (place) => splitBase(pathOf(place)).path,
)
