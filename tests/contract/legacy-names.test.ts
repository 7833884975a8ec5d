import { describe, expect, it } from 'vitest'
import { API_BASE } from '@server/app'
import { endpoints } from '@server/http/declare'
import { LEGACY_NAME } from '@server/http/legacy-calls'
import { callShop } from '../helpers/member'
import { describeApi } from '../helpers/seeded-app'
import { LEGACY_NAMES } from './legacy-names'

/** Every dotted name that an endpoint answers to, its own address included. */
const answered = [...endpoints.values()].flatMap(({ path, legacy = [] }) => [
  ...legacy,
  ...(LEGACY_NAME.test(path.slice(1)) ? [path.slice(1)] : []),
])

describe('decisions 20 storefront §7: calls of the earlier gateway', () => {
  it.each(LEGACY_NAMES)('%s is a declared endpoint', (name) => expect(answered).toContain(name))

  it('no two endpoints answer to one name', () => {
    expect(answered.filter((name, i) => answered.indexOf(name) !== i)).toEqual([])
  })
})

describeApi('decisions 20 storefront §7 over HTTP', (open) => {
  it.each(LEGACY_NAMES)('%s is answered by GET and POST, under its name and as ?method=', async (name) => {
    const calls = [
      { path: `/${name}`, method: 'GET' },
      { path: `/${name}`, method: 'POST' },
      { path: `/api?method=${name}`, method: 'GET' },
      { path: `/api?method=${name}`, method: 'POST' },
    ] as const
    for (const { path, method } of calls) {
      const { statusCode, payload } = await callShop(open().app, path, {
        method,
        ...(method === 'POST' && { body: {} }),
      })
      // whatever is missing for it, the call itself is known, and nothing breaks
      const { code } = JSON.parse(payload).data ?? {}
      expect([path, method, code]).not.toEqual([path, method, 404002])
      expect([path, method, statusCode < 500]).toEqual([path, method, true])
    }
  })

  it('what was never a call of the gateway is none', async () => {
    for (const path of ['/user.nothing', '/api?method=user.nothing'])
      expect((await callShop(open().app, path)).json().data.code).toBe(404002)
    expect((await callShop(open().app, '/api')).statusCode).toBe(404)
    expect(API_BASE).toBe('/api/h5app/wxapp')
  })
})
