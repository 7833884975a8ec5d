import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readTrackerConfig } from '../../config/service-accounts'
import { COURIERS } from './couriers'
import { kuaidi100 } from './tracker'

const KEY = 'secret'
const CUSTOMER = 'C1'
const STEPS = [
  { time: '2026-01-27 14:58:29', context: '【北京市】已签收' },
  { time: '2026-01-26 09:00:00', context: '【上海市】已发出' },
]
/** What the stub knows of a number; it signs and refuses as kuaidi100 does. */
const ANSWERS: Record<string, unknown> = {
  SF1: { message: 'ok', status: '200', data: STEPS },
  SF2: { result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' },
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const refusal = { result: false, returnCode: '503', message: '验证签名失败' }

let asked: { com: string; num: string; phone: string }[] = []
let stub: Server
let url: string
beforeAll(async () => {
  stub = createServer((request, response) => {
    void read(request).then((form) => {
      const param = form.get('param') ?? ''
      const sign = createHash('md5').update(`${param}${KEY}${CUSTOMER}`).digest('hex').toUpperCase()
      const parcel = JSON.parse(param)
      asked.push(parcel)
      if (parcel.num === 'DOWN') response.statusCode = 502
      response.end(JSON.stringify(form.get('sign') === sign ? ANSWERS[parcel.num] : refusal))
    })
  }).listen(0, '127.0.0.1')
  await once(stub, 'listening')
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
})
afterAll(() => stub?.close())
beforeEach(() => {
  asked = []
})

const tracker = (key = KEY) => kuaidi100({ url, key, customer: CUSTOMER })
const parcel = (number: string) => ({ corp_code: 'SF', number, mobile: '13900000001' })

it('trackerpull: the provider’s steps, requested with a signature', async () => {
  expect(await tracker().track(parcel('SF1'))).toEqual([
    { AcceptTime: '2026-01-27 14:58:29', AcceptStation: '【北京市】已签收' },
    { AcceptTime: '2026-01-26 09:00:00', AcceptStation: '【上海市】已发出' },
  ])
  expect(asked).toEqual([{ com: 'shunfeng', num: 'SF1', phone: '13900000001' }])
})

it('queries a number once in ten minutes', async () => {
  const { track } = tracker()
  expect(await track(parcel('SF1'))).toEqual(await track(parcel('SF1')))
  expect(asked).toHaveLength(1)
})

it('a number that was not scanned yet has no steps', async () => {
  expect(await tracker().track(parcel('SF2'))).toEqual([])
})

it('reports the provider’s refusals and failures', async () => {
  await expect(tracker('wrong').track(parcel('SF1'))).rejects.toThrow('503: 验证签名失败')
  await expect(tracker().track(parcel('DOWN'))).rejects.toThrow('got 502')
})

it('the tracker is enabled by configuration, both halves of the account or none', () => {
  expect(readTrackerConfig({})).toBeUndefined()
  expect(readTrackerConfig({ PUMIAN_KUAIDI100_KEY: 'k', PUMIAN_KUAIDI100_CUSTOMER: 'c' })).toMatchObject({
    key: 'k',
    customer: 'c',
  })
  expect(() => readTrackerConfig({ PUMIAN_KUAIDI100_KEY: 'k' })).toThrow('PUMIAN_KUAIDI100_CUSTOMER')
  expect(() => readTrackerConfig({ PUMIAN_KUAIDI100_CUSTOMER: 'c' })).toThrow('PUMIAN_KUAIDI100_KEY')
})

it('each courier has its own code, here and at the provider', () => {
  for (const column of ['corp_code', 'corp_name', 'kuaidi100'] as const)
    expect(new Set(COURIERS.map((courier) => courier[column])).size).toBe(COURIERS.length)
})
