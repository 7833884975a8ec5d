/** The account pages, as their menu lists them. A new one is one line here. */
import { menu, accountPages as names } from '../texts/account-pages'
import { pathnameOf } from '../routing/query'

export interface AccountPage {
  path: string
  /** In the menu and above the page. */
  text: string
  /** Other addresses that belong to it, beside those below its own. */
  also?: readonly string[]
}

export interface AccountPageGroup {
  text: string
  accountPages: readonly AccountPage[]
}

export const CENTRE: AccountPage = { path: '/member/user-info', text: names.centre, also: ['/member'] }

/** The page whose menu entry shows the number of unread messages. */
export const MESSAGES = '/member/messages'

export const ACCOUNT_PAGE_GROUPS: readonly AccountPageGroup[] = [
  {
    text: menu.trading,
    accountPages: [
      { path: '/member/trade', text: names.orders },
      { path: '/member/trade/point', text: names.pointOrders },
      {
        path: '/member/aftersales',
        text: names.aftersales,
        also: ['/member/trade/aftersale-list', '/member/trade/aftersale'],
      },
    ],
  },
  {
    text: menu.assets,
    accountPages: [
      { path: '/member/coupon', text: names.coupons },
      { path: '/member/coupon-center', text: names.couponCenter, also: ['/member/receiveCoupon'] },
      { path: '/member/point', text: names.points },
      { path: '/member/vip', text: names.vip },
      { path: '/member/rights', text: names.rights },
    ],
  },
  {
    text: menu.following,
    accountPages: [
      { path: '/member/collector', text: names.collector },
      { path: '/member/foottrace', text: names.footprints },
      { path: MESSAGES, text: names.messages },
    ],
  },
  {
    text: menu.account,
    accountPages: [
      { path: '/member/profile', text: names.profile },
      {
        path: '/member/address',
        text: names.addresses,
        also: ['/member/address-add', '/member/address-item-add'],
      },
      { path: '/member/change-password', text: names.password },
      { path: '/member/change-mobile', text: names.mobile },
      { path: '/member/change-email', text: names.email },
      { path: '/member/sessions', text: names.sessions },
      { path: '/member/my-data', text: names.data, also: ['/member/delete-account'] },
    ],
  },
]

const accountPages = [CENTRE, ...ACCOUNT_PAGE_GROUPS.flatMap((group) => group.accountPages)]

/** The account page that a page belongs to: the one with the longest address at its beginning. @param pathname without query */
export function accountPageOf(pathname: string): AccountPage {
  const reach = ({ path, also = [] }: AccountPage) =>
    Math.max(...[path, ...also].filter((one) => isWithin(pathname, one)).map((one) => one.length), 0)
  return accountPages.reduce(
    (best, accountPage) => (reach(accountPage) > reach(best) ? accountPage : best),
    CENTRE,
  )
}

const isWithin = (pathname: string, accountPage: string) =>
  pathname === accountPage || pathname.startsWith(`${accountPage}/`)

/** Whether a page belongs to the member centre. @param path with query */
export const isAccountPage = (path: string) => isWithin(pathnameOf(path), '/member')
