import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Header of API calls that the server makes while it assembles a page; its value is this process's secret. */
export const OWN_CALL = 'x-own-call'

declare module 'fastify' {
  interface FastifyInstance {
    ownCalls: string
  }
}

export function ownCalls(app: FastifyInstance) {
  app.decorate('ownCalls', randomUUID())
}

/** The page's own request has been counted already. */
export const isOwnCall = ({ headers, server }: FastifyRequest) => headers[OWN_CALL] === server.ownCalls
