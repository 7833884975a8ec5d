import type { SavedModule } from '@schemas/generated/api'
import { insertDefaults } from '@schemas/fill'
import type { SampleContext, Samples } from './sample'

const widget = (type: string) => ({ type, v: 1, name: '', alias: '', ...insertDefaults(type) })
const body = {
  name: '样例楼层',
  image: '',
  params: { widget: widget('W0006'), children: [{ widget: widget('W0011'), children: [] }] },
}

const saved = async ({ as }: SampleContext) => {
  const editor = await as('editor')
  const { design_id } = await editor.data<SavedModule>('/modules', { method: 'POST', body })
  return { params: { design_id } }
}

export const samples: Samples = {
  'POST /modules': [{ body }],
  'GET /modules': [
    async (context) => {
      await saved(context)
      return {}
    },
    { query: '?keyword=楼层&page_no=1&page_size=1' },
  ],
  'PUT /modules/{design_id}': [async (context) => ({ ...(await saved(context)), body: { name: '新楼层' } })],
  'DELETE /modules/{design_id}': [saved],
  'POST /modules/{design_id}/restore': [saved],
}
