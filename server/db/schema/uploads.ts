import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { keyTo } from './keys'
import { member } from './members'

/**
 * A picture uploaded by a member: an avatar, evidence, a review, a voucher. Separate from the operators' library. The
 * rows that name it decide where and whether its files are kept; a job checks each picture at `look_at`.
 */
export const member_upload = pgTable(
  'member_upload',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    upload_id: text().notNull(),
    /** Key in the storage; below `private/` only the member and the operators may see it. */
    key: text().notNull(),
    /**
     * Address, as reviews and after-sales store it; '' while its files are being deleted: no row may name it any
     * more.
     */
    url: text().notNull(),
    /** Address of the picture that has replaced it; its own files are deleted or about to be. */
    moved_to: text(),
    /** Bytes as stored. */
    size: integer().notNull(),
    created: created(),
    /** When the job checks it next. */
    look_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.upload_id] }),
    keyTo('member_upload_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('member_upload_key').on(t.company_id, t.key),
    index('member_upload_created').on(t.company_id, t.user_id, t.created),
    index('member_upload_id').on(t.company_id, t.upload_id),
    index('member_upload_look').on(t.company_id, t.look_at),
    index('member_upload_url').on(t.company_id, t.user_id, t.url),
  ],
)
