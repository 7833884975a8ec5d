import type { FastifyInstance } from 'fastify'
import { declare } from '../../platform'
import { COURIERS } from './couriers'

export default async function logisticsRoutes(app: FastifyInstance) {
  const list = COURIERS.map(({ corp_code, corp_name }) => ({ corp_code, corp_name }))
  declare(app, 'GET /delivery/corps', async () => ({ list, count: list.length, total_count: list.length }))
}
