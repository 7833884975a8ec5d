import type { FastifyInstance } from 'fastify'
import { addLink, collectLinks, type LinkedIds } from '@schemas/audit-links'
import type { AuditEntry, AuditList } from '@schemas/generated/api'
import { DAY_MS } from '@schemas/time-units'
import { positionOf } from '../../db/keyset'
import { declareAdmin } from '../../platform'
import { auditedActions, auditPage } from '../audit/repo'
import { AppError } from '../../core/errors'
import { startOfDayNamed } from '../../core/shanghai'
import type { Database } from '../../db/client'
import { namesOf } from '../records/names-repo'
import { isNarrowed } from '../roles/place'

export default async function auditRoutes(app: FastifyInstance) {
  declareAdmin(app, 'GET /audit', async ({ company_id, operator, query }) => {
    // the log is about rows of every shop and page
    const own = isNarrowed(operator) ? operator.operator_id : undefined
    const [{ list, ...found }, actions] = await Promise.all([
      auditPage(app.db, { ...query, ...timeOf(query), company_id, own }, positionOf(query)),
      auditedActions(app.db, { company_id, own }),
    ])
    return { ...(await withNames(app.db, company_id, list)), ...found, total_count: found.count, actions }
  })
}

/**
 * The time from the first day to the end of the last one, in Shanghai; either may be open.
 * @throws AppError invalid for days that do not exist or are in the wrong order
 */
function timeOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const [since, last] = [from, to].map((day) => {
    if (day === undefined) return undefined
    const start = startOfDayNamed(day)
    if (!start) throw wrong(`没有 ${day} 这一天`)
    return start
  })
  if (since && last && last < since) throw wrong('开始日期应不晚于结束日期')
  return { since, until: last && new Date(last.getTime() + DAY_MS) }
}

const wrong = (message: string) => new AppError('invalid', { message, errors: { '/query/from': [message] } })

/** Links to pages use their public id, the log their internal one. */
const kindOfSubject = (subject: string) => (subject === 'page' ? 'page_row' : subject)

/**
 * Entries of the log with the current names of the rows that they refer to by id only, read by one statement. An
 * entry without a title of its own gets that name as its title.
 */
async function withNames(
  db: Database,
  company_id: string,
  entries: AuditEntry[],
): Promise<Pick<AuditList, 'list' | 'names'>> {
  const ids: LinkedIds = new Map()
  for (const entry of entries) {
    collectLinks(entry, ids)
    if (entry.title === '') addLink(ids, kindOfSubject(entry.subject), entry.subject_id)
  }
  const names = await namesOf(db, company_id, ids)
  const list = entries.map((entry) => {
    const { title, subject, subject_id } = entry
    return { ...entry, title: title || (names[kindOfSubject(subject)]?.[subject_id] ?? '') }
  })
  return { list, names }
}
