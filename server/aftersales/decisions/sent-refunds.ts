import type { Transaction } from '../../db/client'
import type { RefundHandler, RefundRow } from '../../payments'
import { addEvent } from '../../orders'
import { concludeRefund } from './refunding'
import { lockAftersale } from '../cases/transition'

/** Handles the results of refunds of after-sales. */
const handler: RefundHandler = {
  kind: 'aftersale',
  async done(tx, refund, now) {
    const by = { company_id: refund.company_id, actor: 'system' }
    await concludeRefund(tx, by, await lockAftersale(tx, by, numberOf(refund)), now)
  },
  async failed(tx: Transaction, refund, _now) {
    const by = { company_id: refund.company_id, actor: 'system' }
    const aftersales_bn = numberOf(refund)
    const { aftersale } = await lockAftersale(tx, by, aftersales_bn)
    const details = { aftersales_bn, failure: refund.failure }
    await addEvent(tx, by, aftersale.order_id, 'aftersale_refund_failed', details)
  },
  async retried(tx, refund, by, _now) {
    const aftersales_bn = numberOf(refund)
    const { aftersale } = await lockAftersale(tx, { company_id: by.company_id }, aftersales_bn)
    await addEvent(tx, by, aftersale.order_id, 'aftersale_refund_retried', { aftersales_bn })
  },
}
export default handler

function numberOf({ aftersales_bn, refund_id }: RefundRow): string {
  if (aftersales_bn === null) throw new Error(`Expected refund ${refund_id} to name its after-sale, got none`)
  return aftersales_bn
}
