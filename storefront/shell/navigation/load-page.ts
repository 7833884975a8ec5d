import type { PageData } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { expandData, type CompactData } from '../expand-data'
import { pageTypes } from '../page-types'
import { onSite } from '../routing/here'
import { REQUEST_TIMEOUT_MS } from '../api/settings'
import { isOfOtherBuild } from './own-build'

/** ms; what a pointer rested on is used for so long. */
const FRESH_MS = 10_000

type Loaded = PageData | { redirect: string }

/** The server was not reached. */
export class NotReached extends Error {}

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

/** Page data of a path with query, or where it leads instead. 404 pages are pages too; anything else than page data rejects. */
async function fetchPageData(path: string, signal: AbortSignal): Promise<PageData | { redirect: string }> {
  const response = await fetch(`/page-data?path=${encodeURIComponent(onSite(path))}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
  }).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new NotReached(`No network for ${path}`, { cause }) : cause
  })
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(
      `Expected page data for ${path}, got ${response.status} ${response.headers.get('content-type')}`,
    )
  }
  const { data } = (await response.json()) as { data?: CompactData | { redirect: string } }
  if (!data || !('regions' in data || 'redirect' in data))
    throw new Error(`Expected page data for ${path}, got an answer without it (${response.status})`)
  if ('redirect' in data) return data
  if (isOfOtherBuild(data))
    throw new Error(`Expected data for the scripts of this document, got data for ${data.build}`)
  return expandData(data)
}
