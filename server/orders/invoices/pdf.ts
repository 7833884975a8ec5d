/** An order's invoice as a PDF. */
import { yuanText } from '@schemas/money'
import type { OrderInvoice } from '../../db/schema'
import { dayInShanghai } from '../../core/shanghai'
import { openFontFor, type FontWeight } from '../../fonts/noto-sans-sc'
import { CAPITALS, inCapitals } from './capitals'
import { MISSING, PAGE, PdfPage, type TextStyle } from './pdf-page'

export interface InvoiceLine {
  name: string
  spec: string
  num: number
  /** Cents a piece. */
  price: number
  /** Cents that were paid, after discounts and refunds. */
  amount: number
}

export interface InvoiceContent {
  number: string
  written: Date
  order_id: string
  buyer: OrderInvoice
  seller: string
  lines: InvoiceLine[]
  /** Cents; the lines add up to it. */
  total: number
}

const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
const BOTTOM = PAGE.height - PAGE.margin
const ROW = 14

/** Columns of the lines, as shares of the width. */
const COLUMNS = [
  { title: '项目名称', share: 0.36, align: 'left' },
  { title: '规格型号', share: 0.18, align: 'left' },
  { title: '数量', share: 0.08, align: 'right' },
  { title: '单价', share: 0.12, align: 'right' },
  { title: '优惠与退款', share: 0.13, align: 'right' },
  { title: '金额', share: 0.13, align: 'right' },
] as const
const PADDING = 4

const TITLES = COLUMNS.map(({ title }) => title)
/** Digits, signs and Latin letters. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
/** Characters of every invoice, besides the titles of its columns. */
const WORDS = '电子发票号码：开票日期购买销售方名称纳税人识别地址、话户行及账合计（大小写）备注订单编¥'

export async function invoicePdf(invoice: InvoiceContent): Promise<Buffer> {
  const { number, written, seller } = invoice
  const fonts = await openFontFor(
    [JSON.stringify(invoice), CAPITALS, MISSING, ASCII, WORDS, TITLES].flat().join(''),
  )
  const sheet = new PdfPage(fonts, { title: `发票 ${number}`, author: seller, created: written })
  let y = drawHead(sheet, invoice)
  y = drawLines(sheet, invoice.lines, y)
  drawSum(sheet, invoice, y)
  return sheet.bytes()
}

/** @returns its lower edge */
function drawHead(sheet: PdfPage, { number, written, buyer, seller }: InvoiceContent): number {
  sheet.line('电子发票', LEFT, 44, WIDTH, { size: 20, weight: 'bold', align: 'centre' })
  const right: TextStyle = { align: 'right' }
  sheet.line(`发票号码：${number}`, LEFT, 84, WIDTH, right)
  sheet.line(`开票日期：${dayInShanghai(written)}`, LEFT, 98, WIDTH, right)
  sheet.rule(120)
  const half = WIDTH / 2
  const buyerEnd = drawParty(sheet, '购买方', buyerFacts(buyer), LEFT, half)
  const sellerEnd = drawParty(sheet, '销售方', [['名称', seller]], LEFT + half, half)
  const end = Math.max(buyerEnd, sellerEnd) + 8
  sheet.rule(end)
  sheet.upright(LEFT + half, 120, end)
  return end
}

function drawParty(
  sheet: PdfPage,
  who: string,
  facts: readonly (readonly [string, string])[],
  x: number,
  width: number,
): number {
  let y = 128
  sheet.line(who, x + PADDING, y, width, { weight: 'bold' })
  for (const [name, value] of facts)
    for (const text of sheet.lines(`${name}：${value}`, width - 2 * PADDING))
      sheet.line(text, x + PADDING, (y += ROW), width)
  return y + ROW
}

const buyerFacts = (buyer: OrderInvoice) =>
  (
    [
      ['名称', buyer.content],
      ['纳税人识别号', buyer.registration_number],
      ['地址、电话', [buyer.company_address, buyer.company_phone].filter(Boolean).join(' ')],
      ['开户行及账号', [buyer.bankname, buyer.bankaccount].filter(Boolean).join(' ')],
    ] as const
  ).filter(([, value]) => value !== '')

function drawLines(sheet: PdfPage, lines: readonly InvoiceLine[], from: number): number {
  let y = drawRow(sheet, wrapped(sheet, TITLES), from, 'bold')
  sheet.rule(y)
  for (const { name, spec, num, price, amount } of lines) {
    const off = yuanText(amount - price * num)
    const row = wrapped(sheet, [name, spec, String(num), yuanText(price), off, yuanText(amount)])
    if (y + heightOf(row) > BOTTOM) {
      sheet.nextPage()
      y = PAGE.margin
    }
    y = drawRow(sheet, row, y, 'regular')
  }
  sheet.rule(y)
  return y
}

/** The lines of each cell of a row. */
const wrapped = (sheet: PdfPage, cells: readonly string[]): string[][] =>
  COLUMNS.map(({ share }, index) => sheet.lines(cells[index] ?? '', WIDTH * share - 2 * PADDING))

const heightOf = (row: readonly string[][]) =>
  Math.max(...row.map(({ length }) => length)) * ROW + 2 * PADDING

/** @returns its lower edge */
function drawRow(sheet: PdfPage, row: readonly string[][], y: number, weight: FontWeight): number {
  let x = LEFT
  for (const [index, { share, align }] of COLUMNS.entries()) {
    const width = WIDTH * share - 2 * PADDING
    for (const [at, text] of (row[index] ?? []).entries())
      sheet.line(text, x + PADDING, y + PADDING + at * ROW, width, { align, weight })
    x += WIDTH * share
  }
  return y + heightOf(row)
}

/** Height of the sum and the note below it. */
const SUM_HEIGHT = 96

function drawSum(sheet: PdfPage, { total, order_id }: InvoiceContent, from: number) {
  let y = from
  if (y + SUM_HEIGHT > BOTTOM) {
    sheet.nextPage()
    y = PAGE.margin
  }
  sheet.line(`合计（大写）：${inCapitals(total)}`, LEFT + PADDING, y + 10, WIDTH, { weight: 'bold' })
  sheet.line(`（小写）¥${yuanText(total)}`, LEFT, y + 10, WIDTH - PADDING, { weight: 'bold', align: 'right' })
  sheet.rule(y + 32)
  sheet.line(`备注：订单编号 ${order_id}`, LEFT + PADDING, y + 42, WIDTH)
}
