import { describe, expect, test } from 'vitest'
import { invoiceOf, storedTitles, valuesOf } from './invoice'

describe('invoices', () => {
  const unit = { title: 'unit' as const, content: '和安', registration_number: 'A'.repeat(18) }

  test('a form says what an invoice says; a person has no tax number', () => {
    expect(invoiceOf(valuesOf(unit))).toMatchObject(unit)
    expect(invoiceOf({ ...valuesOf(unit), kind: 'individual' })).toEqual({
      title: 'individual',
      content: '和安',
    })
    expect(invoiceOf(valuesOf(null))).toBeNull()
  })

  test('kept titles are each there once, the newest first', () => {
    const asked = (content: string) => ({ ...valuesOf(unit), title: 'unit' as const, content })
    const list = [asked('乙'), asked('甲'), asked('乙')] as unknown as Parameters<typeof storedTitles>[0]
    expect(storedTitles(list).map(({ content }) => content)).toEqual(['乙', '甲'])
  })
})
