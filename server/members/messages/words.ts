/** The texts of messages; no other file words them. */
import type { MemberMessage } from '@schemas/generated/api'
import { priceText } from '@schemas/money'
import type { MessageKind } from './repo'

type Facts = Record<string, string | number>
type Words = Pick<MemberMessage, 'title' | 'content'>

const paid = (cents: string | number | undefined) => priceText(Number(cents ?? 0))

/** Messages to the buyer about steps of an after-sale (aftersales/fsm.ts); other steps send none. */
const STEPS: Readonly<Record<string, (facts: Facts) => string>> = {
  reject: ({ reason }) => `商家未通过您的售后申请：${reason}`,
  approve_refund: () => '商家已同意退款，款项将原路退回。',
  shop_refund: ({ reason }) => `商家已取消部分商品并退款：${reason}，款项将原路退回。`,
  approve_return: () => '商家已同意，请在期限内寄回商品并填写快递单号。',
  take_in: () => '商家已收到寄回的商品。',
  exchange: () => '换货商品已发出，请留意物流。',
  expire: () => '逾期未寄回商品，售后单已关闭。',
}

const ACCOUNT_CHANGED: Words = { title: '账号安全设置已变更', content: '如非本人操作，请立即更改密码。' }

/** The changed part of an account. */
const ACCOUNT: Readonly<Record<string, (facts: Facts) => Words>> = {
  mobile: ({ mobile }) => ({
    title: '手机号码已更换',
    content: `登录手机号已更换为 ${mobile}，其他设备已退出登录。`,
  }),
  email: ({ email }) => ({
    title: email ? '邮箱已更换' : '邮箱已解除绑定',
    content: `账号邮箱已${email ? `更换为 ${email}` : '解除绑定'}，其他设备已退出登录。如非本人操作，请立即更改密码。`,
  }),
  password: () => ({
    title: '登录密码已修改',
    content: '登录密码已修改，其他设备已退出登录。如非本人操作，请立即找回密码。',
  }),
}

const WORDS: Record<MessageKind, (facts: Facts) => Words> = {
  shipped: ({ title, courier, number }) => ({
    title: '您的订单已发货',
    content: `「${title}」已发货，${courier}${number ? ` ${number}` : ''}。`,
  }),
  refunded: ({ title, fee, point }) => ({
    title: '退款已到账',
    content: `「${title}」的退款${[Number(fee) > 0 && ` ${paid(fee)} 已原路退回`, Number(point) > 0 && `${point} 积分已退还`].filter(Boolean).join('，')}。`,
  }),
  cancelled: ({ title, reason }) => ({
    title: '订单已取消',
    content: `「${title}」已取消${reason ? `，原因：${reason}` : ''}。`,
  }),
  cancel_refused: ({ title, reason }) => ({
    title: '取消申请未通过',
    content: `「${title}」将继续为您发货${reason ? `，商家说明：${reason}` : ''}。`,
  }),
  aftersale: (facts) => ({ title: '售后单有新进展', content: STEPS[String(facts['step'])]?.(facts) ?? '' }),
  replied: ({ item, content }) => ({ title: '商家回复了您的评价', content: `「${item}」：${content}` }),
  in_stock: ({ item }) => ({
    title: '您关注的商品到货了',
    content: `「${item}」已到货，数量有限，欢迎选购。`,
  }),
  coupon_ending: ({ title, end }) => ({
    title: '优惠券即将过期',
    content: `「${title}」将于 ${end} 到期，请尽快使用。`,
  }),
  pay_reminder: ({ title, end }) => ({
    title: '您有订单待付款',
    content: `「${title}」尚未付款，请在 ${end} 前完成支付，逾期将自动取消。`,
  }),
  pickup_reminder: ({ title, place, end }) => ({
    title: '您有订单待自提',
    content: `「${title}」尚未提货，请在 ${end} 前到${place}提货，逾期将自动取消并退款。`,
  }),
  account: (facts) => ACCOUNT[String(facts['what'])]?.(facts) ?? ACCOUNT_CHANGED,
}

/** Whether the buyer gets a message about this step of an after-sale. */
export const isTold = (step: string): boolean => Object.hasOwn(STEPS, step)

export const wordsOf = (kind: MessageKind, facts: Facts): Words => WORDS[kind](facts)

/** The target of a message's link. */
export const TARGETS: Record<MessageKind, MemberMessage['target']['kind']> = {
  shipped: 'order',
  refunded: 'order',
  cancelled: 'order',
  cancel_refused: 'order',
  aftersale: 'aftersale',
  replied: 'item',
  in_stock: 'item',
  coupon_ending: 'coupon',
  pay_reminder: 'order',
  pickup_reminder: 'order',
  account: 'account',
}
