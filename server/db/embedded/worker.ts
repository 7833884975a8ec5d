import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** What the thread is started with. */
export interface WorkerTask {
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

const task = workerData as WorkerTask
const template = task.template ? new Blob([await readFile(task.template)]) : undefined
const database = await PGlite.create({
  ...(task.directory && { dataDir: task.directory }),
  ...(template && { loadDataDir: template }),
})

if (task.initialiseOnly) {
  await database.close()
  tell({ closed: true })
} else {
  // one for the pool, and one in case a dropped connection is not yet gone when its successor comes
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 2 })
  await server.start()
  parentPort?.on('message', (command: WorkerCommand) => void (command === 'close' ? close(server) : dump()))
  tell({ ready: Number(server.getServerConn().split(':')[1]) })
}

async function close(server: PGLiteSocketServer) {
  await server.stop()
  await database.close()
  tell({ closed: true })
  parentPort?.close()
}

async function dump() {
  const file = await database.dumpDataDir('none')
  tell({ dumped: new Uint8Array(await file.arrayBuffer()) })
}

function tell(message: WorkerMessage) {
  parentPort?.postMessage(message)
}
