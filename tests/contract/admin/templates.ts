import type { PageTemplate } from '@schemas/generated/api'
import type { SampleContext, Samples } from './sample'

const document = '{"formatVersion":2,"platform":"pc","widgets":{}}'
const body = { name: '我的模板', image: '', document }

async function saved({ as }: SampleContext) {
  const editor = await as('editor')
  const { design_id } = await editor.data<PageTemplate>('/templates', { method: 'POST', body })
  return { editor, params: { design_id } }
}

export const samples: Samples = {
  'GET /templates': [{}, { query: '?platform=h5&keyword=首页' }],
  'GET /templates/{design_id}': [
    { params: { design_id: 'built-in-pc-home' } },
    async (context) => ({ params: (await saved(context)).params }),
  ],
  'POST /templates': [{ body }],
  'DELETE /templates/{design_id}': [async (context) => ({ params: (await saved(context)).params })],
  'POST /templates/{design_id}/restore': [
    async (context) => {
      const { editor, params } = await saved(context)
      await editor.data(`/templates/${params.design_id}`, { method: 'DELETE' })
      return { params }
    },
  ],
}
