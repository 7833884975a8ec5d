import * as pg from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { keyTo } from './company'
import { member } from './members'
import { tag } from './shops'

/** Tags that operators put on members. */
export const member_tag = pg.pgTable(
  'member_tag',
  { company_id: companyId(), user_id: pg.text().notNull(), tag_id: pg.text().notNull(), created: created() },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.tag_id] }),
    keyTo('member_tag_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo('member_tag_tag', [t.company_id, t.tag_id], [tag.company_id, tag.tag_id]),
    pg.index('member_tag_tag').on(t.company_id, t.tag_id, t.user_id),
  ],
)
