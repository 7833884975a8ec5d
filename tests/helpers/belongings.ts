import type { FastifyInstance } from 'fastify'
import type { Address } from '@schemas/generated/api'
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
