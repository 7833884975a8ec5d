import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Start parameters of the thread of an embedded database. */
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

/** PGlite in a thread of its own: a heavy query blocks its thread, which must not be the server's. */
export class PgliteThread {
  readonly #worker: Worker
  #failure: Error | undefined

  constructor(task: Omit<WorkerTask, 'wasm'>) {
    this.#worker = startWorker(task)
    this.#worker.on('error', (error) => {
      this.#failure = error
    })
  }

  /** Port on 127.0.0.1 once it accepts connections. */
  async listening(): Promise<number> {
    return this.#told((message) => ('ready' in message ? message.ready : undefined))
  }

  /** Resolves when everything is on disk and the thread has ended. */
  async close(): Promise<void> {
    this.#command('close')
    await this.finished()
  }

  /** Resolves when a thread that only initializes has ended. */
  async finished(): Promise<void> {
    await this.#told((message) => ('closed' in message ? true : undefined))
    await this.#worker.terminate()
  }

  /** The whole database as a tar archive, for `template`. */
  async dump(): Promise<Uint8Array> {
    this.#command('dump')
    return this.#told((message) => ('dumped' in message ? message.dumped : undefined))
  }

  #command(command: WorkerCommand) {
    this.#worker.postMessage(command)
  }

  #told<T>(pick: (message: WorkerMessage) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure)
      const settle = (act: () => void) => {
        this.#worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        act()
      }
      const onMessage = (message: WorkerMessage) => {
        const value = pick(message)
        if (value !== undefined) settle(() => resolve(value))
      }
      const onError = (error: Error) => settle(() => reject(error))
      const onExit = (code: number) =>
        settle(() =>
          reject(new Error(`The embedded database's thread ended unexpectedly (exit code ${code}).`)),
        )
      this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    })
  }
}

/** In the build the thread is a file beside the server. */
const FILE = import.meta.env.PROD ? './pglite-worker.js' : './worker.mjs'

const startWorker = (task: Omit<WorkerTask, 'wasm'>): Worker =>
  new Worker(new URL(FILE, import.meta.url), {
    workerData: { ...task, wasm: (wasm ??= compiled()) } satisfies WorkerTask,
  })

let wasm: WebAssembly.Module | undefined

function compiled(): WebAssembly.Module {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')))
}
