import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'
import { member_grade, vip_grade } from './grades'

/** A buyer; operators are in another table. */
export const member = pg.pgTable(
  'member',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    /** null: signed in by a third party without binding a number, or 注销. */
    mobile: pg.text(),
    /** argon2id; null: signs in by code only. */
    password_hash: pg.text(),
    username: pg.text().notNull().default(''),
    nickname: pg.text().notNull().default(''),
    avatar: pg.text().notNull().default(''),
    /** 0 unknown, 1 male, 2 female. */
    sex: pg.integer().notNull().default(0),
    /** YYYY-MM-DD or ''. */
    birthday: pg.text().notNull().default(''),
    email: pg.text().notNull().default(''),
    /** The address that was verified by a code; `email` counts as verified only while both are equal. */
    email_proved: pg.text().notNull().default(''),
    address: pg.text().notNull().default(''),
    /** Further fields of `member/setting`, by their key. */
    profile: pg.jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    grade_id: pg.text().notNull(),
    /** Cents of orders whose after-sale window has closed. */
    total_consumption: pg.integer().notNull().default(0),
    vip_grade_id: pg.text(),
    /** When the bought membership level ends. */
    vip_until: moment(),
    /**
     * Available points; negative after a claw-back, which blocks spending. Changed only together with a point_entry.
     */
    point: pg.integer().notNull().default(0),
    disabled: pg.boolean().notNull().default(false),
    created: created(),
    updated: updated(),
    /** 注销 */
    deleted: moment(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id] }),
    companyKey('member', t.company_id),
    keyTo('member_grade', [t.company_id, t.grade_id], [member_grade.company_id, member_grade.grade_id]),
    keyTo('member_vip_grade', [t.company_id, t.vip_grade_id], [vip_grade.company_id, vip_grade.vip_grade_id]),
    pg.uniqueIndex('member_mobile').on(t.company_id, t.mobile),
    pg.index('member_created').on(t.company_id, t.created),
    pg
      .index('member_vip')
      .on(t.company_id, t.vip_until)
      .where(sql`deleted is null`),
    pg
      .index('member_disabled')
      .on(t.company_id, t.created)
      .where(sql`disabled and deleted is null`),
    /** Indexes for operators' searches: whole names, and the last digits of a mobile number. */
    pg
      .index('member_name_start')
      .on(t.company_id, sql`left(coalesce(nullif(username, ''), nickname), 2)`, t.created),
    pg
      .index('member_name_end')
      .on(t.company_id, sql`right(coalesce(nullif(username, ''), nickname), 2)`, t.created),
    pg.index('member_username').on(t.company_id, t.username, t.created),
    pg.index('member_mobile_end').on(t.company_id, sql`right(mobile, 4)`, t.created),
  ],
)

/** A third party's account by which a member signs in. */
export const member_identity = pg.pgTable(
  'member_identity',
  {
    company_id: companyId(),
    /** `weixin`, `test`, … */
    provider: pg.text().notNull(),
    /** The provider's id of the account. */
    subject: pg.text().notNull(),
    user_id: pg.text().notNull(),
    nickname: pg.text().notNull().default(''),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.provider, t.subject] }),
    keyTo('member_identity_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('member_identity_member').on(t.company_id, t.user_id),
  ],
)

/** Versions of protocols; the highest version of a type is in force (`member_register`, `privacy`, `staff`, …). */
export const protocol = pg.pgTable(
  'protocol',
  {
    company_id: companyId(),
    type: pg.text().notNull(),
    version: pg.integer().notNull(),
    title: pg.text().notNull(),
    /** HTML, cleaned when it was saved. */
    content: pg.text().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.type, t.version] }),
    companyKey('protocol', t.company_id),
  ],
)

/** Which version of which protocol a member agreed to. */
export const member_consent = pg.pgTable(
  'member_consent',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    type: pg.text().notNull(),
    version: pg.integer().notNull(),
    created: created(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.type, t.version] }),
    keyTo('member_consent_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    keyTo(
      'member_consent_protocol',
      [t.company_id, t.type, t.version],
      [protocol.company_id, protocol.type, protocol.version],
    ),
  ],
)

export const member_address = pg.pgTable(
  'member_address',
  {
    company_id: companyId(),
    user_id: pg.text().notNull(),
    address_id: pg.text().notNull(),
    username: pg.text().notNull(),
    telephone: pg.text().notNull(),
    province: pg.text().notNull(),
    city: pg.text().notNull(),
    county: pg.text().notNull(),
    adrdetail: pg.text().notNull(),
    postalCode: pg.text().notNull().default(''),
    is_def: pg.boolean().notNull().default(false),
    lng: pg.doublePrecision(),
    lat: pg.doublePrecision(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.user_id, t.address_id] }),
    keyTo('member_address_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg
      .uniqueIndex('member_address_default')
      .on(t.company_id, t.user_id)
      .where(sql`is_def`),
  ],
)
