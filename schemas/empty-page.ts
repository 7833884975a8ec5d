import { fillPageProps } from './fill'
import { splitBase } from './site-base'
import type { PageData } from './page-data'

/** Page configuration without a page document. */
export const DEFAULT_PAGE_PROPS = fillPageProps({})

/** A visitor's page without any page document, for error pages and tests. */
export function pageWithoutDocuments(status: number, path: string): PageData {
  return {
    status,
    ...splitBase(path),
    viewport: 'pc',
    title: '',
    description: '',
    keywords: '',
    shopName: '',
    layout: 'default',
    params: {},
    answers: {},
    viewer: null,
    cartCount: 0,
    page: DEFAULT_PAGE_PROPS,
    regions: { header: null, body: null, footer: null },
    live: { goods: {}, coupon: {}, shop: {}, category: {} },
  }
}
