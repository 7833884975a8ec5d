import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { member_grade, vip_grade } from './grades'
import { companyKey, keyTo } from './keys'

/** A buyer; operators are in another table. */
export const member = pgTable(
  'member',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** null: signed in by a third party without binding a number, or 注销. */
    mobile: text(),
    /** argon2id; null: signs in by code only. */
    password_hash: text(),
    username: text().notNull().default(''),
    nickname: text().notNull().default(''),
    avatar: text().notNull().default(''),
    /** 0 unknown, 1 male, 2 female. */
    sex: integer().notNull().default(0),
    /** YYYY-MM-DD or ''. */
    birthday: text().notNull().default(''),
    email: text().notNull().default(''),
    /** The address that was verified by a code; `email` counts as verified only while both are equal. */
    email_proved: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Further fields of `member/setting`, by their key. */
    profile: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    grade_id: text().notNull(),
    /** Cents of orders whose after-sale window has closed. */
    total_consumption: integer().notNull().default(0),
    vip_grade_id: text(),
    /** When the bought membership level ends. */
    vip_until: moment(),
    /**
     * Available points; negative after a claw-back, which blocks spending. Changed only together with a point_entry.
     */
    point: integer().notNull().default(0),
    disabled: boolean().notNull().default(false),
    created: created(),
    updated: updated(),
    /** 注销 */
    deleted: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id] }),
    companyKey('member', t.company_id),
    keyTo('member_grade', [t.company_id, t.grade_id], [member_grade.company_id, member_grade.grade_id]),
    keyTo('member_vip_grade', [t.company_id, t.vip_grade_id], [vip_grade.company_id, vip_grade.vip_grade_id]),
    uniqueIndex('member_mobile').on(t.company_id, t.mobile),
    index('member_created').on(t.company_id, t.created),
    index('member_vip')
      .on(t.company_id, t.vip_until)
      .where(sql`deleted is null`),
    index('member_disabled')
      .on(t.company_id, t.created)
      .where(sql`disabled and deleted is null`),
    /** Indexes for operators' searches: whole names, and the last digits of a mobile number. */
    index('member_name_start').on(
      t.company_id,
      sql`left(coalesce(nullif(username, ''), nickname), 2)`,
      t.created,
    ),
    index('member_name_end').on(
      t.company_id,
      sql`right(coalesce(nullif(username, ''), nickname), 2)`,
      t.created,
    ),
    index('member_username').on(t.company_id, t.username, t.created),
    index('member_mobile_end').on(t.company_id, sql`right(mobile, 4)`, t.created),
  ],
)

/** A third party's account by which a member signs in. */
export const member_identity = pgTable(
  'member_identity',
  {
    company_id: companyId(),
    /** `weixin`, `test`, … */
    provider: text().notNull(),
    /** The provider's id of the account. */
    subject: text().notNull(),
    user_id: text().notNull(),
    nickname: text().notNull().default(''),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.provider, t.subject] }),
    keyTo('member_identity_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('member_identity_member').on(t.company_id, t.user_id),
  ],
)

/** Versions of protocols; the highest version of a type is in force (`member_register`, `privacy`, `staff`, …). */
export const protocol = pgTable(
  'protocol',
  {
    company_id: companyId(),
    type: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    /** HTML, cleaned when it was saved. */
    content: text().notNull(),
    created: created(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.type, t.version] }), companyKey('protocol', t.company_id)],
)

/** Which version of which protocol a member agreed to. */
export const member_consent = pgTable(
  'member_consent',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    type: text().notNull(),
    version: integer().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.type, t.version] }),
    keyTo('member_consent_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo(
      'member_consent_protocol',
      [t.company_id, t.type, t.version],
      [protocol.company_id, protocol.type, protocol.version],
    ),
  ],
)

export const member_address = pgTable(
  'member_address',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    address_id: text().notNull(),
    username: text().notNull(),
    telephone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    county: text().notNull(),
    adrdetail: text().notNull(),
    postalCode: text().notNull().default(''),
    is_def: boolean().notNull().default(false),
    lng: doublePrecision(),
    lat: doublePrecision(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.address_id] }),
    keyTo('member_address_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('member_address_default')
      .on(t.company_id, t.user_id)
      .where(sql`is_def`),
  ],
)
