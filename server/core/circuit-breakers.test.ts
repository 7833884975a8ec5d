import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Breakers, isRefusedCall } from './circuit-breakers'
import { AppError } from './errors'
import { FIGURES } from '../config/limits'

const RETRY_MS = FIGURES.provider_retry_seconds * 1_000
const timeout = () =>
  Promise.reject(new AppError('provider_failed', { cause: new DOMException('too slow', 'TimeoutError') }))
const refusal = () =>
  Promise.reject(new AppError('provider_failed', { cause: new Error('NOT_ENOUGH: balance too low') }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('opens after three calls without an answer, then lets one trial call through', async () => {
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

it('a refusal counts as an answer and resets the failures', async () => {
  const breaker = new Breakers().of('wechat')
  for (const call of [timeout, timeout, refusal, timeout, timeout, refusal, refusal, refusal, refusal])
    await expect(breaker.run(call)).rejects.toThrow('支付渠道')
  expect(breaker.state).toBe('closed')
})

it('each service has its own breaker, shared by all callers', async () => {
  const breakers = new Breakers()
  for (let n = 0; n < 3; n++) await expect(breakers.of('wechat').run(timeout)).rejects.toThrow('支付渠道')
  expect([breakers.of('wechat').refuses, breakers.of('alipay').refuses]).toEqual([true, false])
})

it('failed connections and gateway errors count as failures', async () => {
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
