import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Address } from '@schemas/generated/api'
import type { PageData } from '@schemas/page-data'
import type { Storefront } from '@server/ssr/storefront'
import * as entry from '@storefront/entry-server'
import { routes, type PageRoute } from '@storefront/routing/routes'
import { aftersaleKit } from '@tests/helpers/aftersales'
import { testApp } from '@tests/helpers/app'
import { buyAndPay } from '@tests/helpers/checkout'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember, type SignedInMember } from '@tests/helpers/member'

const storefront: Storefront = {
  cached: true,
  assets: () => ({ entry: '/entry.js', styles: [], modules: [], files: {} }),
  entry: async () => entry,
}

const ADDRESS = {
  username: '李明',
  telephone: '13900000001',
  province: '北京市',
  city: '北京市',
  county: '昌平区',
  adrdetail: '回龙观东大街 99 号',
}

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

describeDemoDatabase('issue 6 pages of what is somebody else’s', (open) => {
  let app: FastifyInstance
  let owner: SignedInMember
  let stranger: SignedInMember
  /** What the owner has, by the names that addresses give it. */
  let ids: Record<'order_id' | 'trade_id' | 'aftersales_bn' | 'id', string>
  beforeAll(async () => {
    app = await testApp(open(), { storefront })
    owner = await newMember(app)
    stranger = await newMember(app)
    const { address_id } = await owner.data<Address>('/member/address', { method: 'POST', body: ADDRESS })
    const { order_id, trade_id } = await buyAndPay({ db: app.db, member: owner }, [{ item_id: '10101' }])
    await aftersaleKit(app).shipped(order_id)
    const { aftersales_bn } = await aftersaleKit(app).applied(owner, order_id)
    ids = { order_id, trade_id, aftersales_bn, id: address_id }
  })
  afterAll(async () => {
    await app.close()
    rmSync(app.config.dataDir, { recursive: true })
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

  it.each(guarded)('decisions 19, storefront §6 $page shows nothing of it by any id', async (route) => {
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
