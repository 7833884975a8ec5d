/** CSV files for tests: uploaded as by a browser, processed as by the job. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ImportSheetAnswer, SheetJob, SheetLine } from '@schemas/generated/api'
import { goods, goods_item, item_stock } from '@server/db/schema'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { workOnCsvJobs } from '@server/back-office/csv/work'
import { COMPANY_HOSTS, type SignedInOperator } from './operator'
import type { Answer } from './seeded-app'

/** A form with one file. */
export async function csvForm(content: string | Uint8Array<ArrayBuffer>, file_name = '表格.csv') {
  const form = new FormData()
  form.append('file', new Blob([content]), file_name)
  const body = new Response(form)
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  }
}

/** A row by headings; others may have other columns. */
export type Row = Record<string, string>

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file with these rows. */
export function csvOf(rows: readonly Row[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => headings.map((heading) => quoted(row[heading] ?? '')).join(','))
  return `${[headings.join(','), ...lines].join('\n')}\n`
}

/** Uploads a file without processing it. */
export async function sendCsv(
  app: FastifyInstance,
  { cookie }: Pick<SignedInOperator, 'cookie'>,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  company_id = '1',
  trial = false,
): Promise<Answer> {
  const { headers, payload } = await csvForm(content)
  const host = COMPANY_HOSTS[company_id] ?? ''
  const url = `${ADMIN_BASE}/sheets/${name}/import${trial ? '?trial=true' : ''}`
  return app.inject({ method: 'POST', url, headers: { host, cookie, ...headers }, payload })
}

/** Processes every file until none is left. @throws unexpected errors */
export async function workCsvJobs(app: Pick<FastifyInstance, 'db'>, now = new Date()): Promise<void> {
  const unforeseen: unknown[] = []
  await workOnCsvJobs(app.db, { now, failed: (error) => unforeseen.push(error) })
  if (unforeseen.length > 0) throw new AggregateError(unforeseen, 'Expected files to be processed')
}

/** Uploads a file and processes it. @returns its result, and its lines */
export async function importCsv(
  app: FastifyInstance,
  operator: SignedInOperator,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  { trial = false }: { trial?: boolean } = {},
): Promise<{ job: SheetJob; lines: SheetLine[]; repeated: boolean }> {
  const answer = await sendCsv(app, operator, name, content, '1', trial)
  if (answer.statusCode !== 200) throw new Error(`Expected the file to be accepted, got ${answer.payload}`)
  const { job, repeated } = answer.json<{ data: ImportSheetAnswer }>().data
  await workCsvJobs(app)
  const path = `/sheet-jobs/${job.job_id}`
  const { list } = await operator.data<{ list: SheetLine[] }>(`${path}/lines?pageSize=50`)
  return { job: await operator.data<SheetJob>(path), lines: list, repeated }
}

/** Orders an export, processes it and reads its file. */
export async function exportCsv(
  app: FastifyInstance,
  operator: SignedInOperator,
  name: string,
  body: { tab?: string; keyword?: string; filter?: string[] } = {},
): Promise<{ job: SheetJob; text: string }> {
  const { job_id } = await operator.data<SheetJob>(`/sheets/${name}/export`, { method: 'POST', body })
  await workCsvJobs(app)
  const job = await operator.data<SheetJob>(`/sheet-jobs/${job_id}`)
  const file = await operator.call(`/sheet-jobs/${job_id}/file`)
  if (file.statusCode !== 200) throw new Error(`Expected the file, got ${file.statusCode} ${file.payload}`)
  return { job, text: file.payload }
}

/** The bytes of a finished export's file. */
export async function exportFile(
  operator: SignedInOperator,
  job_id: string,
  format: 'csv' | 'xlsx',
): Promise<Buffer> {
  const file = await operator.call(`/sheet-jobs/${job_id}/file?format=${format}`)
  if (file.statusCode !== 200) throw new Error(`Expected the file, got ${file.statusCode} ${file.payload}`)
  return file.rawPayload
}

/** An item of the demo with its own product number, and its current values. */
export async function numberedItem({ db }: Pick<FastifyInstance, 'db'>, item_id: string) {
  const item_bn = `T-${randomUUID()}`
  const own = and(eq(goods_item.company_id, '1'), eq(goods_item.item_id, item_id))
  await db.update(goods_item).set({ item_bn, price: 10_000, market_price: 20_000 }).where(own)
  const now = async () => {
    const [row] = await db
      .select()
      .from(goods_item)
      .innerJoin(
        goods,
        and(eq(goods.company_id, goods_item.company_id), eq(goods.goods_id, goods_item.goods_id)),
      )
      .where(own)
    const [shelf] = await db
      .select()
      .from(item_stock)
      .where(
        and(
          eq(item_stock.company_id, '1'),
          eq(item_stock.item_id, item_id),
          eq(item_stock.distributor_id, '0'),
        ),
      )
    const { price = 0, market_price = 0 } = row?.goods_item ?? {}
    return { name: row?.goods.item_name ?? '', price, market_price, stock: shelf?.stock ?? 0 }
  }
  return { item_bn, now }
}
