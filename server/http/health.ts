import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { anyCompany } from '../modules/company/repo'

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too and holds a shop; its schema is known to be
 * ours, since a database is opened only after its migrations were applied.
 */
export function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ data: { status: 'ok' } }))

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    const seeded = await anyCompany(app.db).catch((cause: unknown) => {
      throw new AppError('not_ready', { message: '数据库没有响应', cause })
    })
    if (!seeded) throw new AppError('not_ready', { message: '数据库中还没有商城数据' })
    return { data: { status: 'ready' } }
  })
}
