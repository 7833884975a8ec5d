import type { FastifyInstance } from 'fastify'
import { addLink, collectLinks, type LinkedIds } from '@schemas/audit-links'
import type { AuditEntry, AuditList } from '@schemas/generated/api'
import { positionOf } from '../../db/keyset'
import { declareAdmin } from '../../platform'
import { auditedActions, auditPage } from '../audit/repo'
import { spanOfDays } from '../../core/day-span'
import type { Database } from '../../db/client'
import { namesOf } from '../records/names-repo'
import { isNarrowed } from '../roles/place'

export default async function auditRoutes(app: FastifyInstance) {
  declareAdmin(app, 'GET /audit', async ({ company_id, operator, query }) => {
    // the log is about rows of every shop and page
    const own = isNarrowed(operator) ? operator.operator_id : undefined
    const [{ list, ...found }, actions] = await Promise.all([
      auditPage(app.db, { ...query, ...spanOfDays(query), company_id, own }, positionOf(query)),
      auditedActions(app.db, { company_id, own }),
    ])
    return { ...(await withNames(app.db, company_id, list)), ...found, total_count: found.count, actions }
  })
}

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
