import { useId, type ReactNode } from 'react'
import type { InvoiceTitle } from '@schemas/generated/api'
import {
  APPLY_INVOICE_BANKACCOUNT,
  APPLY_INVOICE_BANKNAME,
  APPLY_INVOICE_COMPANY_ADDRESS,
  APPLY_INVOICE_COMPANY_PHONE,
  APPLY_INVOICE_CONTENT,
} from '@schemas/generated/limits'
import { call } from '../../shell/api/call'
import { invoiceOf, storedTitles, valuesOf, type InvoiceValues } from './invoice'
import { required, taxNumber } from '../../shell/parts/form/rules'
import { TextField } from '../../shell/parts/form/TextField'
import { useFields } from '../../shell/parts/form/use-fields'
import { Modal } from '../../shell/parts/Modal'
import { useAsked } from '../../shell/parts/use-asked'
import { texts } from './texts/checkout'
import css from './InvoiceDialog.module.css'

interface InvoiceDialogProps {
  open: boolean
  invoice: InvoiceTitle | null
  /** null: none is wanted. */
  onChosen(invoice: InvoiceTitle | null): void
  onCancel(): void
}

/** px */
const WIDTH = 640

const KINDS = { none: texts.noInvoice, individual: texts.personal, unit: texts.company } as const

/** What a company may add: field, label, characters. */
const COMPANY = [
  ['company_address', texts.companyAddress, APPLY_INVOICE_COMPANY_ADDRESS],
  ['company_phone', texts.companyPhone, APPLY_INVOICE_COMPANY_PHONE],
  ['bankname', texts.bankname, APPLY_INVOICE_BANKNAME],
  ['bankaccount', texts.bankaccount, APPLY_INVOICE_BANKACCOUNT],
] as const

/** None, a person's or a company's, whose tax number is validated when its field is left (rule forms-2). */
export default function InvoiceDialog({ open, invoice, onChosen, onCancel }: InvoiceDialogProps) {
  const { control, register, watch, send, reset } = useFields<InvoiceValues>(valuesOf(invoice))
  const kind = watch('kind')
  const kept = (useAsked(earlierTitles).value ?? []).filter(({ title }) => title === kind)
  const save = send(async (values) => onChosen(invoiceOf(values)))
  return (
    <Modal open={open} title={texts.invoice} width={WIDTH} onConfirm={() => save()} onCancel={onCancel}>
      <form method="post" className={css.form} noValidate onSubmit={(event) => void save(event)}>
        <fieldset className={css.kinds}>
          <legend className="screen-reader-only">{texts.invoice}</legend>
          {Object.entries(KINDS).map(([value, text]) => (
            <label key={value} className={css.kind}>
              <input type="radio" value={value} {...register('kind')} /> {text}
            </label>
          ))}
        </fieldset>
        {kept.length > 0 && (
          <div className={css.kept}>
            <span>{texts.storedTitles}</span>
            {kept.map((title) => (
              <button
                key={`${title.content}${title.registration_number ?? ''}`}
                type="button"
                onClick={() => reset(valuesOf(title))}
              >
                {title.content}
              </button>
            ))}
          </div>
        )}
        {kind !== 'none' && (
          <TextField
            control={control}
            name="content"
            label={texts.invoiceTitle}
            required
            longest={APPLY_INVOICE_CONTENT}
            rules={[required(texts.invoiceTitleNeeded)]}
          />
        )}
        {kind === 'unit' && (
          <>
            <TextField
              control={control}
              name="registration_number"
              label={texts.taxNumber}
              required
              rules={[required(texts.taxNumberNeeded), taxNumber]}
            />
            <More>
              {COMPANY.map(([name, label, longest]) => (
                <TextField
                  key={name}
                  control={control}
                  name={name}
                  label={label}
                  longest={longest}
                  {...(name === 'bankaccount' && { inputMode: 'numeric' })}
                />
              ))}
            </More>
          </>
        )}
      </form>
    </Modal>
  )
}

function More({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <details className={css.more} aria-labelledby={id}>
      <summary id={id}>{texts.invoiceMore}</summary>
      {children}
    </details>
  )
}

/** Titles of earlier orders; without them the form is as good. */
async function earlierTitles(signal: AbortSignal): Promise<InvoiceTitle[]> {
  const { list } = await call('GET /order/invoice/list', { query: { pageSize: 50 }, signal, quiet: true })
  return storedTitles(list)
}
