import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { pageWithoutDocuments } from '@schemas/empty-page'
import { fillPage } from '@schemas/fill'
import type { PageData } from '@schemas/page-data'
import { joinParts } from '@schemas/storefront-entry'
import { DataText } from '@storefront/app/document'
import { cachedPages } from '@storefront/shell/navigation/cached-pages'
import { arrived, router } from '@storefront/shell/router/router'

/** A page as the server would send it to a visitor, with one section or none. */
export function pageData(path: string, section?: string, more: Partial<PageData> = {}): PageData {
  const body = fillPage({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: section ? { own: { type: section, v: 1, parent: null, order: 'a0', props: {}, style: {} } } : {},
  })
  return {
    ...pageWithoutDocuments(200, path),
    title: path,
    page: body.page.props,
    regions: { header: null, body, footer: null },
    ...more,
  }
}

/** As the server sends it. */
const sent = (data: PageData): unknown =>
  JSON.parse(joinParts(new DataText(data, false).parts(data, data.regions)))

/**
 * Each test of the file begins at an address, and nothing of it is left for the next.
 * @param answer the data of a page that is asked for
 */
export function servePages(start: string, answer: (path: string) => object | Promise<object>) {
  beforeEach(async () => {
    vi.stubGlobal('scrollTo', () => {})
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
      const data = await answer(new URL(address, location.origin).searchParams.get('path') ?? '')
      signal?.throwIfAborted()
      return Response.json({ data: 'regions' in data ? sent(data as PageData) : data })
    })
    await router.navigate(start, { replace: true })
    arrived(start)
  })
  afterEach(() => {
    cleanup()
    cachedPages.dropAll()
    vi.unstubAllGlobals()
  })
}
