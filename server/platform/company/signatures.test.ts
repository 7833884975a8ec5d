import { API_BASE } from '../../app/build-app'
import { ERRORS } from '../../core/errors'
import { describeApi } from '@tests/helpers/seeded-app'
import { signFor } from '@tests/helpers/signed'
import { stringify } from 'qs'
import { expect, it } from 'vitest'

describeApi('signature', (open) => {
  const inject = (path: string, method: 'GET' | 'POST' = 'GET', payload?: string) =>
    open().app.inject({
      method,
      url: encodeURI(API_BASE + path),
      headers: {
        host: 'hean.localhost',
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(payload !== undefined && { payload }),
    })
  const get = (path: string, parameters: Record<string, unknown>) =>
    inject(path + stringify(parameters, { addQueryPrefix: true, encode: false }))
  const signed = async (parameters: Record<string, unknown>, company_id = '1') => ({
    ...parameters,
    sign: await signFor(open().app, parameters, company_id),
  })

  it('a correct one is accepted, over all parameters: company_id, country_code, timestamp', async () => {
    const sent = {
      company_id: '1',
      country_code: 'zh-CN',
      timestamp: '1700000000',
      item_id: ['101'],
      page: 0 + 1,
    }
    const answer = await get('/goods/items', await signed(sent))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.list).toHaveLength(1)
  })

  it.each([
    ['another value', { page: '2' }],
    ['one more', { keywords: '童装' }],
    ['another company', { company_id: '2' }],
  ])('a wrong one is 400: %s', async (_title, changed) => {
    const answer = await get('/goods/items', {
      ...(await signed({ page: '1', company_id: '1' })),
      ...changed,
    })
    expect([answer.statusCode, answer.json().data.code]).toEqual([400, ERRORS.wrong_sign.code])
  })

  it('another company’s key is refused', async () => {
    const answer = await get('/goods/items', await signed({ page: '1' }, '2'))
    expect(answer.statusCode).toBe(400)
  })

  it('the key is public, and each company has its own', async () => {
    const key = (company: 'hean' | 'songjian') =>
      open().data<{ sign_key: string }>('/company/sign_key', company)
    const keys = [await key('hean'), await key('songjian')]
    expect(keys[0]).toEqual({ sign_key: expect.stringMatching(/^[\w-]{43}$/) })
    expect(keys[0]).not.toEqual(keys[1])
  })

  it('a missing one is refused on legacy calls only, at either address', async () => {
    expect((await get('/goods/items', {})).statusCode).toBe(200)
    for (const path of ['/theme.tmpl', '/api?method=theme.tmpl']) {
      const answer = await inject(path)
      expect([answer.statusCode, answer.json().msg]).toEqual([400, '缺少签名 sign'])
    }
    expect((await get('/theme.tmpl', await signed({ platform: 'pc' }))).statusCode).toBe(200)
    const asMethod = await signed({ method: 'theme.tmpl', platform: 'pc', v: '1' })
    expect((await get('/api', asMethod)).statusCode).toBe(200)
  })
})
