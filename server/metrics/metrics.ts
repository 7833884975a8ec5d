import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/client'
import type { CircuitName } from '../core/circuit-breakers'
import { JobHeartbeats } from './job-heartbeats'
import { billDifferences } from './bill-differences'
import { orderEvents } from './order-events'

/** Seconds: from a cached page to a client's timeout. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface AnsweredRequest {
  method: string
  /** Template of the route, `/items/:id`: the URL would create a series for each address. */
  route: string
  status: number
  ms: number
}

export interface JobRound {
  job: string
  /** Start; ms. */
  started: number
  ms: number
  /** Amount of work done. */
  done: number
}

/** Metrics of one server at `/metrics`. */
export class Metrics {
  readonly registry = new Registry()
  readonly jobs = new JobHeartbeats()
  readonly #requests = this.#counter('pumian_http_requests_total', 'Requests answered', [
    'method',
    'route',
    'status',
  ])
  readonly #durations = new Histogram({
    name: 'pumian_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  })
  readonly #jobRuns = this.#gauge(
    'pumian_job_last_run_timestamp_seconds',
    'When a job last started a round',
    ['job'],
  )
  readonly #jobSeconds = this.#gauge(
    'pumian_job_last_duration_seconds',
    'How long that took, all companies together',
    ['job'],
  )
  readonly #jobDone = this.#counter('pumian_job_done_total', 'Items that a job has processed', ['job'])
  readonly #jobFailures = this.#counter(
    'pumian_job_failures_total',
    'Items that failed and will be retried',
    ['job'],
  )

  readonly #circuits = this.#gauge(
    'pumian_provider_circuit_open',
    'Circuit breaker of an outside service: 1 open, 0.5 half open, 0 closed',
    ['provider'],
  )

  constructor({ $client: pool }: Pick<Database, '$client'>) {
    const connections = this.#gauge(
      'pumian_database_connections',
      'Connections of the pool',
      ['state'],
      () => {
        connections.set({ state: 'idle' }, pool.idleCount)
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      },
    )
    const waiting = this.#gauge('pumian_database_waiting', 'Queries that wait for a connection', [], () =>
      waiting.set(pool.waitingCount),
    )
    const lag = this.#gauge('pumian_job_lag_seconds', 'Delay of the next run of a job', ['job'], () => {
      for (const { job, lag: ms } of this.jobs.states()) lag.set({ job }, ms / 1_000)
    })
    const behind = this.#gauge(
      'pumian_job_behind_seconds',
      'How long a job has had a backlog of more than one batch',
      ['job'],
      () => {
        for (const { job, behind: ms } of this.jobs.states()) behind.set({ job }, ms / 1_000)
      },
    )
    this.registry.registerMetric(orderEvents)
    this.registry.registerMetric(billDifferences)
  }

  answered({ method, route, status, ms }: AnsweredRequest): void {
    this.#requests.inc({ method, route, status })
    this.#durations.observe({ method, route }, ms / 1_000)
  }

  /** Reports that one round of a job over all companies is complete. */
  ran({ job, started, ms, done }: JobRound): void {
    this.jobs.looked(job)
    this.#jobRuns.set({ job }, started / 1_000)
    this.#jobSeconds.set({ job }, ms / 1_000)
    this.#jobDone.inc({ job }, done)
    this.#jobFailures.inc({ job }, 0)
  }

  failed(job: string): void {
    this.#jobFailures.inc({ job })
  }

  circuit(provider: string, state: CircuitName): void {
    this.#circuits.set({ provider }, { closed: 0, half_open: 0.5, open: 1 }[state])
  }

  /** @param offset ms by which this server's clock was ahead of the database's at the last measurement */
  watchClock(offset: () => number): void {
    const name = 'pumian_clock_offset_seconds'
    const gauge = this.#gauge(name, "By how much this server's clock is ahead of the database's", [], () =>
      gauge.set(offset() / 1_000),
    )
  }

  /** @param lag ms by which the replica is late, infinite if it is gone */
  watchReplica(lag: () => number): void {
    const name = 'pumian_replica_lag_seconds'
    const gauge = this.#gauge(name, 'By how much the replica is late; infinite if it is gone', [], () =>
      gauge.set(lag() / 1_000),
    )
  }

  /** @param sizes bytes that each cache of pages holds, about */
  watchPageCaches(sizes: Readonly<Record<string, () => number>>): void {
    const gauge = this.#gauge(
      'pumian_page_cache_bytes',
      'Memory that a cache of pages takes, about',
      ['cache'],
      () => {
        for (const [cache, size] of Object.entries(sizes)) gauge.set({ cache }, size())
      },
    )
  }

  /**
   * Memory, processor, garbage collection, lag of the event loop; it observes the process, so only a listening server
   * enables it.
   */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  #counter(name: string, help: string, labelNames: string[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #gauge(name: string, help: string, labelNames: string[], collect?: () => void) {
    return new Gauge({ name, help, labelNames, registers: [this.registry], ...(collect && { collect }) })
  }
}
