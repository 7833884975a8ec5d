import { fillPageProps } from '@schemas/fill'
import type { PageData } from '@schemas/page-data'

/** Page configuration where no page document says otherwise. */
export const DEFAULT_PAGE_PROPS = fillPageProps({})

/** A page that needs nothing from the database: what is left to show when everything else failed. */
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
