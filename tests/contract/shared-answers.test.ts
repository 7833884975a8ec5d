/** Answers that pages share between shoppers (`shared` in schemas/api). */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PLACE_COOKIE } from '@schemas/api/place-cookie'
import { endpoints } from '@server/platform/http/endpoints'
import { SHARED_CALL } from '@server/platform/http/global-limit'
import { OWN_PARTS } from '@server/ssr/own-parts'
import { addBelongings, ADDRESS, claimAndPraise, praiseAll } from '@tests/helpers/belongings'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { isSoak } from '@tests/helpers/soak'
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
      await claimAndPraise(owner)
      pairs[kind] = [owner, await newMember(app, options)]
    }
  })
  afterAll(() => void vi.useRealTimers())

  /** The answers of each pair to each sample of an endpoint, in both ways: for itself, and for several shoppers. */
  async function eachPair(
    key: string,
    compare: (answers: {
      whole: [string, string]
      common: [string, string]
      owner: SignedInMember
    }) => unknown,
  ) {
    const endpoint = endpoints.get(key)
    if (!endpoint) throw new Error(`Expected ${key}`)
    const samples = samplesOf(key)
    for (const [at, source] of (samples.length > 0 ? samples : [{}]).entries()) {
      const { path, options } = await prepare(open, endpoint, source)
      // of every kind the first sample, in a soak all of them
      for (const [owner, other] of Object.values(pairs).slice(0, isSoak || at === 0 ? undefined : 1)) {
        // of what the samples have written
        await praiseAll(owner)
        const place = `${PLACE_COOKIE}=${encodeURIComponent('上海市/上海市/静安区')}`
        const ask = async (who: SignedInMember, cookie: string, more = {}) => {
          const headers = { ...options.headers, ...more, cookie: who.cookie + cookie }
          const { statusCode, payload } = await who.call(path, { ...options, headers })
          return `${path} ${statusCode} ${payload}`
        }
        const both = async (more = {}): Promise<[string, string]> => [
          await ask(owner, `; ${place}; guest_cart=x`, more),
          await ask(other, '', more),
        ]
        // facets have their counts once these are counted
        await vi.waitFor(
          async () =>
            compare({
              whole: await both(),
              common: await both({ [SHARED_CALL]: open().app.ownCalls }),
              owner,
            }),
          { timeout: 20_000, interval: 50 },
        )
      }
    }
  }

  it('are those of endpoints without effects that anyone may call', () => {
    expect(shared.length).toBeGreaterThan(5)
    for (const [key, { method, effects, auth }] of shared)
      expect([key, method, effects ?? false, auth]).toEqual([key, 'GET', false, 'anyone'])
  })

  it.each(shared.map(([key]) => key))(
    '%s: for several shoppers it is the same for all of one kind, whatever they have',
    (key) =>
      eachPair(key, ({ whole, common }) => {
        expect(common[0]).toBe(common[1])
        expect(whole[1]).toBe(common[1])
      }),
  )

  it.each(shared.filter(([key, { place }]) => !place && !Object.hasOwn(OWN_PARTS, key)).map(([key]) => key))(
    '%s has no own parts',
    (key) => eachPair(key, ({ whole }) => expect(whole[0]).toBe(whole[1])),
  )

  it.each(Object.keys(OWN_PARTS))('%s: the own parts make of it what the member is answered', async (key) => {
    let differing = 0
    await eachPair(key, async ({ whole, common, owner: { user_id } }) => {
      const [answered, alike] = [whole[0], common[0]].map((text) => /^(\S+) 200 (.*)$/s.exec(text)?.[2])
      if (answered === undefined || alike === undefined) return
      const owner = { db: open().app.db, company_id: '1', user_id, claims: undefined }
      const own = await OWN_PARTS[key]?.(owner, (JSON.parse(alike) as { data: unknown }).data)
      expect(own).toEqual((JSON.parse(answered) as { data: unknown }).data)
      if (answered !== alike) differing++
    })
    expect(differing).toBeGreaterThan(0)
  })

  it.each(shared.filter(([, { place }]) => place).map(([key]) => key))(
    '%s: at the place of the default address it is what the member is answered',
    async (key) => {
      const named = new URLSearchParams({
        province: ADDRESS.province,
        city: ADDRESS.city,
        county: ADDRESS.county,
      })
      const path = key.replace('GET ', '').replace('{item_id}', '10101')
      for (const [owner, other] of Object.values(pairs))
        expect(await owner.data(path)).toEqual(await other.data(`${path}?${named}`))
    },
  )
})
