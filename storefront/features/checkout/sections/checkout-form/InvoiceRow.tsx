import type { InvoiceTitle } from '@schemas/generated/api'
import type { Checkout } from '../../checkout'
import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import { ChoiceRow } from './ChoiceRow'
import { opened } from '@storefront/shell/parts/opened'

const InvoiceDialog = opened(() => import('../../invoice.dialog'))

interface InvoiceRowProps {
  checkout: Checkout
  invoice: InvoiceTitle | null
}

/** Whether the order comes with an invoice, and in whose name. */
export function InvoiceRow({ checkout, invoice }: InvoiceRowProps) {
  const dialog = useDialog()
  return (
    <>
      <ChoiceRow
        label={texts.invoice}
        action={texts.change}
        actionName={`${texts.change} ${texts.invoice}`}
        onOpen={dialog.show}
      >
        {invoice ? titleOf(invoice) : texts.noInvoice}
      </ChoiceRow>
      {dialog.asked && (
        <InvoiceDialog
          open={dialog.open}
          invoice={invoice}
          onCancel={dialog.hide}
          onChosen={(chosen) => {
            dialog.hide()
            checkout.note({ invoice: chosen })
          }}
        />
      )}
    </>
  )
}

const titleOf = ({ title, content, registration_number }: InvoiceTitle) =>
  [title === 'unit' ? texts.company : texts.personal, content, registration_number]
    .filter(Boolean)
    .join(' · ')
