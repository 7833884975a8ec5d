/**
 * (a) The real home page through the storefront's renderer: with every widget cached, and a member's page of which all
 * that members share is ready, each against the same without. Processor time.
 */
import { INERT_ACTIONS, visitorShop, type PageContext } from '@engine'
import { renderPage } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import { joinParts, type AssetLookup, type FragmentCache, type OwnParts } from '@schemas/storefront-entry'
import entry from '@storefront/entry-server'
import { expandData, type CompactData } from '@storefront/shell/expand-data'
import { SCREENS } from '@storefront/shell/page-types'
import { serverRegistry } from '@widgets/registry.server'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { whole } from '../measure/whole'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

const CHECKED = '每个片段要核对画它时读过这位顾客的什么，再连成一页'

const assets: AssetLookup = () => ({
  entry: '/entry.js',
  afterPaint: '/after-paint.js',
  styles: [],
  modules: [],
  files: {},
})

export async function homePage({ quick, log }: BenchOptions): Promise<Row[]> {
  log('(a) 首页')
  const data = await withShop(async ({ url }) => {
    const answer = (await (await fetch(`${url}/page-data?path=/`)).json()) as { data: CompactData }
    return expandData(answer.data)
  })
  const fragments = cacheOfEachRegion()
  const options = { assets, origin: 'http://shop' }
  const anew = () => joinParts(entry.prepareData(data, options).html(MEMBER).parts)
  const prepared = entry.prepareData(data, { ...options, fragments: () => fragments })
  const joined = () => joinParts(prepared.html(MEMBER).parts)
  const widgets = (kept?: Fragments) => drawRegions(data, kept)
  if (anew() !== joined() || anew() !== joined())
    throw new Error('Expected the same home page from the cache.')

  const sampling = { rounds: quick ? 9 : 41, sampleMs: 40 }
  const ofWidgets = await interleave(
    { ours: () => whole(widgets(fragments)), anew: () => whole(widgets()) },
    sampling,
  )
  const ofDocument = await interleave({ ours: () => whole(joined()), anew: () => whole(anew()) }, sampling)
  const count = REGIONS.reduce(
    (sum, region) => sum + Object.keys(data.regions[region]?.widgets ?? {}).length,
    0,
  )
  const base = { key: 'anew' as const, name: '铺面自己，不用缓存', limit: 0.1, ifMissed: CHECKED }
  return [
    ...compare({ group: 'a', what: `演示首页的 ${count} 个组件，全部命中缓存`, unit: 'ms' }, ofWidgets, [
      base,
    ]),
    ...compare({ group: 'a', what: '会员首页的整个 HTML，会员共享的部分已备好', unit: 'ms' }, ofDocument, [
      base,
    ]),
  ]
}

/** What the page has of one shopper. */
const MEMBER: OwnParts = {
  viewer: { user_id: '1', mobile: '138****0001', grade_id: '1', login_type: 'member', is_staff: '0' },
  cartCount: 2,
}

type Fragments = Record<Region, FragmentCache>

const cacheOfEachRegion = (): Fragments => ({ header: new Map(), body: new Map(), footer: new Map() })

/** The three documents of a page, as the storefront's renderer draws them. */
function drawRegions(data: PageData, fragments?: Fragments): string {
  const context: PageContext = {
    mode: 'render',
    page: data.page,
    shop: visitorShop(data.live, data.path),
    actions: INERT_ACTIONS,
  }
  return REGIONS.map((region) => {
    const page = data.regions[region]
    const options = { screen: SCREENS[region], cache: fragments?.[region] }
    return page ? renderPage(page, serverRegistry, context, options).html : ''
  }).join('')
}
