/** WeChat Pay v3 for tests: a server on loopback that verifies, signs and encrypts as the real one does. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { WechatAccount } from '@server/config/payment-accounts'
import type { BillLine } from '@server/payments/providers/provider'
import { keysOf } from './alipay-stub'
import { gzipped, wechatBillText } from './bill-files'

export interface WechatStub {
  account: WechatAccount
  /** Received requests: `POST /v3/…`, with their body. */
  calls: { request: string; body: Record<string, unknown> }[]
  paid(out_trade_no: string, total: number): void
  /** The bill of a day; without one there were no trades. */
  bill(day: string, lines: BillLine[]): void
  /** Changes the bills' files, but not the digests that are sent for them. */
  alter(change: (text: string) => string): void
  /** Answers of `tradebill` given once instead of the correct one. */
  nextBill: { status: number; code: string }[]
  /** A notification as received; given fields of the transaction override the defaults. */
  notice(
    transaction: { out_trade_no: string; total: number } & Record<string, unknown>,
    sent?: Date,
  ): { headers: Record<string, string>; body: string }
  close(): Promise<void>
}

const SERIAL = 'PUB_KEY_ID_0000000001'
const API_KEY = '0123456789abcdef0123456789abcdef'

/**
 * Starts the stub; the keys are those of the process.
 * @param signer whose keys sign its notices: another one's are forged
 */
export async function startWechat(signer = 'WeChat'): Promise<WechatStub> {
  const [ours, theirs] = [keysOf('merchant'), keysOf(signer)]
  const trades = new Map<string, number>()
  const bills = new Map<string, ReturnType<typeof gzipped>>()
  const nextBill: WechatStub['nextBill'] = []
  const calls: WechatStub['calls'] = []
  const account = {
    mchid: '1900000001',
    app_id: 'wx0000000000000001',
    serial: '4F00000000000001',
    private_key: ours.privateKey,
    platform_serial: SERIAL,
    platform_public_key: theirs.publicKey,
    api_v3_key: API_KEY,
    notify_base: 'https://shop.example.com',
  }
  const transactionOf = (out_trade_no: string, total: number) => ({
    appid: account.app_id,
    mchid: account.mchid,
    out_trade_no,
    transaction_id: `wx${out_trade_no}`,
    trade_state: 'SUCCESS',
    amount: { total, currency: 'CNY' },
  })
  const billOf = (query: URLSearchParams): [status: number, body: object] => {
    const { status, code } = nextBill.shift() ?? { status: 0, code: '' }
    if (status) return [status, { code, message: '账单未就绪' }]
    const day = query.get('bill_date') ?? ''
    const made = bills.get(day)
    if (!made) return [400, { code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' }]
    const download_url = `${baseUrl()}v3/billdownload/file?token=${day}&tartype=gzip`
    return [200, { hash_type: 'SHA1', hash_value: made.sha1, download_url }]
  }
  const answerTo = (request: string, query: URLSearchParams): [status: number, body: object] => {
    if (request.endsWith('/tradebill')) return billOf(query)
    const [, out_trade_no = ''] = /out-trade-no\/(\w+)/.exec(request) ?? []
    if (out_trade_no) {
      const total = trades.get(out_trade_no)
      return total === undefined
        ? [404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }]
        : [200, transactionOf(out_trade_no, total)]
    }
    if (request.endsWith('/native')) return [200, { code_url: 'weixin://wxpay/bizpayurl?pr=stub' }]
    if (request.endsWith('/h5')) return [200, { h5_url: 'https://wx.tenpay.com/stub' }]
    if (request.endsWith('/jsapi')) return [200, { prepay_id: 'wx-prepay' }]
    if (request.endsWith('/refunds')) return [200, { status: 'PROCESSING' }]
    throw new Error(`Expected a known address of WeChat Pay, got ${request}`)
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      expectSigned(request, text, ours.publicKey)
      calls.push({
        request: `${request.method} ${request.url}`,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      })
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub')
      if (pathname === '/v3/billdownload/file') {
        response.writeHead(200, { 'content-type': 'application/x-gzip' })
        return response.end(bills.get(searchParams.get('token') ?? '')?.file)
      }
      const [status, answer] = answerTo(`${request.method} ${pathname}`, searchParams)
      const body = JSON.stringify(answer)
      response.writeHead(status, { 'content-type': 'application/json', ...headersOf(body, new Date()) })
      return response.end(body)
    })
  })
  const headersOf = (body: string, sent: Date) => {
    const timestamp = String(Math.floor(sent.getTime() / 1000))
    const nonce = Formatter.nonce()
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': SERIAL,
      'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), theirs.privateKey),
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  return {
    account: { ...account, base_url: baseUrl() },
    bill: (day, lines) => void bills.set(day, gzipped(wechatBillText(lines, account.app_id))),
    alter(change) {
      for (const made of bills.values()) made.file = gzipSync(change(gunzipSync(made.file).toString()))
    },
    nextBill,
    calls,
    paid: (out_trade_no, total) => void trades.set(out_trade_no, total),
    notice({ out_trade_no, total, ...more }, sent = new Date()) {
      const nonce = 'abcdefghijkl'
      const plain = JSON.stringify({ ...transactionOf(out_trade_no, total), ...more })
      const ciphertext = Aes.AesGcm.encrypt(plain, API_KEY, nonce, 'transaction')
      const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: 'transaction' }
      const body = JSON.stringify({ id: 'stub', event_type: 'TRANSACTION.SUCCESS', resource })
      return { body, headers: headersOf(body, sent) }
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

/** @throws Error for a request without the merchant's signature */
function expectSigned({ headers, method = '', url = '' }: IncomingMessage, body: string, key: string) {
  const text = headers.authorization ?? ''
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? ''
  const message = Formatter.request(method, url, field('timestamp'), field('nonce_str'), body)
  if (!Rsa.verify(message, field('signature'), key))
    throw new Error(`Expected ${method} ${url} to be signed by the merchant`)
}
