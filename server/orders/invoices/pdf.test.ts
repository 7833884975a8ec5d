import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { invoiceLines } from './content'
import { invoicePdf, type InvoiceContent } from './pdf'

const CONTENT: InvoiceContent = {
  number: '25112000000012345678',
  written: new Date('2026-11-20T18:00:00Z'),
  order_id: '26112012345600011',
  buyer: {
    title: 'unit',
    content: '禾岸科技（北京）有限公司',
    registration_number: '91110108MA01ABCD2X',
    company_address: '北京市昌平区回龙观西大街 118 号',
    company_phone: '010-12345678',
    bankname: '演示银行',
    bankaccount: '6200 0000 0000 1234',
  },
  seller: '禾岸生活',
  lines: [
    { name: '法式翻领棉麻衬衫 龘🎁', spec: '颜色:米白 尺码:M', num: 2, price: 6_900, amount: 12_345 },
    { name: '运费', spec: '', num: 1, price: 800, amount: 800 },
  ],
  total: 13_145,
}

/** The pages of a PDF as they read, without blanks. */
async function pagesOf(content: Partial<InvoiceContent> = {}): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf({ ...CONTENT, ...content })))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ''))
}

describe('an invoice as PDF', () => {
  it('contains number, both parties, lines, and the sum in figures and in words', async () => {
    const [page = '', ...more] = await pagesOf()
    expect(more).toEqual([])
    for (const text of [
      '电子发票',
      '发票号码：25112000000012345678',
      '开票日期：2026-11-21',
      '名称：禾岸科技（北京）有限公司',
      '纳税人识别号：91110108MA01ABCD2X',
      '地址、电话：北京市昌平区回龙观西大街118号010-12345678',
      '开户行及账号：演示银行6200000000001234',
      '名称：禾岸生活',
      '法式翻领棉麻衬衫龘□',
      '颜色:米白尺码:M269.00-14.55123.45',
      '运费18.000.008.00',
      '合计（大写）：壹佰叁拾壹圆肆角伍分',
      '（小写）¥131.45',
      '备注：订单编号26112012345600011',
    ])
      expect(page).toContain(text)
  })

  it('has no tax number for a person; many lines continue on further pages, with the sum at the end', async () => {
    const buyer = { ...CONTENT.buyer, title: 'individual' as const, content: '李明', registration_number: '' }
    const [line] = CONTENT.lines
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...line!, name: `第${at + 1}件` }))
    const pages = await pagesOf({ buyer, lines })
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]).not.toContain('纳税人识别号')
    expect(pages.join('')).toContain('第60件')
    expect(pages.map((page) => page.includes('合计（大写）'))).toEqual(
      pages.map((_, at) => at === pages.length - 1),
    )
  })
})

describe('what is invoiced', () => {
  const line = {
    item_name: '衬衫',
    item_spec_desc: '',
    order_item_type: 'normal' as const,
    num: 2,
    price: 5_000,
    sale_price: 6_000,
    market_price: 0,
    total_fee: 9_000,
    refunded_fee: 0,
  }

  it('is what was paid for each line and for freight', () => {
    const lines = invoiceLines(
      { total_fee: 9_800, refunded_fee: 0, freight_fee: 1_000, freight_point_fee: 200 },
      [line],
    )
    expect(lines.map(({ name, price, amount }) => [name, price, amount])).toEqual([
      ['衬衫', 5_000, 9_000],
      ['运费', 800, 800],
    ])
  })

  it('lists a gift with its shelf price and its share of the sum', () => {
    const gift = { ...line, order_item_type: 'gift' as const, price: 0, sale_price: 2_500, total_fee: 1_800 }
    const order = { total_fee: 9_000, refunded_fee: 0, freight_fee: 0, freight_point_fee: 0 }
    const lines = invoiceLines(order, [{ ...line, total_fee: 7_200 }, gift])
    expect(lines.map(({ price, num, amount }) => [price, num, amount])).toEqual([
      [5_000, 2, 7_200],
      [2_500, 2, 1_800],
    ])
  })

  it('without returned goods and without gifts whose share is zero: the lines still add up', () => {
    const gift = { ...line, order_item_type: 'gift' as const, price: 0, total_fee: 0 }
    const back = { ...line, refunded_fee: 9_000 }
    const half = { ...line, refunded_fee: 4_500 }
    const lines = invoiceLines(
      { total_fee: 27_800, refunded_fee: 13_500, freight_fee: 800, freight_point_fee: 0 },
      [line, gift, back, half],
    )
    expect(lines.map(({ amount }) => amount)).toEqual([9_000, 4_500, 800])
  })
})
