import { once } from 'node:events'
import type { Server } from 'node:http'
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
