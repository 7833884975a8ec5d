import type { FastifyInstance } from 'fastify'
import { migrationState } from '../db/migrate'
import { AppError, type ErrorDetails } from '../errors'
import { anyCompany } from '../modules/company/repo'
import { diskState } from './disk'
import { FIGURES } from '../limits'

/** A clock that is later than this hangs: what falls due is promised within a minute. */
const LATEST_MS = FIGURES.clock_late_seconds * 1_000

/**
 * `/healthz`: the process answers and was not told to stop. `/readyz`: the server takes requests, the database answers,
 * has this build's migrations and holds a shop, the disk takes uploads, and no clock of this server hangs
 * (commerce-rules §3).
 */
export function health(app: FastifyInstance) {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  const refuseStopping = () => {
    if (app.stopping.signal.aborted) throw notReady('服务正在停止')
  }

  app.get('/healthz', hidden, async () => {
    refuseStopping()
    return { data: { status: 'ok' } }
  })

  app.get('/readyz', hidden, async () => {
    refuseStopping()
    const migrations = await migrationState(app.db.$client).catch((cause: unknown) => {
      throw notReady('数据库没有响应', { cause, details: { database: 'unreachable' } })
    })
    const state = { database: 'ok', migrations, disk: await diskState(app.config), jobs: lateClocks(app) }
    if (migrations.pending.length > 0) throw notReady('数据库结构尚未升级', { details: state })
    const seeded = await anyCompany(app.db).catch((cause: unknown) => {
      throw notReady('数据库没有响应', { cause, details: { database: 'unreachable' } })
    })
    if (!seeded) throw notReady('数据库中还没有商城数据', { details: state })
    if (state.disk === 'full' || state.disk === 'unwritable')
      throw notReady('数据目录无法写入', { details: state })
    if (Object.keys(state.jobs).length > 0) throw notReady('定时任务没有按时运行', { details: state })
    return { data: { status: 'ready', ...state } }
  })
}

/** Clocks that hang, with the seconds by which they are late. */
function lateClocks({ metrics }: FastifyInstance): Record<string, number> {
  const late = metrics.clocks.lags().filter(({ lag }) => lag > LATEST_MS)
  return Object.fromEntries(late.map(({ clock, lag }) => [clock, Math.round(lag / 1_000)]))
}

const notReady = (message: string, details: ErrorDetails = {}) =>
  new AppError('not_ready', { message, ...details })
