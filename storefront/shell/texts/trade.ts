import { titles } from './titles'

/** What a line of goods is made of and what kinds there are, in the cart, the checkout, orders and after-sales. */
export const lines = {
  product: '商品',
  unitPrice: '单价',
  sum: '小计',
  gift: '赠品',
  plusBuy: '换购',
} as const

/** The steps of a purchase, and of an exchange for points, above their pages. */
export const steps = {
  label: '购物流程',
  cart: titles.cart,
  mall: '积分商城',
  confirm: '确认订单',
  confirmExchange: '确认兑换',
  pay: '付款',
} as const

/** What a sum is made of, in the checkout as in an order. */
export const figures = {
  item: '商品金额',
  promotion: '促销优惠',
  coupon: '优惠券',
  point: '积分抵扣',
  freight: '运费',
} as const

/** What is said of the proof of a bank transfer, at the cashier as in an order. */
export const vouchers = {
  payerName: '付款户名',
  voucherState: {
    0: '凭证待审核',
    1: '凭证已通过',
    2: '凭证未通过，请修改后重新提交',
    9: '凭证已取消',
  },
} as const

/** Texts of the QR codes of signing in and paying. */
export const codes = { over: '二维码已失效', renew: '刷新二维码' } as const

/** What is said when a shop becomes a favourite, or is none any more. */
export const favouriteShops = {
  shopCollected: '店铺收藏成功',
  shopUncollected: '店铺移除收藏成功',
} as const

/** The way to people of the shop, at a product, an order and an after-sale. */
export const service = { contact: '联系客服' } as const
