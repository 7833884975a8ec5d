import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { fetchPageData } from '../api/page-data'
import { pageTypes } from '../page-types'

/** ms; what a pointer rested on is used for so long. */
const FRESH_MS = 10_000

type Loaded = PageData | { redirect: string }

let ahead: { path: string; at: number; page: Promise<Loaded> } | undefined

/** Data of a page and the chunks of its widgets; what was asked for ahead is not asked for twice. */
export async function loadPage(path: string, registry: LazyRegistry, signal: AbortSignal): Promise<Loaded> {
  const known = ahead?.path === path && Date.now() - ahead.at < FRESH_MS ? ahead.page : undefined
  ahead = undefined
  const data = await (known ?? fetchPageData(path, signal))
  if (!('redirect' in data)) await registry.load(pageTypes(data))
  return data
}

/** Drops the prefetched page: it was made for another member. */
export function dropAhead() {
  ahead = undefined
}

/** Prefetches a page; what fails is fetched again by the navigation. */
export function loadAhead(path: string, registry: LazyRegistry) {
  if (ahead?.path === path && Date.now() - ahead.at < FRESH_MS) return
  const page = fetchPageData(path, new AbortController().signal)
  const own = { path, at: Date.now(), page }
  ahead = own
  page.then(
    (data) => ('redirect' in data ? undefined : registry.load(pageTypes(data))),
    () => {
      if (ahead === own) ahead = undefined
    },
  )
}
