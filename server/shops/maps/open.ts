import type { FastifyInstance } from 'fastify'
import { STUB_SCRIPT, type MapsSource } from './source'
import { amapStub } from './stub'

/** Below the 10 s that the shop waits for an answer (rule api-15). */
const PATIENCE_MS = 4_000

/** AMap where there is an account; a demo has a stub instead; a deployment without an account has no maps. */
export function openMaps({ config, db, breakers }: FastifyInstance): MapsSource | undefined {
  const { maps, deployed } = config
  if (!maps) return deployed ? undefined : { script: STUB_SCRIPT, ask: amapStub(db) }
  const { script, api, key, secret } = maps
  const breaker = breakers.of(`amap ${api}`)
  return {
    script,
    ask: (_company_id, question, parameters) =>
      breaker.run(async () => {
        const query = new URLSearchParams(parameters)
        query.set('key', key)
        query.set('jscode', secret)
        const answer = await fetch(`${api}/v3/geocode/${question}?${query}`, {
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const body: unknown = answer.ok ? await answer.json() : undefined
        if (typeof body === 'object' && body !== null) return body
        throw new Error(`Expected an object from AMap, got ${answer.status} ${typeof body}`)
      }),
  }
}
