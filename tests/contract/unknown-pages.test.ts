import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { routes, type PageRoute } from '@storefront/shell/routing/routes'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { isSoak } from '@tests/helpers/soak'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const TITLE = '抱歉！您所访问的页面不存在！ – 禾岸生活'
/** An unused name; an impossible id; a value that cannot be stored. */
const STRANGERS = ['nosuch', 'x'.repeat(300), '%00']

/** Query parameters that select the content of a section's page. */
const NAMED_BY: Record<string, string> = {
  'section:address-form': 'id',
  'section:cashier-desk': 'trade_id',
  'section:cashier-pay': 'trade_id',
  'section:finish-result': 'trade_id',
  'section:goods-list': 'cat_id',
  'section:points-result': 'trade_id',
}

/** Addresses of this route with unknown names; none if it takes no name. */
function strangersOf({ path, page, by = NAMED_BY[page] }: PageRoute): string[] {
  const address = /[:*]/.test(path)
    ? (id: string) => path.replace(/:\w+\??|\*/g, id)
    : by !== undefined && ((id: string) => `${path}?${by}=${id}`)
  return address ? STRANGERS.map(address) : []
}

/** One route per page: other routes of the page send the same calls. */
const pages = [...new Map(routes.flatMap((route) => ('page' in route ? [[route.page, route]] : []))).values()]
const named = pages.filter((route) => strangersOf(route).length > 0)

describeDemoDatabase('addresses with unknown names', (open) => {
  let app: FastifyInstance
  let cookie: string
  beforeAll(async () => {
    app = await testApp(open(), { storefront: wholeStorefront })
    ;({ cookie } = await newMember(app))
  })
  afterAll(async () => {
    await app?.close()
  })
  const get = (url: string) => app.inject({ url, headers: { cookie, host: 'localhost:3000' } })

  it.each(named)(
    '$page with an unknown name is the 404 page, as HTML and as data, with its own title',
    async (route) => {
      const strangers = strangersOf(route)
      // one document, in a soak all: they are drawn of the data below
      for (const path of isSoak ? strangers : strangers.slice(0, 1)) {
        const html = await get(path)
        const says = html.body.includes(`<title>${TITLE}</title>`)
        expect([path, html.statusCode, says]).toEqual([path, 404, true])
      }
      for (const path of strangers) {
        const { data } = (await get(`/page-data?path=${encodeURIComponent(path)}`)).json<{ data: PageData }>()
        const is = [data.status, data.title, data.regions.body, data.canonical]
        expect([path, ...is]).toEqual([path, 404, TITLE, null, undefined])
      }
    },
  )
})
