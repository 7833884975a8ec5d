import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Registry } from '@engine'
import type { PageData } from '@schemas/page-data'
import { loadRegistry } from '@widgets/registry'
import { fetchPageData } from './api/page-data'
import { pageTypes } from './page-types'

export interface LoadedPage {
  data: PageData
  registry: Registry
}

/**
 * The page of the current address. The first one came with the HTML; after a navigation its data and the chunks of
 * its widgets are fetched before it replaces the page on screen. What cannot be fetched is loaded by the browser itself.
 */
export function usePage(first: LoadedPage): LoadedPage {
  const { pathname, search } = useLocation()
  const [page, setPage] = useState(first)
  const path = pathname + search
  useEffect(() => {
    if (path === page.data.path) return
    const abort = new AbortController()
    load(path, abort.signal).then(
      (next) => {
        setPage(next)
        document.title = next.data.title
        window.scrollTo(0, 0)
        document.getElementById('content')?.focus({ preventScroll: true })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.warn(`Loading ${path} as a whole document after`, error)
        window.location.assign(path)
      },
    )
    return () => abort.abort()
  }, [path, page.data.path])
  return page
}

async function load(path: string, signal: AbortSignal): Promise<LoadedPage> {
  const data = await fetchPageData(path, signal)
  return { data, registry: await loadRegistry([...pageTypes(data)]) }
}
