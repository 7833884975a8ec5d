import type { ShareItemAnswer } from '@schemas/generated/api'

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

/** The first picture of a good that is no code; `undefined` where it has none. */
export const pictureOf = ({ pics }: Pick<Said, 'pics'>): string | undefined =>
  pics.find(({ isCode }) => !isCode)?.url

/**
 * The page of a site on which a shopper shares a good.
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
