import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { routes, type PageRoute } from '@storefront/shell/routing/routes'
import { testApp } from '@tests/helpers/app'
import { ADDRESS, addBelongings } from '@tests/helpers/belongings'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

/** The first route of each page: other routes of the page send the same calls. */
const guarded = [
  ...new Map(
    routes
      .toReversed()
      .flatMap((route): [string, PageRoute][] =>
        'page' in route && route.guard === 'authenticated' ? [[route.page, route]] : [],
      ),
  ).values(),
]

describeDemoDatabase('pages with data of another member', (open) => {
  let app: FastifyInstance
  let owner: SignedInMember
  let stranger: SignedInMember
  /** The owner's data, by their names in addresses. */
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

  /** Every address of a route with an id of the owner's. */
  const addressesOf = ({ path }: PageRoute) => {
    const query = `?${String(new URLSearchParams(ids))}`
    return path.includes(':')
      ? Object.values(ids).map((id) => path.replace(/:\w+/, id) + query)
      : [path + query]
  }
  /** The owner's data that an address shows to another caller. */
  const shownOf = async (address: string, { cookie }: SignedInMember) => {
    const url = `/page-data?path=${encodeURIComponent(address)}`
    const { data } = (await app.inject({ url, headers: { cookie, host: 'localhost:3000' } })).json<{
      data: PageData
    }>()
    const said = JSON.stringify(data.answers ?? {})
    return [...Object.values(ids), ADDRESS.adrdetail].filter((secret) => said.includes(secret))
  }

  it.each(guarded)('$page shows none of it, by any id', async (route) => {
    for (const address of addressesOf(route))
      expect([address, await shownOf(address, stranger)]).toEqual([address, []])
  })

  it('the owner sees it at the same addresses', async () => {
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
