import type { Samples } from './sample'

const account = { name: '样例', role: 'editor', password: 'sample password' }

export const samples: Samples = {
  'GET /operators': [{}, { query: '?keyword=owner&page_no=1&page_size=1' }],
  'POST /operators': [{ body: { ...account, username: 'sample.one' } }],
  'PUT /operators/{operator_id}': [
    async ({ as }) => {
      const { operator_id } = await as('viewer')
      return { params: { operator_id }, body: { name: '访客' } }
    },
  ],
  'DELETE /operators/{operator_id}/second-factor': [
    async ({ as }) => ({ params: { operator_id: (await as('viewer')).operator_id } }),
  ],
  'GET /audit': [{}, { query: '?subject=operator&page_no=1' }],
}
