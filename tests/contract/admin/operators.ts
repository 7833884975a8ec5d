import { randomUUID } from 'node:crypto'
import type { RoleRow } from '@schemas/generated/api'
import type { SampleContext, Samples } from './sample'

const account = { name: '样例', role: 'editor', password: 'sample password' }

const newRole = async ({ as }: SampleContext) => {
  const body = { name: randomUUID().slice(0, 18), rights: ['orders.view'] }
  const { role_id } = await (await as('owner')).data<RoleRow>('/roles', { method: 'POST', body })
  return { role_id }
}

export const samples: Samples = {
  'GET /roles': [{}],
  'POST /roles': [{ body: { name: '样例角色', rights: ['orders.edit'] } }],
  'PUT /roles/{role_id}': [
    async (context) => ({
      params: await newRole(context),
      body: { name: randomUUID().slice(0, 18), rights: ['goods.view'] },
    }),
  ],
  'DELETE /roles/{role_id}': [async (context) => ({ params: await newRole(context) })],
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
