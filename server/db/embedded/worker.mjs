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
  readTogether(socket)
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

/**
 * Hands over statements that are complete: PGLiteSocketServer copies all that it has of one with each 64 KB that arrive,
 * which a page of 10 MB multiplies by 160.
 * @param {Socket} socket
 */
function readTogether(socket) {
  const on = socket.on
  socket.on = /** @type {typeof on} */ (
    (event, listener) => {
      const take = /** @type {(bytes: Buffer) => void} */ (listener)
      return Reflect.apply(on, socket, [event, event === 'data' ? complete(take) : listener])
    }
  )
}

/** Bytes of a message's type and length, and of a length with the code that opens a connection. */
const HEAD = { typed: 5, first: 8 }
/** Code of the message after which a connection's messages have types (protocol 3.0). */
const STARTED = 196_608

/** @param {(bytes: Buffer) => void} take gets whole messages */
function complete(take) {
  /** @type {Buffer[]} */
  let parts = []
  let length = 0
  let needed = 0
  let isStarted = false

  return (/** @type {Buffer} */ part) => {
    parts.push(part)
    length += part.length
    if (length < needed) return
    const bytes = parts.length === 1 ? part : Buffer.concat(parts)
    const found = endOfMessages(bytes, isStarted)
    needed = found.end
    if (needed > length) {
      parts = [bytes]
      return
    }
    isStarted = found.isStarted
    parts = []
    length = 0
    needed = 0
    take(bytes)
  }
}

/**
 * Bytes up to the end of the last message that has begun.
 * @param {Buffer} bytes
 * @param {boolean} wasStarted
 */
function endOfMessages(bytes, wasStarted) {
  let end = 0
  let isStarted = wasStarted
  while (end < bytes.length) {
    const head = isStarted ? HEAD.typed : HEAD.first
    if (end + head > bytes.length) return { end: end + head, isStarted }
    const next = end + (isStarted ? 1 + bytes.readInt32BE(end + 1) : bytes.readInt32BE(end))
    if (!isStarted) isStarted = bytes.readInt32BE(end + 4) === STARTED
    end = next
  }
  return { end, isStarted }
}
