import { Pool, type PoolConfig } from 'pg'

/** Connections to the database. A pooler in between may give each transaction another session. */
export class ShopPool extends Pool {
  /** Of PostgreSQL itself. */
  readonly directUrl: string
  /** Settings and prepared statements of a session are lost, or another client's, after each transaction. */
  readonly isPooled: boolean

  constructor(url: string, { directUrl = url, ...config }: PoolConfig & { directUrl?: string | undefined }) {
    super({ ...config, connectionString: url })
    this.directUrl = directUrl
    this.isPooled = directUrl !== url
  }

  /** Runs what changes settings of its sessions on connections without a pooler. */
  async directly<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    if (!this.isPooled) return work(this)
    const { connectionTimeoutMillis, query_timeout, application_name } = this.options
    const pool = new Pool({
      connectionString: this.directUrl,
      max: DIRECT,
      connectionTimeoutMillis,
      query_timeout,
      application_name,
    })
    pool.on('error', () => undefined)
    try {
      return await work(pool)
    } finally {
      await pool.end()
    }
  }
}

const DIRECT = 4
