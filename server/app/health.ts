import type { FastifyInstance } from 'fastify'
import { access, constants, statfs } from 'node:fs/promises'
import { migrationState } from '../db/migrate'
import { AppError, type ErrorDetails } from '../core/errors'
import { anyCompany } from '../platform'
import { FIGURES } from '../config/limits'
import type { Config } from '../config/read-config'

/** ms without progress after which a job counts as hanging. */
const SILENT_MS = FIGURES.clock_late_seconds * 1_000

/**
 * `/healthz`: the process answers and is not stopping. `/readyz`: the server accepts requests, the database answers,
 * has this build's migrations and contains a shop, the disk accepts uploads, and no job of this server hangs. Its
 * body also reports problems that are no reason to send requests elsewhere: jobs with a backlog, outside services
 * that do not answer, and a clock that differs from the database's.
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

  // requests that arrive during a measurement share its result
  let measuring: Promise<object> | undefined
  app.get('/readyz', hidden, async () => {
    refuseStopping()
    measuring ??= readyState(app).finally(() => {
      measuring = undefined
    })
    return { data: { status: 'ready', ...(await measuring) } }
  })
}

/** @throws AppError not_ready with the state in its details */
async function readyState(app: FastifyInstance) {
  const unreachable = (cause: unknown) => {
    throw notReady('数据库没有响应', { cause, details: { database: 'unreachable' } })
  }
  const migrations = await migrationState(app.db.$client).catch(unreachable)
  await app.clockCheck.measure()
  const state = {
    database: 'ok',
    migrations,
    disk: await diskState(app.config),
    ...jobState(app),
    ...replicaState(app),
  }
  if (migrations.pending.length > 0) throw notReady('数据库结构尚未升级', { details: state })
  const seeded = await anyCompany(app.db).catch(unreachable)
  if (!seeded) throw notReady('数据库中还没有商城数据', { details: state })
  if (state.disk === 'full' || state.disk === 'unwritable')
    throw notReady('数据目录无法写入', { details: state })
  if (Object.values(state.jobs).some(({ hangs }) => hangs))
    throw notReady('定时任务没有按时运行', { details: state })
  return state
}

/** Delays of jobs in seconds, and the outside services whose circuit breaker is open. */
function jobState({ metrics, breakers, clockCheck }: FastifyInstance) {
  const jobs: Record<string, { lag: number; behind: number; hangs: boolean }> = {}
  for (const { job, lag, behind, silent } of metrics.jobs.states())
    jobs[job] = { lag: seconds(lag), behind: seconds(behind), hangs: silent > SILENT_MS }
  const circuits = breakers.states().filter(({ state }) => state !== 'closed')
  return {
    jobs,
    providers: Object.fromEntries(circuits.map(({ provider, state }) => [provider, state])),
    clock: { offset: seconds(clockCheck.offset), wrong: clockCheck.isWrong },
  }
}

/** How late the replica is, in seconds; null: it does not answer, and nothing is read from it. */
function replicaState({ reads: { lag } }: FastifyInstance) {
  if (lag === undefined) return {}
  return { replica: { lag: Number.isFinite(lag) ? seconds(lag) : null } }
}

const seconds = (ms: number) => Math.round(ms / 1_000)

const notReady = (message: string, details: ErrorDetails = {}) =>
  new AppError('not_ready', { message, ...details })

/** Below this the disk counts as full: an upload has up to 10 MB, and the database writes too. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/**
 * State of the data directory; `unused` if rows and uploads are stored elsewhere.
 * @param free returns the free bytes of a folder
 */
export async function diskState(
  { dataDir, storage, databaseUrl }: Pick<Config, 'dataDir' | 'storage' | 'databaseUrl'>,
  free = freeBytes,
): Promise<'ok' | 'unused' | 'full' | 'unwritable'> {
  if (storage.kind !== 'disk' && databaseUrl !== undefined) return 'unused'
  try {
    await access(dataDir, constants.W_OK)
    return (await free(dataDir)) < LEAST_FREE_BYTES ? 'full' : 'ok'
  } catch {
    return 'unwritable'
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
