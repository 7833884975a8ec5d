/** Actions on the after-sales of a test, by its member and its operator. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Aftersale } from '@schemas/generated/api'
import type { Transaction } from '@server/db/client'
import { member, member_coupon, order_line, orders, refund } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { ship, type ParcelInput } from '@server/orders/deliveries/ship'
import { concludeRefund } from '@server/payments/refunds/service'
import type { Answer } from './seeded-app'
import type { SignedInMember } from './member'

export const BY = { company_id: '1', actor: 'operator:客服' }

/** Fields of an application that most tests do not change. */
interface ApplyOptions {
  pieces?: [line_id: string, num: number][]
  aftersales_type?: 'ONLY_REFUND' | 'REFUND_GOODS' | 'EXCHANGING_GOODS'
  body?: Record<string, unknown>
}

export interface AftersaleKit {
  /** Executes an action of an operator or a job. */
  act<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  shipped(order_id: string, parcel?: Partial<ParcelInput>): Promise<string>
  apply(member: SignedInMember, order_id: string, options?: ApplyOptions): Promise<Answer>
  applied(member: SignedInMember, order_id: string, options?: ApplyOptions): Promise<Aftersale>
  info(member: SignedInMember, aftersales_bn: string): Promise<Aftersale>
  /** The provider has paid out the refund of an application. */
  paidOut(aftersales_bn: string): Promise<void>
  order(order_id: string): Promise<typeof orders.$inferSelect>
  lines(order_id: string): Promise<(typeof order_line.$inferSelect)[]>
  points(user_id: string): Promise<number>
  /** Cents that count towards the member's level. */
  consumption(user_id: string): Promise<number>
  coupon(code: string): Promise<string | undefined>
}

const apply: AftersaleKit['apply'] = (by, order_id, options = {}) => {
  const { pieces = [['1', 1]], aftersales_type = 'ONLY_REFUND', body = {} } = options
  const detail = JSON.stringify(pieces.map(([id, num]) => ({ id, num })))
  return by.call('/aftersales', {
    method: 'POST',
    body: { order_id, detail, aftersales_type, reason: '质量问题', ...body },
    // each request is intended, however soon it follows the last one
    headers: { 'idempotency-key': randomUUID() },
  })
}

export function aftersaleKit(app: FastifyInstance): AftersaleKit {
  const { db } = app
  const act: AftersaleKit['act'] = (work) => inTransaction(db, work)
  const memberOf = async (user_id: string) => {
    const [row] = await db
      .select()
      .from(member)
      .where(and(eq(member.company_id, '1'), eq(member.user_id, user_id)))
    if (!row) throw new Error(`Expected member ${user_id}, found none`)
    return row
  }
  return {
    act,
    apply,
    shipped: (order_id, parcel = {}) =>
      act((tx) => ship(tx, BY, order_id, { corp: 'SF', code: 'SF1234567890', ...parcel })),
    async applied(by, order_id, options) {
      const answer = await apply(by, order_id, options)
      if (answer.statusCode !== 200) throw new Error(`Expected an application, got ${answer.payload}`)
      return answer.json<{ data: Aftersale }>().data
    },
    info: (by, aftersales_bn) => by.data<Aftersale>(`/aftersales/info?aftersales_bn=${aftersales_bn}`),
    async paidOut(aftersales_bn) {
      const [row] = await db
        .select()
        .from(refund)
        .where(and(eq(refund.company_id, '1'), eq(refund.cause, `aftersale:${aftersales_bn}`)))
      if (!row) throw new Error(`Expected a refund of ${aftersales_bn}, found none`)
      await concludeRefund(db, '1', row.refund_id, { state: 'SUCCESS' }, new Date())
    },
    async order(order_id) {
      const [row] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.company_id, '1'), eq(orders.order_id, order_id)))
      if (!row) throw new Error(`Expected order ${order_id}, found none`)
      return row
    },
    lines: (order_id) =>
      db
        .select()
        .from(order_line)
        .where(and(eq(order_line.company_id, '1'), eq(order_line.order_id, order_id)))
        .orderBy(order_line.sort),
    points: async (user_id) => (await memberOf(user_id)).point,
    consumption: async (user_id) => (await memberOf(user_id)).total_consumption,
    async coupon(code) {
      const [row] = await db
        .select({ state: member_coupon.state })
        .from(member_coupon)
        .where(and(eq(member_coupon.company_id, '1'), eq(member_coupon.code, code)))
      return row?.state
    },
  }
}
