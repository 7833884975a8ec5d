import { encodePart } from '@engine/render/links'
import type { Query } from './query'

const withTrade = (path: string, trade_id: string) =>
  trade_id === '' ? path : `${path}?trade_id=${encodePart(trade_id)}`

/** Where a trade is paid. @param way segment of a sub-page */
export const cashierPath = (trade_id: string, way?: string) =>
  withTrade(way === undefined ? '/cashier' : `/cashier/${way}`, trade_id)

/** Where it is told how a payment ended; without an end it is asked for there. */
export const finishPath = (trade_id: string, end?: 'success' | 'fail' | 'result') =>
  withTrade(end === undefined ? '/finish' : `/finish/${end}`, trade_id)

/** The sub-page that an address is: `wechat-qr` of `/cashier/wechat-qr?trade_id=1`. */
export const subPageOf = (path: string): string | undefined => path.split('?')[0]?.split('/')[2]

/** The trade that an address names, by its own number or an order's; '' for none. */
export const tradeIdIn = (query: Query): string => query['trade_id'] ?? query['order_id'] ?? ''

/** Sub-pages of the cashier: `/cashier/{segment}` of each way to pay. */
export const PAY_SEGMENTS = [
  'alipay',
  'alipay-qr',
  'mobile-alipay',
  'wechat-qr',
  'wechat-h5',
  'wechat-jsapi',
  'test-pay',
  'offline-pay',
] as const
