import type { FastifyInstance } from 'fastify'
import type { Agreement } from '@schemas/generated/api'
import { declare } from '../../platform'
import type { ProtocolType } from './default-texts'
import { currentProtocol } from './repo'

export default async function protocolRoutes(app: FastifyInstance) {
  const agreement = async (company_id: string, type: ProtocolType): Promise<Agreement> => {
    const { version, title, content } = await currentProtocol(app.db, company_id, type)
    return { type, version, title, content }
  }

  declare(app, 'GET /shops/protocol', ({ company_id, query: { type } }) => agreement(company_id, type))
  declare(app, 'GET /user.clause', ({ company_id }) => agreement(company_id, 'privacy'))
}
