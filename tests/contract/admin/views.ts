import type { SavedView } from '@schemas/generated/api'
import type { Samples } from './sample'

const list = '/records/goods'

export const samples: Samples = {
  'GET /account/views': [{ query: `?list=${list}` }],
  'POST /account/views': [{ body: { list, name: '缺货', query: 'filter.approve_status=onsale' } }],
  'DELETE /account/views/{view_id}': [
    async ({ as }) => {
      const body = { list, name: '样例', query: '' }
      const { view_id } = await (
        await as('viewer')
      ).data<SavedView>('/account/views', { method: 'POST', body })
      return { params: { view_id } }
    },
  ],
}
