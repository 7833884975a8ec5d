import { startTransition, useEffect, useState } from 'react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { fetchPageData } from './api/page-data'
import { takeSettings } from './api/settings'
import { pageTypes } from './page-types'
import { takeFrom } from './state/shop'

/**
 * The page of the current address. The first one came with the HTML; after a navigation its data and the chunks of
 * its widgets are fetched before it replaces the page on screen. What cannot be fetched is loaded by the browser itself.
 */
export function usePage(first: PageData, registry: LazyRegistry): PageData {
  const [page, setPage] = useState(first)
  const path = usePathname() + useSearch()
  useEffect(() => {
    if (path === page.path) return
    const abort = new AbortController()
    load(path, registry, abort.signal).then(
      (next) => {
        if ('redirect' in next) return navigate(next.redirect, { replace: true })
        takeSettings(next)
        takeFrom(next)
        startTransition(() => setPage(next))
        document.title = next.title
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.warn(`Loading ${path} as a whole document after`, error)
        window.location.assign(path)
      },
    )
    return () => abort.abort()
  }, [path, page.path, registry])
  return page
}

async function load(path: string, registry: LazyRegistry, signal: AbortSignal) {
  const data = await fetchPageData(path, signal)
  if (!('redirect' in data)) await registry.load(pageTypes(data))
  return data
}
