import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/** A picture that a member uploaded: evidence, a review, a voucher. Apart from the operators' library. */
export const member_upload = pgTable(
  'member_upload',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    upload_id: text().notNull(),
    /** Place in the storage. */
    key: text().notNull(),
    /** Address, as reviews and after-sales hold it. */
    url: text().notNull(),
    /** Bytes as stored. */
    size: integer().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.upload_id] }),
    keyTo('member_upload_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('member_upload_key').on(t.company_id, t.key),
    index('member_upload_created').on(t.company_id, t.user_id, t.created),
    index('member_upload_url').on(t.company_id, t.user_id, t.url),
  ],
)
