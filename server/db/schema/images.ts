import * as pg from 'drizzle-orm/pg-core'
import type { ImagePurpose } from '@schemas/generated/api'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './company'
import { member } from './members'

/** Folders of the picture library; one level. */
export const image_folder = pg.pgTable(
  'image_folder',
  {
    company_id: companyId(),
    folder_id: pg.text().notNull(),
    name: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.folder_id] }),
    companyKey('image_folder', t.company_id),
    pg.uniqueIndex('image_folder_name').on(t.company_id, t.name),
  ],
)

/** A registered picture; its files are in the storage under `img_url` and, beside it, the size keys. */
export const image = pg.pgTable(
  'image',
  {
    company_id: companyId(),
    image_id: pg.text().notNull(),
    /** null: not in a folder. */
    folder_id: pg.text(),
    img_name: pg.text().notNull(),
    /** Key in the storage, as the upload returned it. */
    img_url: pg.text().notNull(),
    /** Address used in pages. */
    img_full_url: pg.text().notNull(),
    /** Content type. */
    img_type: pg.text().notNull(),
    /** Bytes. */
    img_size: pg.integer().notNull(),
    /** px */
    width: pg.integer().notNull(),
    height: pg.integer().notNull(),
    operator_name: pg.text().notNull().default(''),
    purpose: pg.text().$type<ImagePurpose>().notNull().default('library'),
    created: created(),
    deleted: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.image_id] }),
    keyTo('image_folder', [t.company_id, t.folder_id], [image_folder.company_id, image_folder.folder_id]),
    companyKey('image', t.company_id),
    pg.uniqueIndex('image_url').on(t.company_id, t.img_url),
    pg.index('image_created').on(t.company_id, t.created),
  ],
)

/**
 * A picture uploaded by a member: an avatar, evidence, a review, a voucher. Separate from the operators' library. The
 * rows that name it decide where and whether its files are kept; a job checks each picture at `look_at`.
 */
export const member_upload = pg.pgTable(
  'member_upload',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    upload_id: pg.text().notNull(),
    /** Key in the storage; below `private/` only the member and the operators may see it. */
    key: pg.text().notNull(),
    /**
     * Address, as reviews and after-sales store it; '' while its files are being deleted: no row may name it any
     * more.
     */
    url: pg.text().notNull(),
    /** Address of the picture that has replaced it; its own files are deleted or about to be. */
    moved_to: pg.text(),
    /** Bytes as stored. */
    size: pg.integer().notNull(),
    created: created(),
    /** When the job checks it next. */
    look_at: moment().notNull().defaultNow(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.upload_id] }),
    keyTo('member_upload_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.uniqueIndex('member_upload_key').on(t.company_id, t.key),
    pg.index('member_upload_created').on(t.company_id, t.user_id, t.created),
    pg.index('member_upload_id').on(t.company_id, t.upload_id),
    pg.index('member_upload_look').on(t.company_id, t.look_at),
    pg.index('member_upload_url').on(t.company_id, t.user_id, t.url),
  ],
)
