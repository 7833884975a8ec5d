import type { Samples } from './sample'

export const samples: Samples = {
  'POST /member/browse/history/save': [{ body: { item_id: '101' } }],
  'GET /member/browse/history/list': [
    {},
    async ({ member }) => {
      await member.data('/member/browse/history/save', { method: 'POST', body: { item_id: '10102' } })
      return { query: { page: 1, pageSize: 10 } }
    },
  ],
  'DELETE /member/browse/history': [
    { body: { is_empty: true } },
    { query: { history_id: 'some' } },
    { body: { day: '2026-05-06' } },
  ],
}
