/** The entities that an audit log entry names by id, shared by server and browser. */
import { isActionName } from './actions'
import type { AuditEntry } from './generated/api'
import { formLinks } from './generated/form-links'
import { isRecordName } from './records'

/** The form of a change: of the action, the record or the setting; `null` if there was none. */
export function formOfChange({
  action,
  subject,
  subject_id,
}: Pick<AuditEntry, 'action' | 'subject' | 'subject_id'>): string | null {
  const verb = action.split('.')[1] ?? ''
  if (isActionName(verb)) return verb
  if (isRecordName(subject)) return subject
  return subject === 'setting' ? subject_id : null
}

/** Keys of ids outside of forms → the kind of entity. */
const KINDS: Readonly<Record<string, string>> = {
  card_id: 'coupon',
  folder_id: 'image_folder',
  goods_id: 'goods',
  item_id: 'goods_item',
  operator_id: 'operator',
  pages: 'page_row',
  revision: 'revision',
  shops: 'shop',
  user_id: 'member',
}

/** The kind of the id at a path of a change; `undefined` if it is not an id. */
export function kindAt(form: string | null, path: readonly (string | number)[]): string | undefined {
  const pattern = path.map((key) => (typeof key === 'number' ? '*' : key)).join('/')
  return formLinks[form ?? '']?.[pattern] ?? KINDS[path.findLast((key) => typeof key === 'string') ?? '']
}

/** Kind → ids of that kind. */
export type LinkedIds = Map<string, Set<string>>

/** Adds every id in a change to `into`. */
export function collectLinks(
  entry: Pick<AuditEntry, 'action' | 'subject' | 'subject_id' | 'before' | 'after'>,
  into: LinkedIds,
): void {
  const form = formOfChange(entry)
  const visit = (value: unknown, path: (string | number)[]) => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    else addLink(into, kindAt(form, path), value)
  }
  visit(entry.before, [])
  visit(entry.after, [])
}

/** Adds one id; '' is ignored. */
export function addLink(into: LinkedIds, kind: string | undefined, id: unknown): void {
  if (kind === undefined || typeof id !== 'string' || id === '') return
  const ids = into.get(kind) ?? new Set()
  into.set(kind, ids.add(id))
}
