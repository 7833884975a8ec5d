import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { routes, type PageRoute } from '@storefront/shell/routing/routes'
import { testApp } from '@tests/helpers/app'
import { ADDRESS, addBelongings } from '@tests/helpers/belongings'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

/** The first route to each page: what else leads to it asks for the same. */
const guarded = [
  ...new Map(
    routes
      .toReversed()
      .flatMap((route): [string, PageRoute][] =>
        'page' in route && route.guard === 'authenticated' ? [[route.page, route]] : [],
      ),
  ).values(),
]

describeDemoDatabase('pages of what is somebody else’s', (open) => {
  let app: FastifyInstance
  let owner: SignedInMember
  let stranger: SignedInMember
  /** What the owner has, by the names that addresses give it. */
  let ids: Record<'order_id' | 'trade_id' | 'aftersales_bn' | 'id', string>
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
    owner = await newMember(app)
    stranger = await newMember(app)
    const { address_id, ...others } = await addBelongings(app, owner)
    ids = { ...others, id: address_id }
  })
  afterAll(async () => {
    await app?.close()
  })

  /** Every address of a route that names something of the owner's. */
  const addressesOf = ({ path }: PageRoute) => {
    const query = `?${String(new URLSearchParams(ids))}`
    return path.includes(':')
      ? Object.values(ids).map((id) => path.replace(/:\w+/, id) + query)
      : [path + query]
  }
  /** What of the owner's an address shows to somebody. */
  const shownOf = async (address: string, { cookie }: SignedInMember) => {
    const url = `/page-data?path=${encodeURIComponent(address)}`
    const { data } = (await app.inject({ url, headers: { cookie, host: 'localhost:3000' } })).json<{
      data: PageData
    }>()
    const said = JSON.stringify(data.answers ?? {})
    return [...Object.values(ids), ADDRESS.adrdetail].filter((secret) => said.includes(secret))
  }

  it.each(guarded)('$page shows nothing of it by any id', async (route) => {
    for (const address of addressesOf(route))
      expect([address, await shownOf(address, stranger)]).toEqual([address, []])
  })

  it('the owner is shown it by the same addresses', async () => {
    const seen = await Promise.all(
      guarded.map(async (route) => {
        const shown = await Promise.all(addressesOf(route).map((address) => shownOf(address, owner)))
        return shown.flat().length > 0 ? [route.page] : []
      }),
    )
    expect(seen.flat()).toEqual(
      expect.arrayContaining([
        'section:cashier-desk',
        'section:member-address-form',
        'section:order-detail',
        'section:order-print',
        'section:order-logistics',
        'section:order-rate',
        'section:aftersale-detail',
        'section:aftersale-apply',
      ]),
    )
  })
})
