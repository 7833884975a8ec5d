import type { Samples } from './sample'

export const samples: Samples = {
  'GET /member/image/code': [{}, { query: '?type=login' }],
  'GET /demo/outbox': [
    {},
    async ({ visitor }) => {
      const { imageToken } = (await visitor.call('/member/image/code')).json().data
      return { query: `?recipient=${imageToken}` }
    },
  ],
}
