import type { PayMethod } from '@schemas/generated/api'
import { subPageOf, type PAY_SEGMENTS } from '../../shell/routing/pay-paths'

/** How money leaves the shopper: on another page, by scanning a code, inside WeChat, by a click, by bank. */
type PayKind = 'external' | 'code' | 'wechat' | 'test' | 'transfer'

/** The platform of the browser that pays, as the list of ways names it. */
export type PayPlatform = 'pc' | 'h5' | 'wxPlatform'

export interface PayWay {
  /** As the server names it. */
  pay_type: string
  /** Where it is offered, at least. */
  platform: PayPlatform
  /** Segment of its sub-page: `/cashier/{segment}`. */
  segment: (typeof PAY_SEGMENTS)[number]
  kind: PayKind
  name: string
  /** The app that scans, or whose page it is. */
  app: '支付宝' | '微信' | ''
}

/** Every way to pay that this shop has a page for. */
export const WAYS: readonly PayWay[] = [
  { pay_type: 'alipay', platform: 'pc', segment: 'alipay', kind: 'external', name: '支付宝', app: '支付宝' },
  {
    pay_type: 'alipay_qr',
    platform: 'pc',
    segment: 'alipay-qr',
    kind: 'code',
    name: '支付宝扫码',
    app: '支付宝',
  },
  {
    pay_type: 'alipayh5',
    platform: 'h5',
    segment: 'mobile-alipay',
    kind: 'external',
    name: '支付宝',
    app: '支付宝',
  },
  { pay_type: 'wxpaypc', platform: 'pc', segment: 'wechat-qr', kind: 'code', name: '微信支付', app: '微信' },
  {
    pay_type: 'wxpayh5',
    platform: 'h5',
    segment: 'wechat-h5',
    kind: 'external',
    name: '微信支付',
    app: '微信',
  },
  {
    pay_type: 'wxpayjs',
    platform: 'wxPlatform',
    segment: 'wechat-jsapi',
    kind: 'wechat',
    name: '微信支付',
    app: '微信',
  },
  { pay_type: 'test', platform: 'pc', segment: 'test-pay', kind: 'test', name: '测试支付', app: '' },
  {
    pay_type: 'offline_pay',
    platform: 'pc',
    segment: 'offline-pay',
    kind: 'transfer',
    name: '银行转账',
    app: '',
  },
]

/** The payment of demo shops. */
const TEST = 'test'

/** Nothing is left to pay: no way is chosen, the server is told so. */
export const FREE = 'point'

/** The way whose sub-page an address is: `/cashier/wechat-qr`. */
export const wayAt = (path: string): PayWay | undefined => {
  const segment = subPageOf(path)
  return WAYS.find((way) => way.segment === segment)
}

/**
 * The ways that the server offers, by the names that it gives them; what this shop has no page for is left out.
 * Trades that expire within minutes (seckills, grades) cannot be paid by bank transfer.
 */
export function waysFor(methods: readonly PayMethod[], order_type: string): PayWay[] {
  return methods.flatMap(({ pay_type_code, pay_type_name }) => {
    const way = WAYS.find(({ pay_type }) => pay_type === pay_type_code)
    if (!way || (way.kind === 'transfer' && !isPatient(order_type))) return []
    return [{ ...way, name: pay_type_name }]
  })
}

/**
 * Ways that a demo shop has not opened on a platform: shown as such, never chosen (rule buying-4). A shop that takes no test
 * payments shows only what it has.
 */
export function unopenedWays(methods: readonly PayMethod[], platform: PayPlatform): PayWay[] {
  const codes = new Set(methods.map(({ pay_type_code }) => pay_type_code))
  if (!codes.has(TEST)) return []
  const offered = new Set(WAYS.filter(({ pay_type }) => codes.has(pay_type)).map(({ app }) => app))
  const missing = WAYS.filter((way) => way.platform === platform && way.app !== '' && !offered.has(way.app))
  return missing.filter(({ app }, index) => missing.findIndex((way) => way.app === app) === index)
}

const isPatient = (order_type: string) => order_type.startsWith('normal') && order_type !== 'normal_seckill'

/** From what the browser calls itself. */
export function platformOf(userAgent: string): PayPlatform {
  if (/MicroMessenger/i.test(userAgent)) return 'wxPlatform'
  return /Mobile/i.test(userAgent) && !/iPad/i.test(userAgent) ? 'h5' : 'pc'
}
