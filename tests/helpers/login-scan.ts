/** A browser that asks for a code to sign in by, as the API sees it. */
import type { FastifyInstance } from 'fastify'
import type { LoginScanResultAnswer, NewLoginScanAnswer } from '@schemas/generated/api'
import { callShop } from './member'

export async function newScan(app: FastifyInstance, headers: Record<string, string> = {}) {
  const asked = await callShop(app, '/login/scan', { method: 'POST', headers })
  const { data } = asked.json<{ data: NewLoginScanAnswer }>()
  const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const poll = (given = cookie) =>
    callShop(app, '/login/scan/result', {
      method: 'POST',
      headers: { ...headers, ...(given && { cookie: given }) },
      body: { code: data.code },
    })
  return {
    ...data,
    cookie,
    asked,
    poll,
    /** How the code stands; by default for the browser that asked for it. */
    result: async (given?: string) => (await poll(given)).json<{ data: LoginScanResultAnswer }>().data,
  }
}
