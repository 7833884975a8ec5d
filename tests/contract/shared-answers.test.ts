/** Answers that pages share between shoppers (`shared` in schemas/api). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PLACE_COOKIE } from '@schemas/api/place-cookie'
import { endpoints } from '@server/platform/http/endpoints'
import { addBelongings } from '@tests/helpers/belongings'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { samplesOf } from './kit/samples'
import { prepare } from './kit/shop-calls'

const shared = [...endpoints].filter(([, endpoint]) => endpoint.shared)

describeApi('shared answers', (open) => {
  /** Pairs of shoppers of one kind: one who has everything that a shopper can have, and one who has nothing. */
  const pairs: Record<string, [owner: SignedInMember, other: SignedInMember]> = {}
  beforeAll(async () => {
    // answers say how long something lasts
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { app } = open()
    for (const [kind, options] of Object.entries({
      member: {},
      vip: { row: { grade_id: '3' } },
      staff: { staff: true },
    })) {
      const owner = await newMember(app, options)
      await addBelongings(app, owner)
      await owner.data('/member/collect/item/101', { method: 'POST' })
      await owner.data('/cart', { method: 'POST', body: { item_id: '10101', num: 2 } })
      await owner.data('/user/receiveCard?card_id=4')
      pairs[kind] = [owner, await newMember(app, options)]
    }
  })
  afterAll(() => void vi.useRealTimers())

  it('are those of endpoints without effects that anyone may call', () => {
    expect(shared.length).toBeGreaterThan(5)
    for (const [key, { method, effects, auth }] of shared)
      expect([key, method, effects ?? false, auth]).toEqual([key, 'GET', false, 'anyone'])
  })

  it.each(shared)('%s answers all shoppers of one kind alike, whatever they have', async (key, endpoint) => {
    const samples = samplesOf(key)
    for (const source of samples.length > 0 ? samples : [{}]) {
      const { path, options } = await prepare(open, endpoint, source)
      for (const [kind, [owner, other]] of Object.entries(pairs)) {
        const cookie = `${owner.cookie}; ${PLACE_COOKIE}=${encodeURIComponent('上海市/上海市/静安区')}; guest_cart=x`
        const [own, others] = await Promise.all([
          owner.call(path, { ...options, headers: { ...options.headers, cookie } }),
          other.call(path, options),
        ])
        expect([kind, path, own.statusCode, own.payload]).toEqual([
          kind,
          path,
          others.statusCode,
          others.payload,
        ])
      }
    }
  })
})
