/** A browser that requests a code to sign in by, through the API. */
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
    /** State of the code; by default for the browser that requested it. */
    result: async (given?: string) => (await poll(given)).json<{ data: LoginScanResultAnswer }>().data,
  }
}
