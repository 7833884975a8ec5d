/**
 * Repeated writes of members are executed once, as declared by `idempotent`; the first test fails for a new endpoint
 * without that keyword.
 */
import { describe, expect, it } from 'vitest'
import { ERRORS } from '@server/core/errors'
import { endpoints } from '@server/platform/http/endpoints'
import { describeApi } from '@tests/helpers/seeded-app'
import { samples } from './kit/samples'
import { prepare } from './kit/shop-calls'
import type { Visitor } from './shop/sample'

const writes = [...endpoints].filter(([, { method, effects }]) => effects || method !== 'GET')
const ofMembers = writes.filter(([, { auth }]) => auth !== 'anyone')
const keyed = ofMembers.filter(([, { idempotent }]) => idempotent === 'key' || idempotent === 'click')
const clicks = writes.filter(([, { idempotent }]) => idempotent === 'click')

describe('writes of members', () => {
  it('declare their idempotency', () => {
    const known = ['click', 'key', 'own', 'never']
    expect(
      ofMembers.filter(([, { idempotent = '' }]) => !known.includes(idempotent)).map(([key]) => key),
    ).toEqual([])
  })

  it('a read by POST is executed every time, so a key never returns an older state', () => {
    const reads = writes.filter(([, endpoint]) => endpoint.reads)
    expect(reads.map(([key]) => key)).toContain('POST /getFreightFee')
    expect(reads.filter(([, { idempotent }]) => idempotent !== 'never').map(([key]) => key)).toEqual([])
  })

  it('writes that create something are declared "click"', () => {
    expect(clicks.map(([key]) => key)).toEqual(
      expect.arrayContaining([
        'POST /aftersales',
        'POST /vipgrades/buy',
        'GET /user/receiveCard',
        'POST /order/rate/create',
        'POST /member/address',
        'POST /member.address.add',
        'POST /aftersales/sendback',
        'POST /order/offline/upload/voucher',
        'POST /order/replyRate',
      ]),
    )
  })
})

describeApi('repeated writes', (open) => {
  const rowsOf = async (user_id: string) => {
    const { rows } = await open().database.pool.query<{ key: string }>(
      `select key from idempotency where user_id = $1 and (key like 'key:%' or key like 'click:%')`,
      [user_id],
    )
    return rows.map(({ key }) => key)
  }

  it.each(keyed)(
    '%s answers the same for the same key, and refuses the key for other content',
    async (key, endpoint) => {
      const { caller, path, options } = await prepare(open, endpoint, memberSample(key))
      const headers = { ...options.headers, 'idempotency-key': `contract-${endpoint.name}` }
      const first = await caller.call(path, { ...options, headers })
      const again = await caller.call(path, { ...options, headers })
      expect([first.statusCode, again.statusCode, again.payload]).toEqual([200, 200, first.payload])
      const user_id = idOf(caller)
      expect(await rowsOf(user_id)).toContain(`key:${key}:contract-${endpoint.name}`)
      await open().database.pool.query(`update idempotency set body_hash = 'other' where user_id = $1`, [
        user_id,
      ])
      const other = await caller.call(path, { ...options, headers })
      expect([other.statusCode, other.json().data.code]).toEqual([422, ERRORS.key_reused.code])
    },
  )

  it.each(clicks)('%s without a key is executed once within five seconds', async (key, endpoint) => {
    const { caller, path, options } = await prepare(open, endpoint, memberSample(key))
    const answers = await Promise.all([0, 1, 2].map(() => caller.call(path, options)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    const user_id = idOf(caller)
    const own = (await rowsOf(user_id)).filter((row) => row.startsWith(`click:${key}:`))
    expect(own).toHaveLength(1)
  })
})

/** Id of the member who calls a sample. */
function idOf(caller: Visitor): string {
  if ('user_id' in caller && typeof caller.user_id === 'string') return caller.user_id
  throw new Error('Expected the sample to be called by a member')
}

const memberSample = (key: string) => samples[key as keyof typeof samples]?.[0]
