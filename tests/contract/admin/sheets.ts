import { randomUUID } from 'node:crypto'
import type { ImportSheetAnswer, SheetJob } from '@schemas/generated/api'
import { sendCsv, csvForm } from '@tests/helpers/csv-files'
import type { SampleContext, Samples } from './sample'

/** A finished import with a report. */
async function importJob({ app, as }: SampleContext) {
  const content = `货号,售价\n${randomUUID()},1\n`
  const answer = await sendCsv(app, await as('editor'), 'goods_stock', content)
  const { data } = answer.json<{ data: ImportSheetAnswer }>()
  return { params: { job_id: data.job.job_id } }
}

/** An export that no server has started yet. */
async function job({ as }: SampleContext) {
  const viewer = await as('viewer')
  const body = { tab: 'to_cancel' }
  const { job_id } = await viewer.data<SheetJob>('/sheets/order_lines/export', { method: 'POST', body })
  return { params: { job_id } }
}

export const samples: Samples = {
  'GET /sheets': [{}],
  'POST /sheets/{name}/import': [
    async () => ({
      params: { name: 'goods_stock' },
      ...(await csvForm(`货号,售价\n没有这个货号,1\n没有这个货号,2\n`)),
    }),
    async () => ({
      params: { name: 'goods_items' },
      query: '?trial=true',
      ...(await csvForm('商品编号,货号,销售价\nsample,sample,1\n')),
    }),
    async () => ({
      params: { name: 'ship_orders' },
      ...(await csvForm('订单号,快递公司,运单号\n12345678901234567,SF,SF1234567890\n')),
    }),
  ],
  'POST /sheets/{name}/export': [
    { params: { name: 'goods_items' }, body: { keyword: '裙', filter: ['approve_status:onsale'] } },
    { params: { name: 'order_lines' }, body: { tab: 'to_ship', keyword: '裙' } },
    { params: { name: 'goods_stock' }, body: {} },
  ],
  'GET /sheets/{name}/template': [{ params: { name: 'goods_stock' } }],
  'GET /sheet-jobs/{job_id}/file': [importJob],
  'GET /sheet-jobs': [job, { query: '?page=2&pageSize=5' }],
  'GET /sheet-jobs/{job_id}': [job],
  'GET /sheet-jobs/{job_id}/lines': [
    job,
    async (context) => ({ ...(await job(context)), query: '?state=failed' }),
  ],
}
