import type { FastifyInstance } from 'fastify'
import { migrationState } from '../db/migrate'
import { AppError, type ErrorDetails } from '../errors'
import { anyCompany } from '../modules/company/repo'

/**
 * `/healthz`: the process answers. `/readyz`: the server takes requests, and the database answers, has this build's
 * migrations and holds a shop. A server that was told to stop is not ready from then on.
 */
export function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ data: { status: 'ok' } }))

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    if (app.stopping.signal.aborted) throw notReady('服务正在停止')
    const migrations = await migrationState(app.db.$client).catch((cause: unknown) => {
      throw notReady('数据库没有响应', { cause, details: { database: 'unreachable' } })
    })
    const state = { database: 'ok', migrations }
    if (migrations.pending.length > 0) throw notReady('数据库结构尚未升级', { details: state })
    const seeded = await anyCompany(app.db).catch((cause: unknown) => {
      throw notReady('数据库没有响应', { cause, details: { database: 'unreachable' } })
    })
    if (!seeded) throw notReady('数据库中还没有商城数据', { details: state })
    return { data: { status: 'ready', ...state } }
  })
}

const notReady = (message: string, details: ErrorDetails = {}) =>
  new AppError('not_ready', { message, ...details })
