import { expect, it } from 'vitest'
import { startWechat } from '@tests/helpers/wechat-stub'
import { badBill, BillColumns, limited, linesOf } from './bill-file'
import type { BillLine } from './provider'
import { WechatProvider } from './wechat-provider'

async function* chunks(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

it('reads lines across chunks, and characters that are cut in two', async () => {
  const tea = Buffer.from([0xb2, 0xe8]) // 茶 in GBK
  expect(
    await all(linesOf(chunks('a\r', '\nb', tea.subarray(0, 1), tea.subarray(1), '\n\nc'), 'gbk')),
  ).toEqual(['a', 'b茶', '', 'c'])
})

it('refuses a file or a line that is too large', async () => {
  await expect(all(limited(chunks('12345', '6'), 5))).rejects.toThrow(badBill('').message)
  await expect(all(linesOf(chunks('x'.repeat(30_000)), 'utf-8'))).rejects.toThrow(badBill('').message)
})

it('finds the cells after a column that contains separators', () => {
  const cell = new BillColumns(['id', 'name', 'fee'], 'name').read(['1', 'a', 'b', '2.00'])
  expect([cell('id'), cell('fee')]).toEqual(['1', '2.00'])
})

it('refuses a WeChat bill that was altered or cut off, at its end', async () => {
  const wechat = await startWechat()
  const provider = new WechatProvider('1', wechat.account)
  const line: BillLine = { kind: 'payment', payment_id: 'a', transaction_id: 'b', fee: 1, currency: 'CNY' }
  wechat.bill('2026-11-20', [line])
  const read = async () => {
    const answer = await provider.bill('2026-11-20', AbortSignal.timeout(5_000))
    return answer.state === 'ready' ? all(answer.lines) : answer.state
  }
  expect(await read()).toEqual([line])
  wechat.alter((text) => text.replace('0.01', '0.02'))
  await expect(read()).rejects.toMatchObject({ cause: new Error('Bill: its SHA-1 is another') })
  wechat.alter((text) => text.slice(0, text.indexOf('总交易单数')))
  await expect(read()).rejects.toMatchObject({ cause: new Error('Bill: it is cut off') })
  await wechat.close()
})
