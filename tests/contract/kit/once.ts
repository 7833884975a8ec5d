import type { FastifyInstance } from 'fastify'

const made = new WeakMap<FastifyInstance, Map<string, Promise<unknown>>>()

/**
 * Callers that an app's refused calls share: what is refused changes nothing for the next call, and making a member or an
 * operator costs as much as the call.
 * @param name of what `make` makes, unique for the app
 */
export function once<T>(app: FastifyInstance, name: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(app) ?? new Map<string, Promise<unknown>>()
  made.set(app, known)
  const found = known.get(name) ?? make()
  known.set(name, found)
  return found as Promise<T>
}
