import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config'
import { OperatorError } from '../config/operator-error'

/**
 * Listens at the configured host and port.
 * @param start makes the server listen; Fastify does it itself
 * @returns the address for a browser on this machine
 * @throws OperatorError naming the port and what to do if it cannot be opened
 */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
  start: () => Promise<unknown> = () => once(server.listen({ host, port }), 'listening'),
): Promise<string> {
  await start().catch((cause: unknown) => {
    throw explain(cause, host, port)
  })
  const bound = server.address()
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${actual}`
}

function explain(cause: unknown, host: string, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const another = `choose another port: PORT=${port < 1024 ? 3000 : port + 1} npm start`
  if (code === 'EADDRINUSE') {
    return new OperatorError(`Port ${port} on ${host} is in use. Stop the other program, or ${another}`, {
      cause,
    })
  }
  if (code === 'EACCES') {
    return new OperatorError(`This user may not open port ${port}. Please ${another}`, { cause })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new OperatorError(`HOST: expected an address of this machine, got ${JSON.stringify(host)}.`, {
      cause,
    })
  }
  return cause
}

/** ms for the first request of an open connection, once the server stops. */
const UNUSED_MS = 500

/**
 * Makes a stopping server destroy connections without a request, such as those that browsers open in advance. Node
 * does not count them as idle, and would wait for them until the browser closes them.
 */
export function closeUnusedConnections(app: FastifyInstance) {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, UNUSED_MS).unref()
  })
}

/** ms for running requests to end; a container is killed after ten seconds. */
const PATIENCE_MS = 8_000

/**
 * Runs `stop` once on SIGTERM or SIGINT (Ctrl+C), then ends the process: with exit code 0, or 1 if it takes too long.
 * @param graceMs additional time, ms
 */
export function stopOnSignal(stop: () => Promise<void>, graceMs = 0) {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    const forced = setTimeout(() => {
      console.error(`${signal}: requests were still running after ${(PATIENCE_MS + graceMs) / 1000} s.`)
      process.exit(1)
    }, PATIENCE_MS + graceMs)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`${signal}: could not stop cleanly.`, error)
        process.exit(1)
      },
    )
    forced.unref()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
