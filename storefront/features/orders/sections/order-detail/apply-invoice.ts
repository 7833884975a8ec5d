import type { InvoiceTitle } from '@schemas/generated/api'
import { callOnce } from '@storefront/shell/api/call-once'
import { succeeds } from '@storefront/shell/api/succeeds'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/order-detail'

/** Asks for an order's invoice, or for other words on one that is not written yet. */
export async function applyForInvoice(order_id: string, title: InvoiceTitle): Promise<void> {
  if (await succeeds(callOnce('POST /order/invoice', { body: { order_id, ...title } })))
    showToast(texts.invoiceApplied)
  refreshPage()
}
