import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { returnTarget } from '../routing/return-path'
import { cameBack } from './history-moves'
import type { ShownPage } from './kept-pages'
import { asked } from '../state/refresh-page'

/** The page on screen, and pages that stay mounted behind it. */
interface Stage extends ShownPage {
  hidden: readonly ShownPage[]
}

/**
 * The page of the current address. The first one came with the HTML; after a navigation its data and the chunks of
 * its widgets are fetched before it replaces the page on screen. What cannot be fetched is loaded by the browser itself.
 */
export function usePage(first: PageData, registry: LazyRegistry): Stage {
  const [shown, show] = useState<Stage>(() => ({ key: 'first', data: first, hidden: [] }))
  const path = usePathname() + useSearch()
  const { times } = useSnapshot(asked)
  // `times` when the page on screen was asked for: while it is smaller, a refresh is owed
  const seen = useRef(times)
  const arrival = useRef<{ page: Stage; scrollY: number }>(undefined)

  useLayoutEffect(() => {
    if (arrival.current?.page !== shown) return
    window.scrollTo(0, arrival.current.scrollY)
    arrival.current = undefined
    const headings = document.querySelectorAll<HTMLElement>('#content h1')
    headings.item(headings.length - 1).focus({ preventScroll: true })
  })

  useEffect(() => {
    const again = seen.current !== times
    if (path === shown.data.path && !again) return
    const abort = new AbortController()
    const { signal } = abort
    const back = cameBack() && !again
    // a line at the top says so, after a moment
    const { dataset } = document.documentElement
    dataset.turning = ''
    const turn = async () => {
      const { turnPage } = await import('./turn-page')
      if (signal.aborted) return
      const next = await turnPage({ from: shown, path, back, registry, signal })
      if (!next || signal.aborted) return
      seen.current = times
      const { page, scrollY } = next
      if (scrollY !== undefined) arrival.current = { page, scrollY }
      startTransition(() => show(page))
      document.title = page.data.title
    }
    turn()
      .catch((error: unknown) => {
        if (signal.aborted) return
        console.warn(`Loading ${path} as a whole document after`, error)
        // only pages, no other addresses of this server
        window.location.assign(returnTarget(path))
      })
      .finally(() => {
        if (!signal.aborted) delete dataset.turning
      })
    return () => {
      abort.abort()
      delete dataset.turning
    }
  }, [path, shown, times, registry])
  return shown
}
