/**
 * The thread of an embedded database. JavaScript, so that it runs from the sources without compilation, which takes
 * longer than opening the database.
 */
import { subscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** @import { Socket } from 'node:net' */
/** @import { WorkerCommand, WorkerMessage, WorkerTask } from './thread' */

subscribe('net.server.socket', (message) => {
  const { socket } = /** @type {{ socket: Socket }} */ (message)
  writeTogether(socket)
})

/** @type {WorkerTask} */
const task = workerData
const template = task.template ? new Blob([await readFile(task.template)]) : undefined
const database = await PGlite.create({
  pgliteWasmModule: task.wasm,
  ...(task.directory && { dataDir: task.directory }),
  ...(template && { loadDataDir: template }),
})

if (task.initialiseOnly) {
  await database.close()
  tell({ closed: true })
} else {
  // one for the pool, and one in case a dropped connection is not closed yet when it is replaced
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 2 })
  await server.start()
  parentPort?.on(
    'message',
    /** @param {WorkerCommand} command */ (command) => void (command === 'close' ? close(server) : dump()),
  )
  tell({ ready: Number(server.getServerConn().split(':')[1]) })
}

/** @param {PGLiteSocketServer} server */
async function close(server) {
  await server.stop()
  await database.close()
  tell({ closed: true })
  parentPort?.close()
}

async function dump() {
  const file = await database.dumpDataDir('none')
  tell({ dumped: new Uint8Array(await file.arrayBuffer()) })
}

/** @param {WorkerMessage} message */
function tell(message) {
  parentPort?.postMessage(message)
}

/**
 * Sends everything written in one turn of the event loop in one system call: PGLiteSocketServer writes each of the
 * five parts of a statement's answer separately.
 * @param {Socket} socket
 */
function writeTogether(socket) {
  const write = socket.write
  socket.write = /** @type {typeof write} */ (
    (...args) => {
      if (socket.writableCorked === 0) {
        socket.cork()
        setImmediate(() => socket.uncork())
      }
      return Reflect.apply(write, socket, args)
    }
  )
}
