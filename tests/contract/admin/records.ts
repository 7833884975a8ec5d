import type { RecordValue } from '@schemas/generated/api'
import type { SampleContext, Samples } from './sample'

async function made({ as }: SampleContext): Promise<RecordValue> {
  const editor = await as('editor')
  return editor.data('/records/article_node', { method: 'POST', body: { value: { name: '样例栏目' } } })
}
const paramsOf = ({ id }: RecordValue) => ({ name: 'article_node', id })

export const samples: Samples = {
  'GET /records': [{}],
  'GET /records/{name}': [
    { params: { name: 'article_node' } },
    { params: { name: 'article_node' }, query: '?keyword=样例' },
    { params: { name: 'goods' }, query: '?filter[]=approve_status:onsale&filter[]=brand_id:1' },
  ],
  'GET /options/{kind}': [
    { params: { kind: 'goods' }, query: '?keyword=裙' },
    { params: { kind: 'goods_item' } },
    { params: { kind: 'region' }, query: '?keyword=昌平' },
    { params: { kind: 'brand' } },
  ],
  'POST /records/{name}': [{ params: { name: 'article_node' }, body: { value: { name: '新栏目' } } }],
  'GET /records/{name}/{id}': [async (context) => ({ params: paramsOf(await made(context)) })],
  'PUT /records/{name}/{id}': [
    async (context) => {
      const row = await made(context)
      return { params: paramsOf(row), body: { value: { name: '改名' }, version: row.version } }
    },
  ],
  'DELETE /records/{name}/{id}': [async (context) => ({ params: paramsOf(await made(context)) })],
}
