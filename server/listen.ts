import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { OperatorError } from './operator-error'

/**
 * Listens where the configuration says.
 * @returns the address for a browser on this machine
 * @throws Error naming the port and the way out when the port is taken
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new OperatorError(
        `Port ${port} on ${host} is already in use. Stop the other program, or choose another: PORT=${port + 1} npm start`,
        {
          cause: error,
        },
      )
    }
    if (code === 'EACCES') {
      throw new OperatorError(
        `This user may not open port ${port}. Choose one above 1023: PORT=3000 npm start`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
  const bound = app.server.address()
  const local = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${local}:${typeof bound === 'object' ? (bound?.port ?? port) : port}`
}
