/** The rooms of the member centre, as its menu lists them. A new room is one line here. */
import { texts } from '../texts/member'

export interface Room {
  path: string
  /** In the menu and above the page. */
  text: string
  /** Other addresses that belong to it, beside those below its own. */
  also?: readonly string[]
}

export interface RoomGroup {
  text: string
  rooms: readonly Room[]
}

export const CENTRE: Room = { path: '/member/user-info', text: texts.member, also: ['/member'] }

export const ROOM_GROUPS: readonly RoomGroup[] = [
  {
    text: texts.trading,
    rooms: [
      { path: '/member/trade', text: texts.orders },
      { path: '/member/trade/point', text: texts.pointOrders },
      {
        path: '/member/aftersales',
        text: texts.aftersales,
        also: ['/member/trade/aftersale-list', '/member/trade/aftersale'],
      },
    ],
  },
  {
    text: texts.assets,
    rooms: [
      { path: '/member/coupon', text: texts.coupons },
      { path: '/member/coupon-center', text: texts.couponCenter, also: ['/member/receiveCoupon'] },
      { path: '/member/point', text: texts.points },
      { path: '/member/vip', text: texts.vip },
      { path: '/member/rights', text: texts.rights },
    ],
  },
  {
    text: texts.following,
    rooms: [
      { path: '/member/collector', text: texts.collector },
      { path: '/member/foottrace', text: texts.footprints },
    ],
  },
  {
    text: texts.account,
    rooms: [
      { path: '/member/profile', text: texts.profile },
      {
        path: '/member/address',
        text: texts.addresses,
        also: ['/member/address-add', '/member/address-item-add'],
      },
      { path: '/member/change-password', text: texts.password },
    ],
  },
]

const rooms = [CENTRE, ...ROOM_GROUPS.flatMap((group) => group.rooms)]

/** The room that a page belongs to: the one with the longest address at its beginning. @param pathname without query */
export function roomOf(pathname: string): Room {
  const reach = ({ path, also = [] }: Room) =>
    Math.max(...[path, ...also].filter((one) => isWithin(pathname, one)).map((one) => one.length), 0)
  return rooms.reduce((best, room) => (reach(room) > reach(best) ? room : best), CENTRE)
}

const isWithin = (pathname: string, room: string) => pathname === room || pathname.startsWith(`${room}/`)

/** @param path with query */
export const pathnameOf = (path: string) => path.split('?')[0] ?? path
