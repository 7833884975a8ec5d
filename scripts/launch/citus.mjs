import { readFileSync } from 'node:fs'
import { startPostgres } from './postgres.mjs'

const WORKERS = 2

const EVERY = [
  'shared_preload_libraries=citus',
  // moving shards without blocking writers
  'wal_level=logical',
  'max_replication_slots=20',
  'max_wal_senders=20',
  // each database of a test has a process of Citus of its own
  'max_worker_processes=60',
  // two-phase commit between the machines
  'max_prepared_transactions=200',
  // all shards of all tables in one transaction
  'max_locks_per_transaction=1024',
  'citus.node_conninfo=sslmode=disable',
  'citus.enable_statistics_collection=off',
  // the default is 32; a copy of a database copies every shard
  'citus.shard_count=4',
]

const COORDINATOR = [
  'log_min_messages=error',
  'log_checkpoints=off',
  'log_line_prefix=%e ',
  // names each statement that goes to more than one shard
  'citus.multi_task_query_log_level=log',
]

/**
 * Starts a temporary Citus cluster on loopback: a coordinator and two workers, each like `startPostgres`.
 * @returns {Promise<{ coordinator: import('./postgres.mjs').RunningPostgres, workers: import('./postgres.mjs').RunningPostgres[],
 *   stop: () => Promise<void> } | { reason: string }>}
 */
export async function startCitus() {
  /** @type {import('./postgres.mjs').RunningPostgres[]} */
  const started = []
  const stop = async () => {
    await Promise.all(started.map((each) => each.stop()))
  }
  for (const own of [COORDINATOR, ...Array.from({ length: WORKERS }, () => [])]) {
    const server = await startPostgres([...EVERY, ...own])
    if ('reason' in server) {
      await stop()
      return server
    }
    started.push(server)
  }
  const [coordinator, ...workers] = started
  if (!coordinator) throw new Error('Expected a coordinator')
  return { coordinator, workers, stop }
}

/** The environment of tests that run on a cluster. @param {Exclude<Awaited<ReturnType<typeof startCitus>>, { reason: string }>} cluster */
export const citusEnvironment = ({ coordinator, workers }) => ({
  PUMIAN_TEST_POSTGRES: coordinator.url,
  PUMIAN_TEST_CITUS_WORKERS: workers.map(({ url }) => url).join(),
})

/** Messages of Citus about a statement that it cannot run on several machines. */
const REFUSED = /^(?:0A000|XX000|42P18|22P04) ERROR: {2}((?!.*\bviolates\b).*)/
const SCATTERED = /^00000 LOG: {2}multi-task query/
const ONE_COMPANY = /\bcompany_id"? = (?:\$\d|'[^']*')/

/**
 * Statements in a coordinator's log that Citus refused, and those that name one company and went to several shards.
 * @param {string} log
 * @returns {{ refused: Map<string, string>, scattered: Set<string> }} `refused`: statement → reason
 */
export function statementsOf(log) {
  const refused = new Map()
  const scattered = new Set()
  let about = ''
  for (const entry of readFileSync(log, 'utf8').split(/\n(?!\t)/)) {
    const statement = /^\w{5} STATEMENT: {2}([^]*)/.exec(entry)?.[1]?.replaceAll(/\s+/g, ' ').trim()
    if (statement === undefined) {
      if (!/^\w{5} (?:HINT|DETAIL|CONTEXT)/.test(entry)) about = entry
    } else if (SCATTERED.test(about)) {
      if (ONE_COMPANY.test(statement)) scattered.add(statement)
    } else {
      const reason = REFUSED.exec(about)?.[1]
      if (reason) refused.set(statement, reason)
    }
  }
  return { refused, scattered }
}
