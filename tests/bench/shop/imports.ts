/** Importing products from a file, and the same rows written by a bare script, for `/bench/import?of=…&rows=…`. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { reachOf } from '@tests/helpers/reach'
import { startImport } from '@server/back-office/csv/import'
import { workOnCsvJobs } from '@server/back-office/csv/work'

const COMPANY = '1'
/** Items per product. */
const ITEMS = 4
/** Rows per transaction, as in the import. */
const BATCH = 500

const operator = {
  operator_id: 'bench',
  username: 'bench',
  name: 'bench',
  ...reachOf('owner'),
}

export function serveImports(app: FastifyInstance, pool: Pool): void {
  app.get<{ Querystring: { of: 'ours' | 'bare'; rows: string } }>(
    '/bench/import',
    { schema: { hide: true } },
    async ({ query }) => {
      const rows = Number(query.rows)
      const started = performance.now()
      await (query.of === 'ours' ? importFile(app, rows) : insertRows(pool, rows))
      return { milliseconds: performance.now() - started }
    },
  )
}

async function importFile({ db }: FastifyInstance, count: number): Promise<void> {
  const mark = randomUUID().slice(0, 8)
  const lines = Array.from(
    { length: count },
    (_, row) =>
      `${mark}-${Math.floor(row / ITEMS)},${mark}-${row},商品 ${Math.floor(row / ITEMS)},款=第${row % ITEMS},9.90,1`,
  )
  const bytes = new TextEncoder().encode(`商品编号,货号,商品名称,规格,销售价,库存\n${lines.join('\n')}\n`)
  const file = { name: 'goods_items', file_name: 'bench.csv', bytes }
  await startImport(db, { company_id: COMPANY, operator }, file)
  const failures: unknown[] = []
  await workOnCsvJobs(db, { failed: (error) => failures.push(error) })
  const { rows } = await db.$client.query<{ done: number }>(
    `select done from sheet_job where company_id = $1 order by created desc limit 1`,
    [COMPANY],
  )
  if (failures.length > 0 || rows[0]?.done !== count)
    throw new AggregateError(failures, `Expected ${count} rows to be imported, got ${rows[0]?.done}`)
}

/** The rows of products, items and stock alone, without reading, checking or recording anything. */
async function insertRows(pool: Pool, count: number): Promise<void> {
  const mark = randomUUID().slice(0, 8)
  const client = await pool.connect()
  try {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at)
      const items = rows.map((row) => `${mark}-${row}`)
      const goods = rows.map((row) => `${mark}-g${Math.floor(row / ITEMS)}`)
      await client.query('begin')
      await client.query(
        `insert into goods (company_id, goods_id, default_item_id, item_name)
         select distinct $1, g, g, '商品 ' || g from unnest($2::text[]) g`,
        [COMPANY, goods],
      )
      await client.query(
        `insert into goods_item (company_id, item_id, goods_id, item_bn, price)
         select $1, i, g, i, 990 from unnest($2::text[], $3::text[]) as r (i, g)`,
        [COMPANY, items, goods],
      )
      await client.query(
        `insert into item_stock (company_id, distributor_id, item_id, stock)
         select $1, '0', i, 1 from unnest($2::text[]) i`,
        [COMPANY, items],
      )
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}
