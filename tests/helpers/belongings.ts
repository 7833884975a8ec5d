import type { FastifyInstance } from 'fastify'
import type { Address, GetCardListAnswer, RateListAnswer } from '@schemas/generated/api'
import { aftersaleKit } from './aftersales'
import { buyAndPay } from './checkout'
import type { SignedInMember } from './member'

/** A body for POST /member/address. */
export const ADDRESS = {
  username: '李明',
  telephone: '13900000001',
  province: '北京市',
  city: '北京市',
  county: '昌平区',
  adrdetail: '回龙观 1 号',
}

/** Gives a member an address and a paid, shipped order with an after-sale application. @returns their ids */
export async function addBelongings(app: FastifyInstance, member: SignedInMember) {
  const { address_id } = await member.data<Address>('/member/address', { method: 'POST', body: ADDRESS })
  const { order_id, trade_id } = await buyAndPay({ db: app.db, member }, [{ item_id: '10101' }])
  await aftersaleKit(app).shipped(order_id)
  const { aftersales_bn } = await aftersaleKit(app).applied(member, order_id)
  return { address_id, order_id, trade_id, aftersales_bn }
}

/** Claims every coupon that the member may claim, and praises the reviews of the first product. */
export async function claimAndPraise(member: SignedInMember): Promise<void> {
  const { list: cards } = await member.data<GetCardListAnswer>('/getCardList')
  for (const { card_id } of cards) await member.call(`/user/receiveCard?card_id=${card_id}`)
  await praiseAll(member)
}

export async function praiseAll(member: SignedInMember): Promise<void> {
  const { list } = await member.data<RateListAnswer>('/order/rate/list?item_id=10101')
  for (const { rate_id } of list) await member.data(`/order/ratePraise/${rate_id}`, { method: 'POST' })
}
