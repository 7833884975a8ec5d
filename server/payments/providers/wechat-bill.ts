import { createHash } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isAxiosError, type AxiosInstance } from 'axios'
import { badBill, BillColumns, centsInBill, limited, linesOf } from './bill-file'
import { providerFailed, type BillAnswer, type BillLine } from './provider'

/** WeChat's error codes for a bill that does not exist (yet). */
const ANSWERS: Record<string, 'none' | 'not_ready'> = {
  NO_STATEMENT_EXIST: 'none',
  STATEMENT_CREATING: 'not_ready',
}

/**
 * The trade bill of a day of WeChat Pay v3: an address with a SHA-1, then a gzipped CSV.
 * @param app_id lines of the merchant's other apps are skipped
 * @throws AppError provider_failed
 */
export async function wechatBill(
  client: AxiosInstance,
  app_id: string,
  day: string,
  signal: AbortSignal,
): Promise<BillAnswer> {
  const path = `v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`
  try {
    const { data } = await client.get<{ download_url: string; hash_value: string }>(path, { signal })
    const file = await client.get<Readable>(data.download_url, {
      responseType: 'stream',
      signal,
      decompress: false,
      // the file is not signed
      transformResponse: [],
    })
    return { state: 'ready', lines: wechatLines(file.data, app_id, data.hash_value) }
  } catch (cause) {
    const { code = '' } = (isAxiosError(cause) && (cause.response?.data as { code?: string })) || {}
    const state = ANSWERS[code]
    if (state) return { state }
    throw providerFailed(cause)
  }
}

async function* wechatLines(file: Readable, app_id: string, sha1: string): AsyncGenerator<BillLine> {
  const unpacked = createGunzip()
  pipeline(file, unpacked, (error) => {
    if (error) unpacked.destroy(error)
  })
  const hash = createHash('sha1')
  const hashed = async function* () {
    for await (const chunk of limited(unpacked)) {
      hash.update(chunk)
      yield chunk
    }
  }
  yield* parsed(linesOf(hashed(), 'utf-8'), app_id)
  if (hash.digest('hex') !== sha1.toLowerCase()) throw badBill('its SHA-1 is another')
}

/** Each cell of a trade begins with a backquote; a second heading and a line of sums follow the trades. */
async function* parsed(lines: AsyncIterable<string>, app_id: string): AsyncGenerator<BillLine> {
  let columns: BillColumns | undefined
  let isWhole = false
  for await (const line of lines) {
    if (!columns) {
      columns = new BillColumns(line.split(','), '商品名称')
      if (!columns.has('商户订单号', '交易状态', '订单金额', '商户退款单号', '申请退款金额'))
        throw badBill('expected the heading of a WeChat trade bill')
    } else if (line.startsWith('`') && !isWhole) {
      const cell = columns.read(line.slice(1).split(',`'))
      if (cell('公众账号ID') === app_id) yield lineOf(cell)
    } else if (line.startsWith('总交易单数')) {
      isWhole = true
    }
  }
  if (!isWhole) throw badBill('it is cut off')
}

function lineOf(cell: (name: string) => string): BillLine {
  const payment_id = cell('商户订单号')
  if (cell('交易状态') === 'SUCCESS')
    return {
      kind: 'payment',
      payment_id,
      transaction_id: cell('微信订单号'),
      fee: centsInBill(cell('订单金额')),
      currency: cell('货币种类'),
    }
  return {
    kind: 'refund',
    payment_id,
    refund_id: cell('商户退款单号'),
    fee: centsInBill(cell('申请退款金额')),
    failed: cell('退款状态').startsWith('FAIL'),
  }
}
