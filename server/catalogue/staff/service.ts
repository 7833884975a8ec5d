import type {
  StaffActivityItemsAnswer,
  StaffAddressListAnswer,
  StaffAgreementAnswer,
  StaffItem,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { type CurrentMember, settingOf } from '../../platform'
import { itemsByIds } from '../goods/service'
import { currentProtocol, maskedMobile, recordConsents } from '../../members'
import type { Owner } from '../../core/owner'
import { activityItems, type ActivityRow } from './activity-repo'
import { employeeOf, setAgreed } from './repo'

export const STAFF_AGREEMENT = 'staff' as const
/** Without a limit. */
const ANY_NUMBER = 99_999

/** The current agreement, and whether the member has agreed to it. */
export async function staffAgreement(
  db: Database,
  company_id: string,
  member: CurrentMember | null,
): Promise<StaffAgreementAnswer> {
  const [{ version, title, content }, employee] = await Promise.all([
    currentProtocol(db, company_id, STAFF_AGREEMENT),
    member?.staff ? employeeOf(db, { company_id, user_id: member.user_id }) : undefined,
  ])
  const agreed = employee !== undefined && employee.agreed >= version
  return { type: STAFF_AGREEMENT, version, title, content, agreed }
}

/** @throws AppError conflict where another version is current */
export async function agree(db: Database, owner: Owner, version: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await currentProtocol(tx, owner.company_id, STAFF_AGREEMENT)
    if (found.version !== version) throw new AppError('conflict', { message: '员工协议已更新，请重新阅读' })
    await setAgreed(tx, owner, version)
    await recordConsents(tx, owner, [STAFF_AGREEMENT])
  })
}

interface ActivityQuery {
  kind: 'staff' | 'lucky'
  activity_id?: string | undefined
  page: number
  pageSize: number
}

/** What an employee may buy now, at which price, and how many pieces more (`staff.activity.items`). */
export async function staffItems(
  db: Database,
  company_id: string,
  member: CurrentMember,
  { kind, activity_id, page, pageSize }: ActivityQuery,
  now: Date,
): Promise<StaffActivityItemsAnswer> {
  const filter = { company_id, user_id: member.user_id, kind, activity_id, now }
  const { rows, count } = await activityItems(db, filter, windowOf(page, pageSize))
  const goods = await itemsByIds(
    db,
    company_id,
    rows.map(({ item_id }) => item_id),
    member,
  )
  const list = rows.flatMap((row): StaffItem[] => {
    const item = goods.get(row.item_id)
    return item ? [{ ...item, ...termsOf(row) }] : []
  })
  return { list, count, total_count: count }
}

function termsOf({ activity_id, activity_name, activity_price, limit_num, bought, ...times }: ActivityRow) {
  return {
    activity_id,
    activity_name,
    activity_price,
    limit_num,
    bought,
    left_num: limit_num === 0 ? ANY_NUMBER : Math.max(0, limit_num - bought),
    start_time: Math.floor(times.start_time),
    end_time: Math.floor(times.end_time),
  }
}

/** Places where employees pick up their orders; the receiver is the employee. */
export async function staffAddresses(db: Database, owner: Owner): Promise<StaffAddressListAnswer> {
  const [{ addresses }, employee] = await Promise.all([
    settingOf(db, owner.company_id, 'staff_purchase'),
    employeeOf(db, owner),
  ])
  if (!employee) throw new AppError('not_staff')
  const list = addresses.map(({ label, province, city, county, adrdetail }, index) => ({
    address_id: String(index + 1),
    label,
    username: employee.name,
    telephone: maskedMobile(employee.mobile),
    province,
    city,
    county,
    adrdetail,
  }))
  return { list, count: list.length, total_count: list.length }
}
