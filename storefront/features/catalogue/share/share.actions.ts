/** Sharing an item: what the server says of it, and the pages of the sites. */
import type { ShareItemAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'

export type ShareSite = 'weibo' | 'qq' | 'qzone'

type Said = Pick<ShareItemAnswer, 'item_name' | 'brief' | 'link' | 'pics'>

/** Where each site's share page is, and what it calls the address, the title, the text and the picture. */
const PAGES = {
  weibo: { page: 'https://service.weibo.com/share/share.php', picture: 'pic', summary: undefined },
  qq: {
    page: 'https://connect.qq.com/widget/shareqq/index.html',
    picture: 'pics',
    summary: 'summary',
  },
  qzone: {
    page: 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey',
    picture: 'pics',
    summary: 'summary',
  },
} as const satisfies Record<ShareSite, { page: string; picture: string; summary: string | undefined }>

/** The first picture of a product that is no code; `undefined` where it has none. */
export const pictureOf = ({ pics }: Pick<Said, 'pics'>): string | undefined =>
  pics.find(({ isCode }) => !isCode)?.url

/**
 * The page of a site on which a shopper shares a product.
 * @param said a picture of this shop's own gets the shop's address before it: the site fetches it itself
 */
export function sharePage(site: ShareSite, said: Said): string {
  const { page, picture, summary } = PAGES[site]
  const pic = pictureOf(said)
  const query = new URLSearchParams({ url: said.link, title: said.item_name })
  if (summary && said.brief) query.set(summary, said.brief)
  if (pic) query.set(picture, new URL(pic, said.link).href)
  return `${page}?${query}`
}

export interface SharedProduct {
  item_id: string
  /** The shop that sells it; 0 for the head office. */
  distributor_id: string
}

/** What is shared of a product; `undefined` where it cannot be had, which the shopper has been told. */
export async function askShare({
  item_id,
  distributor_id,
}: SharedProduct): Promise<ShareItemAnswer | undefined> {
  try {
    return await call('GET /goods/share/items/{item_id}', { params: { item_id }, query: { distributor_id } })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
