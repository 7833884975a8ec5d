import type { InvoiceTitle } from '@schemas/generated/api'
import { callOnce } from '../../api/call-once'
import { succeeds } from '../../api/succeeds'
import { refreshPage } from '../../navigation/refresh-page'
import { showToast } from '../../state/toasts'
import { texts } from '../../texts/order-detail'

/** Asks for an order's invoice, or for other words on one that is not written yet. */
export async function applyForInvoice(order_id: string, title: InvoiceTitle): Promise<void> {
  if (await succeeds(callOnce('POST /order/invoice', { body: { order_id, ...title } })))
    showToast(texts.invoiceApplied)
  refreshPage()
}
