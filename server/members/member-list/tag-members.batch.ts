import { type Batch, type BatchOutcome, defineBatch } from '../../back-office'
import { searchOf } from './filters'
import { listedMembers } from './list-repo'
import { lockListed } from './member-repo'
import { addMemberTags, removeMemberTags, tagsOfMembers } from '../member-tags/repo'
import { requireMemberTags } from '../member-tags/service'

const MOST_TAGS = 50

const label = defineBatch<'tag_members'>({
  form: 'tag_members',
  right: 'members.edit',
  list: 'worklists/member',
  subject: 'member',
  find: (db, search, limit) => listedMembers(db, searchOf(search), limit),

  async run(tx, { company_id }, ids, { way, tags }) {
    const names = await requireMemberTags(tx, company_id, tags)
    const members = await lockListed(tx, company_id, ids)
    const had = await tagsOfMembers(tx, company_id, [...members.keys()])
    const words = (own: readonly string[]) =>
      [...names].flatMap(([id, name]) => (own.includes(id) ? name : [])).join('、')
    const outcomes = ids.map((id): BatchOutcome => {
      const title = members.get(id)
      const old = had.get(id) ?? []
      const fresh = way === 'add' ? [...new Set([...old, ...tags])] : old.filter((tag) => !tags.includes(tag))
      const row = {
        id,
        title: title ?? id,
        before: words(old),
        after: words(fresh),
      }
      if (title === undefined) return { ...row, state: 'failed', message: '会员不存在或已注销' }
      if (fresh.length > MOST_TAGS) return { ...row, state: 'failed', message: `标签最多${MOST_TAGS}项` }
      if (fresh.length === old.length) return { ...row, state: 'same', message: '' }
      const change = {
        before: { tags: old.toSorted() },
        after: { tags: fresh.toSorted() },
      }
      return { ...row, state: 'done', message: '', change }
    })
    const changed = outcomes.flatMap(({ id, state }) => (state === 'done' ? id : []))
    if (changed.length > 0)
      await (way === 'add' ? addMemberTags : removeMemberTags)(tx, company_id, changed, tags)
    return outcomes
  },
})

export const batches: readonly Batch[] = [label]
