/** Signs in with the built-in third party, as a browser does it. */
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@server/app/build-app'
import { MARK_HEADER } from '@server/platform/sessions/session-cookie'
import { MARK } from './mark'
import { COMPANY_HOSTS } from './operator'

export function thirdParty(app: FastifyInstance, company_id = '1') {
  const host = COMPANY_HOSTS[company_id] ?? 'localhost'
  const inject = (url: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { host, [MARK_HEADER]: MARK },
      ...(payload && { payload }),
    })

  /** Visits the third party's page and returns. */
  const begin = async (as: string): Promise<{ code: string; state: string }> => {
    const query = 'trustlogin_tag=test&redirect_url=/auth/login'
    const params = await inject(`${API_BASE}/trustlogin/params?${query}`)
    const page = await inject(`${params.json().data.redirect_url}&as=${as}`)
    const back = new URL(String(page.headers.location), `http://${host}`).searchParams
    return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
  }
  /** The answer to signing in with an unbound account. */
  const ticket = async (as: string): Promise<string> => {
    const body = { auth_type: 'oauth', trustlogin_tag: 'test', ...(await begin(as)) }
    return (await inject(`${API_BASE}/login`, body)).json().data.union_id
  }
  return { begin, ticket }
}
