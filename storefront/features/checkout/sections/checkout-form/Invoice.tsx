import { lazy, Suspense, useState } from 'react'
import type { InvoiceTitle } from '@schemas/generated/api'
import type { Checkout } from '../../checkout'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/checkout'
import css from './Render.module.css'

const InvoiceDialog = lazy(() => import('../../invoice.dialog'))

/** Whether the order comes with an invoice, and in whose name. */
export function Invoice({ checkout, invoice }: { checkout: Checkout; invoice: InvoiceTitle | null }) {
  const [asking, ask] = useState<{ open: boolean }>()
  return (
    <section className={css.row} aria-labelledby="checkout-invoice">
      <h2 id="checkout-invoice" className={css.rowHeading}>
        {texts.invoice}
      </h2>
      <span className={css.rowText}>
        {invoice
          ? [
              invoice.title === 'unit' ? texts.company : texts.personal,
              invoice.content,
              invoice.registration_number,
            ]
              .filter(Boolean)
              .join(' · ')
          : texts.noInvoice}
      </span>
      <Button
        kind="text"
        size="small"
        aria-label={`${texts.change} ${texts.invoice}`}
        onClick={() => ask({ open: true })}
      >
        {texts.change}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <InvoiceDialog
            open={asking.open}
            invoice={invoice}
            onCancel={() => ask({ open: false })}
            onChosen={(chosen) => {
              ask({ open: false })
              checkout.note({ invoice: chosen })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
