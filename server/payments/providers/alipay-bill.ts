import type { Readable } from 'node:stream'
import axios from 'axios'
import { Unzip, UnzipInflate } from 'fflate'
import { badBill, BillColumns, centsInBill, limited, linesOf } from './bill-file'
import { CURRENCY, providerFailed, TIMEOUT_MS, type BillLine } from './provider'

const END = '业务明细列表结束'

/**
 * The lines of Alipay's bill: a ZIP of two CSV files in GBK, the trades and their sums.
 * @param address from Alipay's answer; valid for 30 seconds
 * @throws AppError provider_failed
 */
export async function alipayLines(address: string, signal: AbortSignal): Promise<AsyncIterable<BillLine>> {
  const file = await axios
    .get<Readable>(address, { responseType: 'stream', timeout: TIMEOUT_MS, signal, decompress: false })
    .catch((cause: unknown) => {
      throw providerFailed(cause)
    })
  return parsed(linesOf(limited(unzipped(limited(file.data))), 'gbk'))
}

/** The bytes of all files of a ZIP, one after the other. */
async function* unzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = []
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error) throw badBill(`it cannot be unpacked: ${error.message}`)
      waiting.push(data)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of chunks) {
    unzip.push(chunk)
    yield* waiting.splice(0)
  }
  unzip.push(new Uint8Array(), true)
  yield* waiting
}

/** Headings and sums begin with #; a marker line ends the list of trades. */
async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<BillLine> {
  let columns: BillColumns | undefined
  let complete = false
  for await (const line of lines) {
    if (line.startsWith('#')) {
      complete ||= columns !== undefined && line.includes(END)
      if (complete) columns = undefined
    } else if (columns && line) {
      yield lineOf(columns.read(line.split(',')))
    } else if (!complete) {
      const heading = new BillColumns(line.split(','), '商品名称')
      if (heading.has('支付宝交易号', '商户订单号', '业务类型', '订单金额（元）', '退款批次号/请求号'))
        columns = heading
    }
  }
  if (!complete) throw badBill('it is cut off')
}

function lineOf(cell: (name: string) => string): BillLine {
  const payment_id = cell('商户订单号')
  const fee = centsInBill(cell('订单金额（元）'))
  return cell('业务类型') === '退款'
    ? { kind: 'refund', payment_id, refund_id: cell('退款批次号/请求号'), fee, failed: false }
    : { kind: 'payment', payment_id, transaction_id: cell('支付宝交易号'), fee, currency: CURRENCY }
}
