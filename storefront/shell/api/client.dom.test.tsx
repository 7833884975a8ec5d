import axios, { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../state/toasts'
import { user } from '../state/shop'
import { ApiError } from '@schemas/api/api-error'
import { call } from './call'
import { fetchFile } from './client'
import { settings, takeSettings } from './settings'
import { dropToken, keepToken, storedToken } from './token'
import { loadRouter } from '../router/navigate'

beforeAll(() => loadRouter())

/** How the server answers next. */
let answers: AxiosAdapter = async () => Promise.reject(new Error('Expected a test to say what is answered'))
const asked: InternalAxiosRequestConfig[] = []

const create = vi.hoisted(() => ({ adapter: undefined as unknown }))
vi.mock('axios', async (original) => {
  const real = await original<{ default: typeof axios }>()
  const made: typeof axios.create = (defaults) =>
    real.default.create({ ...defaults, adapter: async (config) => (create.adapter as AxiosAdapter)(config) })
  return { ...real, default: Object.assign(Object.create(real.default), { create: made }) as typeof axios }
})

beforeEach(() => {
  toasts.list = []
  asked.length = 0
  create.adapter = (config: InternalAxiosRequestConfig) => {
    asked.push(config)
    return answers(config)
  }
})
afterEach(() => vi.restoreAllMocks())

/** As axios itself settles an answer. */
const answering =
  (status: number, data: unknown, headers: Record<string, string> = {}): AxiosAdapter =>
  async (config) => {
    const response = { status, statusText: '', data, headers: AxiosHeaders.from(headers), config }
    if (status < 300) return response
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR', config, undefined, response)
  }

const said = () => toasts.list.map(({ text }) => text)
const failure = async (adapter: AxiosAdapter): Promise<ApiError> => {
  answers = adapter
  const error: unknown = await call('GET /cartcount', { query: {} }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError', { cause: error })
  return error
}

describe('the error catalogue', () => {
  test('what stands under data is the answer', async () => {
    answers = answering(200, { data: { cart_count: 2, item_count: 3 } })
    expect(await call('GET /cartcount', { query: {} })).toEqual({ cart_count: 2, item_count: 3 })
    expect(asked[0]).toMatchObject({ timeout: 10_000, params: { company_id: '1' } })
    expect(said()).toEqual([])
  })

  test.each([
    ['data.status_code', { data: { status_code: 422, message: '库存不足' } }],
    ['status_code of all', { status_code: 301, msg: '库存不足', data: {} }],
  ])('status 200 whose %s is above 300 is rejected, its message is a toast', async (_where, body) => {
    const error = await failure(answering(200, body))
    expect([error.message, error.status, said()]).toEqual(['库存不足', 200, ['库存不足']])
  })

  test('a status_code of 300 is none above it', async () => {
    answers = answering(200, { status_code: 300, data: { cart_count: 1 } })
    expect(await call('GET /cartcount', { query: {} })).toEqual({ cart_count: 1 })
  })

  test('status 200 without data is rejected with the body', async () => {
    const body = { hello: 'world' }
    const error = await failure(answering(200, body))
    expect([error.details, said()]).toEqual([body, ['操作失败']])
  })

  test('signs out and leads to sign in with the way back, without a toast', async () => {
    window.history.replaceState(null, '', '/items?page=2#x')
    user.userInfo = { user_id: '1', mobile: '', grade_id: '', login_type: 'member', is_staff: '0' }
    const error = await failure(answering(401, { msg: '未登录' }))
    expect([error.status, user.userInfo, said()]).toEqual([401, null, []])
    expect(location.pathname + location.search).toBe('/auth/login?redirectUrl=%2Fitems%3Fpage%3D2%23x')
  })

  test('after signing out a 401 to the former page does not lead to sign in', async () => {
    window.history.replaceState(null, '', '/')
    user.userInfo = null
    document.documentElement.dataset['turning'] = ''
    await failure(answering(401, { msg: '未登录' }))
    expect(location.pathname).toBe('/')
    delete document.documentElement.dataset['turning']
    await failure(answering(401, { msg: '未登录' }))
    expect(location.pathname).toBe('/auth/login')
  })

  test('no token is replaced silently: a 401 is not retried, and the token is dropped', async () => {
    keepToken('abc')
    await failure(answering(401, { msg: '未登录' }))
    expect([asked.length, storedToken(), document.cookie]).toEqual([1, null, ''])
    expect(asked[0]?.headers?.['authorization']).toBe('Bearer abc')
  })

  test('a provider elsewhere is asked at its address, by the token that its answer gave', async () => {
    const own = { ...settings }
    takeSettings({ api: { base: 'https://shop.example/api/h5app/wxapp', company_id: '1', sign_key: '' } })
    answers = answering(200, JSON.stringify({ data: { token: 'abc.1', is_new: 0 } }))
    await call('POST /new_login', { body: {} as never })
    expect([storedToken(), localStorage.getItem('token')]).toEqual(['abc.1', 'abc.1'])
    answers = answering(200, JSON.stringify({ data: { cart_count: 0, item_count: 0 } }))
    await call('GET /cartcount', {})
    const [first, second] = asked
    expect([first?.url, first?.headers?.['authorization']]).toEqual([
      'https://shop.example/api/h5app/wxapp/new_login',
      undefined,
    ])
    expect([second?.headers?.['authorization'], second?.params]).toEqual([
      'Bearer abc.1',
      { company_id: '1' },
    ])
    dropToken()
    Object.assign(settings, own)
  })

  test.each([
    ['the server’s message', 500, { msg: '服务器开小差了' }, '服务器开小差了'],
    ['the error’s own', 502, undefined, 'Request failed with status code 502'],
    ['the refusal’s', 409, { msg: 'x', data: { message: '价格已变动', code: 409001 } }, '价格已变动'],
  ])('any other error is a toast: %s', async (_which, status, body, text) => {
    const error = await failure(answering(status, body, { 'retry-after': '7' }))
    expect([error.status, error.message, error.retryAfter, said()]).toEqual([status, text, 7, [text]])
  })

  test('from 500 on it is rejected with the response; a refusal below with what it says itself', async () => {
    const body = { msg: '服务器开小差了', id: '7' }
    expect((await failure(answering(500, body))).details).toEqual(body)
    expect((await failure(answering(409, { data: { message: 'x', details: ['y'] } }))).details).toEqual(['y'])
    expect((await failure(answering(404, body))).details).toBeUndefined()
  })

  test.each([
    ['in time is 操作失败', 'ECONNABORTED', '操作失败'],
    ['for want of a network is 网络已断开', 'ERR_NETWORK', '网络已断开'],
  ])('no answer %s, with the reason for the log', async (_why, code, text) => {
    const error = await failure(async () => Promise.reject(new AxiosError('no answer', code)))
    expect([error.status, error.message, said()]).toEqual([0, text, [text]])
    expect(error.cause).toMatchObject({ code })
  })
})

describe('every call is made alike', () => {
  test('flags of a query are 1 and 0, as the specification writes them', async () => {
    answers = answering(200, { data: { list: [], tagList: [] } })
    await call('GET /distributor/list', { query: { show_discount: true, show_tag: false } })
    expect(asked[0]?.params).toMatchObject({ company_id: '1', show_discount: 1, show_tag: 0 })
  })

  test('a file is asked for with company, signature and time limit', async () => {
    const headers = { 'content-disposition': 'attachment' }
    answers = answering(200, new Blob(['x']), headers)
    expect(await fetchFile('/member/export', {})).toMatchObject({ disposition: 'attachment' })
    expect(asked[0]).toMatchObject({
      timeout: 10_000,
      responseType: 'blob',
      params: { company_id: '1', sign: expect.stringMatching(/./) as string },
    })
  })

  test('the error envelope is parsed from the bytes of a refused file', async () => {
    const refusal = { msg: '操作过于频繁', data: { message: '操作过于频繁', status_code: 429 } }
    const bytes = new Blob([JSON.stringify(refusal)])
    Object.assign(bytes, { text: async () => JSON.stringify(refusal) })
    answers = answering(429, bytes)
    await expect(fetchFile('/member/export', {})).rejects.toMatchObject({
      status: 429,
      message: '操作过于频繁',
    })
  })
})
