import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Breakers, isRefusedCall } from './breakers'
import { AppError } from './errors'
import { FIGURES } from './limits'

const RETRY_MS = FIGURES.provider_retry_seconds * 1_000
const timeout = () =>
  Promise.reject(new AppError('provider_failed', { cause: new DOMException('too slow', 'TimeoutError') }))
const refusal = () =>
  Promise.reject(new AppError('provider_failed', { cause: new Error('NOT_ENOUGH: balance too low') }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('a service that does not answer three times in a row is left alone, then tried with one call', async () => {
  const states: string[] = []
  const breakers = new Breakers((provider, state) => states.push(`${provider} ${state}`))
  const breaker = breakers.of('wechat')
  let calls = 0
  const call = (answer: () => Promise<string>) => breaker.run(() => (calls++, answer()))
  for (let n = 0; n < 3; n++) await expect(call(timeout)).rejects.toMatchObject({ error: 'provider_failed' })
  expect([breaker.state, breaker.refuses, calls]).toEqual(['open', true, 3])
  const refused = await call(async () => 'never asked').catch((error: unknown) => error)
  expect([isRefusedCall(refused), calls]).toEqual([true, 3])
  vi.setSystemTime(Date.now() + RETRY_MS)
  expect(breaker.refuses).toBe(false)
  await expect(call(timeout)).rejects.toThrow('支付渠道')
  expect([breaker.refuses, calls]).toEqual([true, 4])
  vi.setSystemTime(Date.now() + RETRY_MS)
  expect(await call(async () => 'there again')).toBe('there again')
  expect(breakers.states()).toEqual([{ provider: 'wechat', state: 'closed' }])
  expect(states.map((state) => state.split(' ')[1])).toEqual([
    'open',
    'half_open',
    'open',
    'half_open',
    'closed',
  ])
})

it('a refusal is an answer, however often it comes, and ends a row of silence', async () => {
  const breaker = new Breakers().of('wechat')
  for (const call of [timeout, timeout, refusal, timeout, timeout, refusal, refusal, refusal, refusal])
    await expect(breaker.run(call)).rejects.toThrow('支付渠道')
  expect(breaker.state).toBe('closed')
})

it('each service has a breaker of its own, shared by all who call it', async () => {
  const breakers = new Breakers()
  for (let n = 0; n < 3; n++) await expect(breakers.of('wechat').run(timeout)).rejects.toThrow('支付渠道')
  expect([breakers.of('wechat').refuses, breakers.of('alipay').refuses]).toEqual([true, false])
})

it('a connection that fails and a gateway that is down count as silence', async () => {
  const refusedConnection = new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  })
  const badGateway = Object.assign(new Error(), { response: { status: 502 } })
  const slow = Object.assign(new Error(), { code: 'ECONNABORTED' })
  const breaker = new Breakers().of('alipay')
  for (const error of [refusedConnection, badGateway, slow])
    await expect(breaker.run(() => Promise.reject(error))).rejects.toBe(error)
  expect(breaker.state).toBe('open')
})
