/** Messages between the thread of an embedded database and the process that started it. */

/** Start parameters of the thread. */
export interface WorkerTask {
  /** Compiled `pglite.wasm`, shared by all threads. */
  wasm: WebAssembly.Module
  /** Directory of the database; absent: in memory (tests). */
  directory?: string
  /** A dump of a migrated database to start from (tests). */
  template?: string
  /** Create the directory's files, then end. */
  initialiseOnly?: boolean
}

/** Messages of the thread: the port once it serves, then that all is on disk after `close`, or a dump of its data. */
export type WorkerMessage = { ready: number } | { closed: true } | { dumped: Uint8Array }
export type WorkerCommand = 'close' | 'dump'
