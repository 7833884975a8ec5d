import type { MemberInfo, MemberProfile } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { claimPictures, type CurrentMember, withoutLink } from '../../platform'
import { PROFILE_FIELDS } from '../auth/profile-fields'
import { dayInShanghai } from '../../core/shanghai'
import type { Owner } from '../../core/owner'
import { memberInfoOf } from './member-info'
import { avatarOf, updateProfile } from './repo'

/** Rule forms-4: a date of the last hundred years. */
const YEARS = 100

/**
 * Changes the given fields of a profile.
 * @throws AppError invalid for an impossible birthday, and for values that `member/setting` does not offer
 */
export async function changeProfile(
  db: Database,
  owner: Owner,
  login: Pick<CurrentMember, 'staff'>,
  { industry, income, edu_background, habbit, ...columns }: MemberProfile,
): Promise<MemberInfo> {
  if (columns.birthday) expectBirthday(columns.birthday, timeNow())
  expectOffered({ industry, income, edu_background, habbit })
  const further = Object.entries({ industry, income, edu_background, habbit }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  await inTransaction(db, async (tx) => {
    const avatar = await claimAvatar(tx, owner, columns.avatar)
    const change = { ...columns, ...(avatar !== undefined && { avatar }) }
    await updateProfile(tx, owner, { ...change, profile: Object.fromEntries(further) })
  })
  return memberInfoOf(db, owner, login)
}

/** Shown beside public reviews, so it must be a picture that the member uploaded, or the current one. */
async function claimAvatar(tx: Transaction, owner: Owner, avatar: string | undefined) {
  if (avatar === undefined) return undefined
  const before = await avatarOf(tx, owner)
  if (withoutLink(avatar) === before) return before
  const urls = avatar === '' ? [] : [avatar]
  const claim = { urls, field: 'avatar', audience: 'public' as const, before: [before], now: timeNow() }
  const [claimed = ''] = await claimPictures(tx, owner, claim)
  return claimed
}

/** Choices must be options of `member/setting`; '' and [] mean none. */
function expectOffered(chosen: Record<string, string | string[] | undefined>): void {
  for (const { key, name, select } of PROFILE_FIELDS) {
    const values = [chosen[key] ?? []].flat().filter((value) => value !== '')
    const strange = values.find((value) => !select.includes(value))
    if (strange === undefined) continue
    const message = `${name}应当是 ${select.join('、')} 之一`
    throw new AppError('invalid', { message, errors: { [key]: [`${message}，收到 ${strange}`] } })
  }
}

/** @throws AppError invalid for an impossible date, one in the future, or one too long ago */
export function expectBirthday(birthday: string, now: Date): void {
  const day = new Date(`${birthday}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthday)
  const today = dayInShanghai(now)
  const oldest = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`
  if (exists && birthday <= today && birthday >= oldest) return
  const message = `生日应当是${YEARS}年内的日期`
  throw new AppError('invalid', { message, errors: { birthday: [`${message}，收到 ${birthday}`] } })
}
