import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testApp } from '@tests/helpers/app'
import { expandData, type CompactData } from '@storefront/shell/expand-data'
import { addBelongings, claimAndPraise } from '@tests/helpers/belongings'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { pages, sampleOf, type Ids } from '@tests/helpers/route-samples'
import { isSoak } from '@tests/helpers/soak'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

/** In every run; a soak walks every page, once: other routes of a page share what it shares. */
const MOST_SEEN = ['/', '/items', '/items/:id', '/member']
const walked = isSoak
  ? [...new Map(pages.map((route) => [route.page, route])).values()]
  : pages.filter(({ path }) => MOST_SEEN.includes(path))

describeDemoDatabase('pages whose parts are shared', (open) => {
  /** One with caches, and one that draws each page again. */
  let shared: FastifyInstance
  let plain: FastifyInstance
  let ids: Ids
  /** Cookies by kind of shopper. */
  const shoppers: Record<string, string> = { visitor: '' }
  beforeAll(async () => {
    // pages say when something would arrive
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    shared = await testApp(open(), { storefront: wholeStorefront })
    plain = await testApp(open(), { storefront: { ...wholeStorefront, cached: false } })
    const owner = await newMember(shared)
    ids = await addBelongings(shared, owner)
    await claimAndPraise(owner)
    const filled = await newMember(shared)
    await filled.data('/cart', { method: 'POST', body: { item_id: '10101', num: 2 } })
    Object.assign(shoppers, {
      owner: owner.cookie,
      filled: filled.cookie,
      vip: (await newMember(shared, { row: { grade_id: '3' } })).cookie,
      staff: (await newMember(shared, { staff: true })).cookie,
      guest: 'guest_cart=none',
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await shared?.close()
    await plain?.close()
  })

  it.each(walked)('$path is the same for each kind of shopper as without caches', async (route) => {
    const { address } = sampleOf(route, ids)
    const of = async (app: FastifyInstance, cookie: string) => {
      const { statusCode, headers, payload } = await app.inject({
        url: address,
        headers: { host: 'hean.localhost', ...(cookie && { cookie }) },
      })
      return [statusCode, headers['location'], received(payload)].join(' ')
    }
    // what comes later is there from the second page on
    await of(plain, '')
    const anew = new Map<string, string>()
    for (const turn of ['first', 'again'])
      for (const [kind, cookie] of Object.entries(shoppers)) {
        const own = await of(shared, cookie)
        const plainly = anew.get(kind) ?? (await of(plain, cookie))
        anew.set(kind, plainly)
        expect([turn, kind, difference(own, plainly)]).toEqual([turn, kind, undefined])
      }
  })
})

/** A document with its data as the browser makes them whole: what is the shopper's own stands apart in shared pages. */
const received = (html: string) =>
  html.replace(/(id="page-data">)(.*?)(?=<\/script>)/, (_, tag: string, json: string) => {
    const data = expandData(JSON.parse(json) as CompactData)
    return tag + JSON.stringify(data)
  })

/** Where two texts begin to differ, with some letters of both. */
function difference(one: string, other: string): string[] | undefined {
  if (one === other) return undefined
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60))
}
