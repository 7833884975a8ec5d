import { fillPageProps } from './fill'
import type { PageData } from './page-data'

/** Page configuration where no page document says otherwise. */
export const DEFAULT_PAGE_PROPS = fillPageProps({})

/** A page for visitors without any page document: error pages are made of it, tests begin with it. */
export function pageWithoutDocuments(status: number, path: string): PageData {
  return {
    status,
    path,
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
