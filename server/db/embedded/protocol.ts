/** What the thread of an embedded database and whoever started it tell each other. */

/** What the thread is started with. */
export interface WorkerTask {
  /** Compiled `pglite.wasm`: what one thread has compiled of it, all others have too. */
  wasm: WebAssembly.Module
  /** Directory of the database; absent: in memory (tests). */
  directory?: string
  /** A dump of a migrated database to start from (tests). */
  template?: string
  /** Create the directory's files, then end. */
  initialiseOnly?: boolean
}

/** What it tells: the port once it serves, then that all is on disk after `close`, or a dump of its data. */
export type WorkerMessage = { ready: number } | { closed: true } | { dumped: Uint8Array }
export type WorkerCommand = 'close' | 'dump'
