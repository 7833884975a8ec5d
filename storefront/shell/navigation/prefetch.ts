import type { LazyRegistry } from '@widgets/registry'
import { splitBase } from '@schemas/site-base'
import { herePath } from '../routing/here'
import { loadAhead } from './load-page'

/** ms; a pointer that only crosses a link does not rest on it. */
export const REST_MS = 80

/** Addresses that are no pages of the shop, and pages whose figures must be new. */
const NEVER = /^\/(?:api|designer|uploads|cashier|finish|cart)(?:\/|$)/

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Rule pages-9: nothing is fetched ahead over a slow connection, or where data are to be saved. */
export function mayPrefetch({ saveData, effectiveType }: Connection = {}): boolean {
  return !saveData && !/(?:^|-)2g$|^3g$/.test(effectiveType ?? '')
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/**
 * From now on the page behind a link is asked for while a pointer rests on it or it has the focus, also behind the one
 * that the first movement has led to. @returns stops it
 */
export function prefetchLinks(registry: LazyRegistry): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !mayPrefetch(connection()) || !leadsToPage(link)) return
    timer = setTimeout(() => {
      // who clicked in the meantime is there or on the way
      if (leadsToPage(link)) loadAhead(splitBase(link.pathname + link.search).path, registry)
    }, REST_MS)
  }
  document.addEventListener('pointerover', rest, { passive: true })
  document.addEventListener('focusin', rest)
  rest({ target: document.querySelector('a:hover, a:focus') })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', rest)
    document.removeEventListener('focusin', rest)
  }
}

function leadsToPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const { base, path } = splitBase(pathname + search)
  if (origin !== location.origin || target || download || NEVER.test(path)) return false
  return path !== herePath() && base === splitBase(location.pathname).base
}
