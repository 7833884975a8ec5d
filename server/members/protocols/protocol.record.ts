import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { cleanHtml } from '../../core/clean-html'
import { defineRecord } from '../../back-office'
import { isProtocolType, PROTOCOL_TYPES, type ProtocolType } from './default-texts'
import { currentProtocol, insertVersion, lockProtocol } from './repo'

/**
 * One row for each type, which always exists. Saving adds a version, which members who agreed to an earlier one accept at
 * the next sign-in; earlier versions are kept as they were agreed to.
 */
export const record = defineRecord({
  name: 'protocol',
  rights: { view: 'settings.view', edit: 'settings.edit' },
  creatable: false,
  figures: [
    { key: 'version', title: '版本', kind: 'text' },
    { key: 'created', title: '更新时间', kind: 'time' },
  ],

  async list(db, { company_id, keyword = '', limit, offset }) {
    const all = await Promise.all(PROTOCOL_TYPES.map((type) => shown(db, company_id, type)))
    const found = all.filter(({ title }) => title.includes(keyword.trim()))
    return { list: found.slice(offset, offset + limit), count: found.length }
  },

  async read(db, company_id, id, lock) {
    if (!isProtocolType(id)) return undefined
    if (lock) await lockProtocol(db as Transaction, company_id, id)
    const { title, content } = await currentProtocol(db, company_id, id)
    return { title, value: { title, content } }
  },

  async write(tx, { company_id }, id, { title, content }) {
    if (id === null || !isProtocolType(id)) throw new AppError('not_found')
    const before = await currentProtocol(tx, company_id, id)
    const next = { title, content: cleanHtml(content) }
    if (next.title === before.title && next.content === before.content) return id
    await insertVersion(tx, company_id, id, { ...next, version: before.version + 1 })
    return id
  },
})

async function shown(db: Database, company_id: string, type: ProtocolType) {
  const { title, version, created } = await currentProtocol(db, company_id, type)
  return { id: type, title, value: { title, version, created: created?.toISOString() ?? '' } }
}
