import { thirdParty } from '@tests/helpers/trust-login'
import type { Samples } from './sample'

export const samples: Samples = {
  'GET /trustlogin/list': [{}],
  'GET /trustlogin/params': [{ query: '?trustlogin_tag=test&redirect_url=/auth/login?redirectUrl=/cart' }],
  'POST /trustlogin/bind': [
    async ({ app, member }) => ({
      anybodyMay: true,
      body: { union_id: await thirdParty(app).ticket(member.user_id) },
    }),
    async ({ app, member }) => ({
      anybodyMay: true,
      body: { trustlogin_tag: 'test', ...(await thirdParty(app).begin(`back ${member.user_id}`)) },
    }),
  ],
  'POST /trustlogin/unbind': [
    async ({ app, member }) => {
      const union_id = await thirdParty(app).ticket(member.user_id)
      await member.data('/trustlogin/bind', { method: 'POST', body: { union_id } })
      return { body: { trustlogin_tag: 'test' } }
    },
  ],
}
