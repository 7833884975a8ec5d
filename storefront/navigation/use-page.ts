import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { proxy } from 'valtio/vanilla'
import { useSnapshot } from 'valtio/react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { takeSettings } from '../api/settings'
import { takeFrom } from '../state/shop'
import { cameBack } from './history-moves'
import { keptPages, sameKind, type ShownPage } from './kept-pages'
import { loadPage } from './load-page'

const asked = proxy({ times: 0 })

/** Asks for the data of the page on screen again: something it shows has changed. */
export function refreshPage() {
  asked.times++
}

let instances = 0

/**
 * The page of the current address. The first one came with the HTML; after a navigation its data and the chunks of
 * its widgets are fetched before it replaces the page on screen. What cannot be fetched is loaded by the browser itself.
 */
export function usePage(first: PageData, registry: LazyRegistry): ShownPage {
  const [shown, show] = useState<ShownPage>(() => ({ key: 'first', data: first }))
  const path = usePathname() + useSearch()
  const { times } = useSnapshot(asked)
  const seen = useRef(times)
  const arrival = useRef<{ page: ShownPage; scrollY: number }>(undefined)

  useLayoutEffect(() => {
    if (arrival.current?.page !== shown) return
    window.scrollTo(0, arrival.current.scrollY)
    arrival.current = undefined
    const headings = document.querySelectorAll<HTMLElement>('#content h1')
    headings.item(headings.length - 1).focus({ preventScroll: true })
  })

  useEffect(() => {
    const again = seen.current !== times
    seen.current = times
    if (path === shown.data.path && !again) return
    const turnTo = (next: ShownPage, scrollY: number | undefined) => {
      if (!sameKind(shown.data, next.data)) keptPages.keep(shown, window.scrollY)
      keptPages.drop(next.data.path)
      if (scrollY !== undefined) arrival.current = { page: next, scrollY }
      startTransition(() => show(next))
      document.title = next.data.title
    }
    const back = cameBack() && !again ? keptPages.take(path) : undefined
    if (back) return turnTo(back, back.scrollY)
    const abort = new AbortController()
    loadPage(path, registry, abort.signal).then(
      (data) => {
        if ('redirect' in data) {
          navigate(data.redirect, { replace: true })
          // what is on screen is older than what sends back to it
          if (data.redirect === shown.data.path) refreshPage()
          return
        }
        takeSettings(data)
        takeFrom(data)
        // nobody meets what somebody else left
        if (data.viewer?.user_id !== shown.data.viewer?.user_id) keptPages.dropAll()
        const key = sameKind(shown.data, data) ? shown.key : `page-${++instances}`
        turnTo({ key, data }, path === shown.data.path ? undefined : 0)
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.warn(`Loading ${path} as a whole document after`, error)
        window.location.assign(path)
      },
    )
    return () => abort.abort()
  }, [path, shown, times, registry])
  return shown
}
