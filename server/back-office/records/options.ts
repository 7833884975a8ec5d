import type { RecordOption } from '@schemas/generated/api'
import type { Right } from '@schemas/rights'
import type { Database } from '../../db/client'
import type { Sight } from '../../platform'
import { foreignIds } from '../shops/foreign-repo'
import { choicesOf, inOrder } from './choices'
import { namesOf } from './names-repo'
import { requireRecord } from './record'

/** What a form asks for: the results of a search, or exactly the chosen ones. */
export interface OptionQuery {
  company_id: string
  sight: Sight
  keyword?: string | undefined
  ids?: string[] | undefined
}

/** Most results of a search; operators type more of the name to narrow it. */
const MOST = 50

/** The right to list a kind's options; undefined: every operator's. @throws AppError not_found for an unknown kind */
export function rightOfOptions(kind: string): Right | undefined {
  const choices = choicesOf(kind)
  return choices ? choices.right : requireRecord(kind).rights.names
}

/** The options of a kind. @throws AppError not_found for an unknown kind */
export async function optionsOf(db: Database, kind: string, query: OptionQuery): Promise<RecordOption[]> {
  const choices = choicesOf(kind)
  if (choices?.fixed) return optionsAmong(choices.fixed, query)
  if (choices?.search) return choices.search(db, { ...query, limit: MOST })
  return recordOptions(db, kind, query)
}

function optionsAmong(all: readonly RecordOption[], { keyword = '', ids }: OptionQuery): RecordOption[] {
  if (ids) return inOrder(all, ids)
  return all.filter(({ title }) => title.includes(keyword)).slice(0, MOST)
}

async function recordOptions(
  db: Database,
  kind: string,
  { company_id, sight, keyword, ids }: OptionQuery,
): Promise<RecordOption[]> {
  const record = requireRecord(kind)
  if (!ids) {
    const { list } = await record.list(db, { company_id, sight, keyword, limit: MOST, offset: 0 })
    return list.map(({ id, title }) => ({ id, title }))
  }
  const foreign = await foreignIds(db, record.shopsOf, { company_id, shops: sight.shops }, ids)
  const own = ids.filter((id) => !foreign.has(id))
  if (record.named) return namedOptions(db, company_id, kind, own)
  const found = await Promise.all(own.map(async (id) => ({ id, row: await record.read(db, company_id, id) })))
  return found.flatMap(({ id, row }) => (row ? [{ id, title: row.title }] : []))
}

async function namedOptions(db: Database, company_id: string, kind: string, ids: string[]) {
  const names = new Map(Object.entries((await namesOf(db, company_id, new Map([[kind, ids]])))[kind] ?? {}))
  return ids.flatMap((id) => {
    const title = names.get(id)
    return title === undefined ? [] : [{ id, title }]
  })
}
