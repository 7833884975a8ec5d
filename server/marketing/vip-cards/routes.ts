import type { FastifyInstance } from 'fastify'
import { declare, declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { buyVipGrade, listVipGrades } from './service'
import { vipStateOf } from '../../members'

export default async function vipRoutes(app: FastifyInstance) {
  const { db } = app

  declare(app, 'GET /vipgrades/newlist', ({ company_id }) => listVipGrades(db, company_id))
  declareMember(app, 'GET /vipgrades/uservip', (by) => vipStateOf(db, ownerOf(by)))
  declareMember(app, 'POST /vipgrades/buy', ({ body, ...by }) => buyVipGrade(db, ownerOf(by), body))
}
