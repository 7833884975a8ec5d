/** (a) The real home page through the storefront's renderer: every widget found in the cache, against none. */
import type { FragmentCache } from '@engine/render/server'
import { REGIONS, type PageData, type Region } from '@schemas/page-data'
import { render, type RenderOptions } from '@storefront/entry-server'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { interleave } from '../measure/stats'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

const assets: RenderOptions['assets'] = () => ({ entry: '/entry.js', styles: [], modules: [] })

export async function homePage({ quick, log }: BenchOptions): Promise<Row[]> {
  log('(a) 首页')
  const data = await withShop(async ({ url }) => {
    const answer = (await (await fetch(`${url}/page-data?path=/`)).json()) as { data: PageData }
    return answer.data
  })
  const fragments: Partial<Record<Region, FragmentCache>> = {}
  for (const region of REGIONS) fragments[region] = new Map()
  const anew = () => render(data, { assets }).html
  const cached = () => render(data, { assets, fragments }).html
  if (anew() !== cached() || anew() !== cached())
    throw new Error('Expected the same home page from the cache.')
  const widgets = REGIONS.reduce(
    (sum, region) => sum + Object.keys(data.regions[region]?.widgets ?? {}).length,
    0,
  )
  const times = await interleave({ ours: cached, anew }, { rounds: quick ? 9 : 41, sampleMs: 40 })
  return compare({ group: 'a', what: `演示首页（${widgets} 个组件），片段全部命中缓存`, unit: 'ms' }, times, [
    { key: 'anew', name: '不用缓存', limit: 0.1 },
  ])
}
