import { timeNow } from '../../db/time'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { declare, declareMember, declareMemberFile, Throttle } from '../../platform'
import { closeSession } from '../auth/session'
import { dayInShanghai, unixTime } from '../../core/shanghai'
import { pointsOf } from '../points/repo'
import { ownerOf } from '../../core/owner'
import { changeProfile } from './change'
import { AccountDeletion } from './deletion'
import { deviceOf } from './device'
import { exportedJson } from './export-repo'
import { serializeGrade, memberOf } from './member-info'
import { gradesOf, memberCounts } from './repo'
import { endOtherSessions, memberSessionsOf } from './sessions-repo'

export default async function profileRoutes(app: FastifyInstance) {
  const { db } = app
  const deletion = new AccountDeletion(app)
  const throttle = new Throttle(db, app.config.limits)

  declareMember(app, 'GET /member', async (by) => {
    const owner = ownerOf(by)
    return memberOf(db, owner, {
      staff: by.member.staff,
      point: await pointsOf(db, owner.company_id, owner.user_id),
    })
  })

  declareMember(app, 'PUT /member', ({ body, ...by }) => changeProfile(db, ownerOf(by), by.member, body))

  declareMember(app, 'GET /member/statistical', async (by) => {
    const owner = ownerOf(by)
    const [counts, point] = await Promise.all([
      memberCounts(db, owner),
      pointsOf(db, owner.company_id, owner.user_id),
    ])
    return {
      discount_total_count: counts.coupons,
      point_total_count: point,
      fav_total_count: counts.favourite_goods,
      fav_shop_total_count: counts.favourite_shops,
      browse_total_count: counts.footprints,
    }
  })

  declare(app, 'GET /member/grades', async ({ company_id }) => {
    const list = (await gradesOf(db, company_id)).map(serializeGrade)
    return { list, count: list.length, total_count: list.length }
  })

  declareMember(app, 'GET /member/sessions', async (by) => {
    const rows = await memberSessionsOf(db, ownerOf(by))
    const list = rows.map(({ session_id, carrier, staff, user_agent, address, created, seen, expires }) => ({
      session_id,
      carrier,
      staff,
      user_agent,
      device: deviceOf(user_agent),
      address,
      created: unixTime(created),
      seen: unixTime(seen),
      expires: unixTime(expires),
      current: session_id === by.member.session_id,
    }))
    return { list, count: list.length, total_count: list.length }
  })

  declareMember(app, 'DELETE /member/sessions', async ({ body: { session_id }, ...by }) => {
    const { session_id: current } = by.member
    if (session_id === current) throw new AppError('invalid', { message: '不能退出当前设备，请使用退出登录' })
    const ended = await endOtherSessions(db, ownerOf(by), current, session_id)
    if (session_id !== undefined && ended === 0) throw new AppError('not_found')
    return { status: true, ended }
  })

  declareMember(app, 'GET /member/deletion', (by) => deletion.preview(ownerOf(by)))

  declareMember(app, 'DELETE /member', async ({ body, ...by }) => {
    await deletion.delete(ownerOf(by), body)
    await closeSession(app, by)
    return { status: true }
  })

  declareMemberFile(app, 'GET /member/export', async (by) => {
    await throttle.take(by.company_id, 'export', by.member.user_id)
    const now = timeNow()
    const content = Readable.from(exportedJson(db, ownerOf(by), unixTime(now)))
    return { content, name: `我的数据-${dayInShanghai(now)}.json` }
  })
}
