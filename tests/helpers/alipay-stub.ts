/** Alipay for tests: a server on loopback that verifies requests and signs its answers, as the real one does. */
import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AlipayAccount } from '@server/config/payment-accounts'
import type { BillLine } from '@server/payments/providers/provider'
import { alipayBill } from './bill-files'

export interface AlipayStub {
  account: AlipayAccount
  /** Called methods with their biz_content. */
  calls: { method: string; content: Record<string, string> }[]
  /** Simulates a payment; the amount is in yuan, as Alipay writes it. */
  paid(out_trade_no: string, total_amount: string): void
  /** The bill of a day; without one there were no trades. */
  bill(day: string, lines: BillLine[]): void
  /** Body of a notification, signed; given fields override the defaults. */
  notice(out_trade_no: string, total_amount: string, fields?: Record<string, string>): string
  /** Signed query of the address to which a buyer returns after paying. */
  back(out_trade_no: string, total_amount: string): string
  /** Answers given once instead of the correct one. */
  next(answer: Record<string, string>): void
  /** Whether further answers are signed by another key than Alipay's. */
  forge(forged: boolean): void
  /** Days of the downloaded bills. */
  downloads: string[]
  close(): Promise<void>
}

const DONE = { code: '10000', msg: 'Success' }

/**
 * Starts the stub; the keys are those of the process.
 * @param signer whose keys sign its notices: another one's are forged
 */
export async function startAlipay(signer = 'Alipay'): Promise<AlipayStub> {
  const [ours, theirs, strangers] = [keysOf('merchant'), keysOf(signer), keysOf('strangers')]
  const trades = new Map<string, string>()
  const refunds = new Set<string>()
  const bills = new Map<string, Buffer>()
  const calls: AlipayStub['calls'] = []
  const scripted: Record<string, string>[] = []
  const downloads: string[] = []
  let forged = false

  const answerTo = (method: string, content: Record<string, string>): Record<string, string> => {
    const { out_trade_no = '', out_request_no = '' } = content
    const total_amount = trades.get(out_trade_no)
    switch (method) {
      case 'alipay.trade.precreate':
        return { ...DONE, out_trade_no, qr_code: `https://qr.alipay.com/${out_trade_no}` }
      case 'alipay.trade.query':
        return total_amount === undefined
          ? { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' }
          : {
              ...DONE,
              out_trade_no,
              trade_no: `ali${out_trade_no}`,
              trade_status: 'TRADE_SUCCESS',
              total_amount,
            }
      case 'alipay.trade.refund': {
        const fund_change = refunds.has(out_request_no) ? 'N' : 'Y'
        refunds.add(out_request_no)
        return { ...DONE, out_trade_no, fund_change }
      }
      case 'alipay.data.dataservice.bill.downloadurl.query': {
        const { bill_date = '' } = content
        return bills.has(bill_date)
          ? { ...DONE, bill_download_url: `${origin()}/bill?day=${bill_date}` }
          : { code: '40004', msg: 'Business Failed', sub_code: 'isp.bill_not_exist', sub_msg: '账单不存在' }
      }
      case 'alipay.trade.fastpay.refund.query':
        return { ...DONE, out_trade_no, out_request_no, refund_status: 'REFUND_SUCCESS' }
      default:
        throw new Error(`Expected a known method of Alipay, got ${method}`)
    }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://stub')
      if (pathname === '/bill') {
        downloads.push(query.get('day') ?? '')
        return response.end(bills.get(query.get('day') ?? ''))
      }
      const body = new URLSearchParams(Buffer.concat(parts).toString())
      const fields = Object.fromEntries([...query, ...body])
      const { sign = '', method = '', biz_content = '{}' } = fields
      if (!verified(signedText(fields, ['sign']), sign, ours.publicKey))
        throw new Error(`Expected ${method} to be signed by the merchant`)
      const content = JSON.parse(biz_content) as Record<string, string>
      calls.push({ method, content })
      const answer = JSON.stringify(scripted.shift() ?? answerTo(method, content))
      const name = `${method.replaceAll('.', '_')}_response`
      response.setHeader('content-type', 'application/json')
      return response.end(
        `{"${name}":${answer},"sign":"${signed(answer, (forged ? strangers : theirs).privateKey)}"}`,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    account: {
      app_id: '2021000000000001',
      private_key: ours.privateKey,
      alipay_public_key: theirs.publicKey,
      gateway: `${origin()}/gateway.do`,
      notify_base: 'https://shop.example.com',
    },
    calls,
    downloads,
    forge: (on) => void (forged = on),
    bill: (day, lines) => void bills.set(day, alipayBill(lines)),
    paid: (out_trade_no, total_amount) => void trades.set(out_trade_no, total_amount),
    notice(out_trade_no, total_amount, more = {}) {
      const fields = {
        app_id: '2021000000000001',
        out_trade_no,
        trade_no: `ali${out_trade_no}`,
        trade_status: 'TRADE_SUCCESS',
        total_amount,
        notify_time: '2026-11-21 16:00:00',
        ...more,
      }
      const sign = signed(signedText(fields, ['sign', 'sign_type']), theirs.privateKey)
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString()
    },
    back(out_trade_no, total_amount) {
      const fields = {
        app_id: '2021000000000001',
        method: 'alipay.trade.page.pay.return',
        charset: 'utf-8',
        out_trade_no,
        trade_no: `ali${out_trade_no}`,
        total_amount,
        timestamp: '2026-11-21 16:00:00',
        version: '1.0',
      }
      const sign = signed(signedText(fields, ['sign', 'sign_type']), theirs.privateKey)
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString()
    },
    next: (answer) => void scripted.push(answer),
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

/** Key pairs as PEM, in the providers' format. */
const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const made = new Map<string, ReturnType<typeof newKeys>>()

/** The keys of a party, made once a process: a pair takes a fifth of a second. */
export function keysOf(party: string): ReturnType<typeof newKeys> {
  const keys = made.get(party) ?? newKeys()
  made.set(party, keys)
  return keys
}

/** `a=1&b=2`, sorted, without unsigned fields. */
const signedText = (fields: Record<string, string>, without: string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const signed = (text: string, key: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64')
const verified = (text: string, sign: string, key: string) =>
  createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64')
