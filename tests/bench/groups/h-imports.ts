/** (h) Cost of importing products from a file: against a bare script that inserts the same products, items and stock. */
import { compare } from '../measure/compare'
import { inTurns } from '../measure/in-turns'
import type { Row } from '../measure/row'
import type { GoodsShop } from '../shop/with-goods'
import type { BenchOptions } from './group'

/** Reading, checking, reporting and recording each row may cost as much as this many bare insertions. */
const TIMES = 20
/** ms for the largest file. */
const MOST = 60_000

export async function imports(shop: GoodsShop, { quick, log }: BenchOptions): Promise<Row[]> {
  const count = quick ? 1_000 : 20_000
  const what = `导入 ${count.toLocaleString()} 行商品资料（${shop.database}）`
  log(`(h) ${what}`)
  const samples = await inTurns(1, {
    ours: () => timeOf(shop, 'ours', count),
    bare: () => timeOf(shop, 'bare', count),
  })
  const row = { group: 'h', what, unit: 'ms' } as const
  const [compared] = compare(row, samples, [
    { key: 'bare', name: 'node-postgres 只插入商品、规格与库存', limit: TIMES },
  ])
  if (!compared) throw new Error('Expected a row of the import, found none')
  return [compared, { ...row, ours: compared.ours, limit: MOST }]
}

async function timeOf({ url }: GoodsShop, of: 'ours' | 'bare', rows: number): Promise<number> {
  const answer = await fetch(`${url}/bench/import?of=${of}&rows=${rows}`)
  if (!answer.ok) throw new Error(`Expected an import, got ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { milliseconds: number }).milliseconds
}
