import type { PageData } from '@schemas/page-data'
import { REQUEST_TIMEOUT_MS } from './timeout'

/** Page data of a path with query, or where it leads instead. 404 pages are pages too; anything else than page data rejects. */
export async function fetchPageData(
  path: string,
  signal: AbortSignal,
): Promise<PageData | { redirect: string }> {
  const response = await fetch(`/page-data?path=${encodeURIComponent(path)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
  })
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw new Error(
      `Expected page data for ${path}, got ${response.status} ${response.headers.get('content-type')}`,
    )
  }
  const { data } = (await response.json()) as { data?: PageData | { redirect: string } }
  if (!data || !('regions' in data || 'redirect' in data))
    throw new Error(`Expected page data for ${path}, got an answer without it (${response.status})`)
  return data
}
