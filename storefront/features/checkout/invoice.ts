import type { InvoiceTitle, OrderInvoice } from '@schemas/generated/api'

type Optional = 'company_address' | 'company_phone' | 'bankname' | 'bankaccount'

export type InvoiceValues = Required<Omit<InvoiceTitle, 'title'>> & { kind: 'none' | InvoiceTitle['title'] }

/** How a form begins that says what an invoice says. */
export const valuesOf = (invoice: InvoiceTitle | null): InvoiceValues => ({
  kind: invoice?.title ?? 'none',
  content: invoice?.content ?? '',
  registration_number: invoice?.registration_number ?? '',
  company_address: invoice?.company_address ?? '',
  company_phone: invoice?.company_phone ?? '',
  bankname: invoice?.bankname ?? '',
  bankaccount: invoice?.bankaccount ?? '',
})

/** What a form asks for; a person has no tax number. */
export function invoiceOf({
  kind,
  content,
  registration_number,
  ...rest
}: InvoiceValues): InvoiceTitle | null {
  if (kind === 'none') return null
  if (kind === 'individual') return { title: kind, content }
  return { title: kind, content, registration_number, ...rest }
}

/** The titles of earlier invoices, each once, the newest first. */
export function storedTitles(invoices: readonly OrderInvoice[]): InvoiceTitle[] {
  const titles = invoices.map(({ title, content, registration_number, ...rest }) => {
    const { company_address, company_phone, bankname, bankaccount }: Record<Optional, string> = rest
    const more = { company_address, company_phone, bankname, bankaccount }
    return { title, content, registration_number, ...(title === 'unit' && more) }
  })
  const known = new Set<string>()
  return titles.filter((one) => {
    const name = `${one.title}/${one.content}/${one.registration_number}`
    return !known.has(name) && known.add(name)
  })
}
