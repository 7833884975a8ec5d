import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { addMemberTags, memberTags, removeMemberTags, tagsOfMembers } from './repo'

/** Name of each tag that members can have. @throws AppError invalid if one of `tags` is none of them */
export async function requireMemberTags(
  tx: Transaction,
  company_id: string,
  tags: readonly string[],
): Promise<Map<string, string>> {
  const names = await memberTags(tx, company_id)
  if (tags.some((id) => !names.has(id))) throw new AppError('invalid', { message: '只能选用于会员的标签' })
  return names
}

/** Gives a member, whose row is locked, these tags and takes the others away. */
export async function replaceMemberTags(
  tx: Transaction,
  company_id: string,
  user_id: string,
  tags: readonly string[],
): Promise<void> {
  await requireMemberTags(tx, company_id, tags)
  const had = (await tagsOfMembers(tx, company_id, [user_id])).get(user_id) ?? []
  const gone = had.filter((id) => !tags.includes(id))
  if (gone.length > 0) await removeMemberTags(tx, company_id, [user_id], gone)
  await addMemberTags(tx, company_id, [user_id], tags)
}
