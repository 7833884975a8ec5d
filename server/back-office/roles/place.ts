import { type Right, RIGHTS } from '@schemas/rights'
import type { Transaction } from '../../db/client'
import type { OperatorRole } from '../../db/schema'
import { AppError, fieldError } from '../../core/errors'
import { covers, type CurrentOperator, type Reach } from '../../platform'
import { type Names, namesOf } from '../records/names-repo'
import { lockRole } from './repo'
import { rightsOf } from './rights-of'

/** What an account may do, and where. */
export interface Place {
  role: OperatorRole
  role_id: string | null
  shops: string[]
  pages: string[]
}

/** What may be done, and where. */
type Powers = Reach & Pick<CurrentOperator, 'rights'>

export const isNarrowed = ({ shops, pages }: Reach): boolean => shops.length > 0 || pages.length > 0

/** Whether an account may do nothing that the operator may not, and nowhere else. */
export const isWithin = (own: Powers, theirs: Powers): boolean =>
  theirs.rights.every((right) => own.rights.includes(right)) &&
  covers(own.shops, theirs.shops) &&
  covers(own.pages, theirs.pages)

/** Rights are given, and accounts are managed, within one's own. @throws AppError forbidden, saying what is beyond */
export function requireWithin(own: Powers, theirs: Powers): void {
  if (isWithin(own, theirs)) return
  requireRights(own, theirs.rights)
  throw new AppError('forbidden', { message: '对方能看到的门店或页面比自己多，不能这样修改' })
}

/** @throws AppError forbidden for a right that the operator does not have */
export function requireRights(own: Pick<Powers, 'rights'>, given: readonly Right[]): void {
  const beyond = given.filter((right) => !own.rights.includes(right))
  if (beyond.length === 0) return
  const titles = beyond.map((right) => RIGHTS[right].title).join('”、“')
  throw new AppError('forbidden', { message: `自己没有“${titles}”的权限，不能给别人，也不能管理有它的账号` })
}

/**
 * The role, shops and pages that a form asks for; what it does not name stays as it is.
 * @throws AppError invalid for an unknown role, shop or page; forbidden for more than the caller's own
 */
export async function placeOf(
  tx: Transaction,
  { company_id, operator }: { company_id: string; operator: CurrentOperator },
  wanted: { role?: OperatorRole; role_id?: string; shops?: string[]; pages?: string[] },
  current: Place = { role: 'viewer', role_id: null, shops: [], pages: [] },
): Promise<Place> {
  const role = wanted.role ?? current.role
  const role_id = role === 'custom' ? (wanted.role_id ?? current.role_id) : null
  // a role that is given to an account at the same time cannot be deleted
  const own = role_id === null ? undefined : await lockRole(tx, company_id, role_id, 'share')
  if (role === 'custom' && !own) throw fieldError('role_id', '没有这个角色')
  const { shops = current.shops, pages = current.pages } = wanted
  const ids = new Map([
    ['shop', shops],
    ['page_row', pages],
  ])
  const names = await namesOf(tx, company_id, ids)
  if (wanted.shops && !areNamed(names, 'shop', shops)) throw fieldError('shops', '没有这个门店')
  if (wanted.pages && !areNamed(names, 'page_row', pages)) throw fieldError('pages', '没有这个页面')
  requireWithin(operator, { rights: rightsOf({ role, role_rights: own?.rights ?? [] }), shops, pages })
  return { role, role_id, shops, pages }
}

const areNamed = (names: Names, kind: string, ids: readonly string[]) =>
  ids.every((id) => names[kind]?.[id] !== undefined)

/** As the audit log shows it: a role of the company's own by its name. */
export const shownPlace = ({
  role,
  role_name,
  shops,
  pages,
}: Omit<Place, 'role_id'> & { role_name: string }) => ({
  role: role === 'custom' ? role_name : role,
  shops,
  pages,
})
