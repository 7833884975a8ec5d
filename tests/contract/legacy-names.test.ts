import { describe, expect, it } from 'vitest'
import { endpoints } from '@server/platform/http/endpoints'
import { LEGACY_NAME } from '@server/platform/http/legacy-calls'
import { callShop, newMember, type ShopCall } from '../helpers/member'
import { describeApi } from '../helpers/seeded-app'
import { signFor } from '../helpers/signed'
import { LEGACY_NAMES } from './legacy-names'

/** Every dotted name with its endpoint, including endpoints whose own address is such a name. */
const answers = [...endpoints.values()].flatMap((endpoint) =>
  [...(endpoint.legacy ?? []), endpoint.path.slice(1)]
    .filter((name) => LEGACY_NAME.test(name))
    .map((name) => ({ name, endpoint })),
)
const answered = answers.map(({ name }) => name)

/** A form with files must be posted. */
const takesFiles = (name: string) => {
  const body = answers.find((answer) => answer.name === name)?.endpoint.body
  return body !== undefined && body.type === undefined
}

describe('calls of the earlier gateway', () => {
  it('are all declared endpoints', () => {
    expect(LEGACY_NAMES.filter((name) => !answered.includes(name))).toEqual([])
  })

  it('no two endpoints answer to one name', () => {
    expect(answered.filter((name, i) => answered.indexOf(name) !== i)).toEqual([])
  })
})

describeApi('over HTTP', (open) => {
  it.each(LEGACY_NAMES)('%s is answered by GET and POST, under its name and as ?method=', async (name) => {
    const methods = takesFiles(name) ? (['POST'] as const) : (['GET', 'POST'] as const)
    const calls: { path: string; method: 'GET' | 'POST'; body?: object }[] = methods.flatMap((method) => [
      { path: `/${name}`, method },
      { path: `/api?method=${name}`, method },
    ])
    calls.push({ path: '/api', method: 'POST', body: { method: name } })
    for (const { path, method, body = {} } of calls) {
      const { statusCode, payload } = await callShop(open().app, path, {
        method,
        ...(method === 'POST' && { body }),
      })
      // parameters may be missing, but the call is known, and nothing fails
      const { code } = JSON.parse(payload).data ?? {}
      expect([path, method, code]).not.toEqual([path, method, 404002])
      expect([path, method, statusCode < 500]).toEqual([path, method, true])
    }
  })

  it.each(LEGACY_NAMES.filter((name) => !takesFiles(name)))(
    "%s accepts the gateway's common parameters, by GET and POST",
    async (name) => {
      const gateway = { v: 'v1', format: 'json', timestamp: '1', sign_type: 'MD5' }
      for (const method of ['GET', 'POST'] as const) {
        const path = method === 'GET' ? `/${name}?${new URLSearchParams(gateway)}` : `/${name}`
        const { payload } = await callShop(open().app, path, {
          method,
          ...(method === 'POST' && { body: gateway }),
        })
        const { errors = {} } = JSON.parse(payload).data ?? {}
        expect([name, method, Object.keys(errors).filter((field) => field in gateway)]).toEqual([
          name,
          method,
          [],
        ])
      }
    },
  )

  it('a call named in a posted form is executed with all data and the session of its sender', async () => {
    const { app } = open()
    const member = await newMember(app)
    const form = async (fields: Record<string, string>, by: Pick<typeof member, 'call'>) => {
      const sent = { v: 'v1', format: 'json', company_id: '1', ...fields }
      const payload = new URLSearchParams({ ...sent, sign: await signFor(app, sent) }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return by.call('/api', { method: 'POST', payload, headers })
    }
    const added = await form({ method: 'member.favorite.item.add', item_id: '10101' }, member)
    expect([added.statusCode, added.json().msg]).toEqual([200, undefined])
    const { list } = await member.data<{ list: { item_id: string }[] }>('/member/collect/item')
    expect(list.map(({ item_id }) => item_id)).toEqual(['10101'])
    const refused = await member.call('/api', { method: 'POST', body: { method: 'theme.tmpl', sign: 'X' } })
    expect(refused.json().data.code).toBe(400003)
    const visitor = { call: (path: string, options?: ShopCall) => callShop(app, path, options) }
    expect((await form({ method: 'member.favorite.item.add', item_id: '10101' }, visitor)).statusCode).toBe(
      401,
    )
  })

  it('a name that the gateway never had is unknown', async () => {
    const posted = await callShop(open().app, '/api', { method: 'POST', body: { method: 'user.nothing' } })
    expect([posted.statusCode, posted.json().data.code]).toEqual([404, 404002])
    for (const path of ['/user.nothing', '/api?method=user.nothing'])
      expect((await callShop(open().app, path)).json().data.code).toBe(404002)
    expect((await callShop(open().app, '/api')).statusCode).toBe(404)
  })
})
