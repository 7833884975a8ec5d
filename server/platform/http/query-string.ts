import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { parse } from 'qs'

/** Objects parsed from text, so that their numbers and booleans are still strings. */
const textual = new WeakSet<object>()

/** Parses `a[0][b]=1&c=2`, as the clients write query strings and form bodies. */
export function parseQuery(text: string): Record<string, unknown> {
  const values = parse(text, { depth: 6, arrayLimit: 500, parameterLimit: 5_000 })
  textual.add(values)
  return values
}

/** Whether values may be converted to the type of their schema: only those that could not be sent with types. */
export const isTextual = (values: unknown) =>
  typeof values === 'object' && values !== null && textual.has(values)

export async function formBodies(app: FastifyInstance) {
  await app.register(formbody, { parser: parseQuery })
}
