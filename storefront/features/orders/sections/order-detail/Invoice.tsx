import { useState, type MouseEvent } from 'react'
import type { InvoiceTitle, OrderInfo } from '@schemas/generated/api'
import { Rows } from '../../Rows'
import { fileHref } from '@storefront/shell/api/file-href'
import { isProviderElsewhere } from '@storefront/shell/api/settings'
import { Button } from '@storefront/shell/parts/Button'
import { Card } from '@storefront/shell/parts/Card'
import { reached } from '@storefront/shell/state/offline'
import { texts } from '../../texts/order-detail'
import css from './Invoice.module.css'
import card from './Render.module.css'
import { opened } from '@storefront/shell/parts/opened'

const InvoiceDialog = opened(() => import('@storefront/features/checkout/invoice.dialog'))

/** An order's invoice: asked for once it is paid, changed until it is written, downloaded from then on. */
export function Invoice({ order }: { order: OrderInfo }) {
  const { order_id, is_invoiced, invoice_number, pay_status, order_status, total_fee, refunded_fee } = order
  const [asking, ask] = useState<boolean | null>(null)
  const invoice = titleOf(order.invoice)
  const isWorthOne = pay_status === 'PAYED' && order_status !== 'CANCEL' && total_fee > refunded_fee
  const mayAsk = isWorthOne && !is_invoiced
  if (!invoice && !mayAsk) return null
  const apply = async (chosen: InvoiceTitle | null) => {
    ask(false)
    if (chosen) await (await reached(() => import('../../order.actions'))).applyForInvoice(order_id, chosen)
  }
  // a link carries no token
  const fetchElsewhere = (event: MouseEvent) => {
    if (!isProviderElsewhere()) return
    event.preventDefault()
    void import('@storefront/shell/api/download').then(({ download }) =>
      download('/order/invoice/pdf', { order_id }),
    )
  }
  return (
    <Card aria-label={texts.invoice}>
      <div className={css.head}>
        <h2 className={card.heading}>{texts.invoice}</h2>
        {mayAsk && (
          <Button aria-haspopup="dialog" onClick={() => ask(true)}>
            {invoice ? texts.changeInvoice : texts.applyInvoice}
          </Button>
        )}
        {is_invoiced && (
          <a
            href={fileHref('/order/invoice/pdf', { order_id })}
            onClick={fetchElsewhere}
            className={card.link}
            download
          >
            {texts.downloadInvoice}
          </a>
        )}
      </div>
      {invoice ? (
        <Rows
          rows={[
            [texts.invoiceState, is_invoiced ? texts.invoiceWritten : texts.invoiceWaits],
            [texts.invoiceKind, texts.invoiceKinds[invoice.title]],
            [texts.invoiceTitle, invoice.content],
            [texts.taxNumber, invoice.registration_number ?? ''],
            [texts.invoiceNumber, invoice_number],
          ]}
          className={card.facts}
        />
      ) : (
        <p className={css.none}>{texts.noInvoice}</p>
      )}
      {asking !== null && (
        <InvoiceDialog
          open={asking}
          invoice={invoice ?? { title: 'individual', content: '' }}
          onChosen={(chosen) => void apply(chosen)}
          onCancel={() => ask(false)}
        />
      )}
    </Card>
  )
}

/** What was asked for; `null` where nothing was. */
const titleOf = ({ title, content = '', ...rest }: OrderInfo['invoice']): InvoiceTitle | null =>
  title === undefined ? null : { title, content, ...rest }
