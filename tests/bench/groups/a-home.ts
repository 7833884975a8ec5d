/** (a) The real home page through the storefront's renderer: with every widget cached, against none. */
import { INERT_ACTIONS, visitorShop, type PageContext } from '@engine'
import { renderPage } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import { joinParts, type AssetLookup, type FragmentCache } from '@schemas/storefront-entry'
import entry from '@storefront/entry-server'
import { SCREENS } from '@storefront/shell/page-types'
import { serverRegistry } from '@widgets/registry.server'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { whole } from '../measure/whole'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

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
    const answer = (await (await fetch(`${url}/page-data?path=/`)).json()) as { data: PageData }
    return answer.data
  })
  const fragments = cacheOfEachRegion()
  const document = (kept?: Fragments) =>
    joinParts(
      entry
        .prepareData(data, { assets, origin: 'http://shop', ...(kept && { fragments: () => kept }) })
        .html().parts,
    )
  const widgets = (kept?: Fragments) => drawRegions(data, kept)
  if (document() !== document(fragments) || document() !== document(fragments))
    throw new Error('Expected the same home page from the cache.')

  const sampling = { rounds: quick ? 9 : 41, sampleMs: 40 }
  const ofWidgets = await interleave(
    { ours: () => whole(widgets(fragments)), anew: () => whole(widgets()) },
    sampling,
  )
  const ofDocument = await interleave(
    { ours: () => whole(document(fragments)), anew: () => whole(document()) },
    sampling,
  )
  const count = REGIONS.reduce(
    (sum, region) => sum + Object.keys(data.regions[region]?.widgets ?? {}).length,
    0,
  )
  const base = { key: 'anew' as const, name: '不用缓存', limit: 0.1 }
  return [
    ...compare({ group: 'a', what: `演示首页的 ${count} 个组件，全部命中缓存`, unit: 'ms' }, ofWidgets, [
      base,
    ]),
    ...compare({ group: 'a', what: '演示首页的整个 HTML，组件全部命中缓存', unit: 'ms' }, ofDocument, [
      { ...base, ifMissed: '余下的是嵌入页面的实时数据（JSON）和拼接 28 万字，与组件无关' },
    ]),
  ]
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
