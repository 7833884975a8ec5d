import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'

interface Asked {
  request: FastifyRequest
  company_id: string
  member: unknown
}

/** Reads an answer for visitors from a replica; members see what they have just changed. */
export const readFor = <T>(
  { request: { server }, company_id, member }: Asked,
  work: (db: Database) => Promise<T>,
): Promise<T> => (member === null ? server.reads.read(company_id, work) : work(server.db))
