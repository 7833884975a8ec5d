import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { companyKey, keyTo } from './keys'

/** Membership grades that are earned by spending (provider-api §3 gradeInfo). */
export const member_grade = pgTable(
  'member_grade',
  {
    company_id: companyId(),
    grade_id: text().notNull(),
    grade_name: text().notNull(),
    /** The one a new member has. */
    default_grade: boolean().notNull().default(false),
    background_pic_url: text().notNull().default(''),
    /** Cents a member must have spent. */
    total_consumption: integer().notNull().default(0),
    /** Percent off: 20 is 8折; 0 is none. */
    discount: integer().notNull().default(0),
    discount_desc: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.grade_id] }),
    companyKey('member_grade', t.company_id),
    check('member_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** Grades that are bought for a time. */
export const vip_grade = pgTable(
  'vip_grade',
  {
    company_id: companyId(),
    vip_grade_id: text().notNull(),
    grade_name: text().notNull(),
    lv_type: text({ enum: ['vip', 'svip'] }).notNull(),
    is_default: boolean().notNull().default(false),
    background_pic_url: text().notNull().default(''),
    description: text().notNull().default(''),
    guide_title: text().notNull().default(''),
    /** Cents and days by kind; a kind without a price is not for sale. */
    prices: jsonb()
      .$type<{ name: 'monthly' | 'quarter' | 'year'; price: number; day: number; desc: string }[]>()
      .notNull(),
    discount: integer().notNull().default(0),
    discount_desc: text().notNull().default(''),
    disabled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.vip_grade_id] }),
    companyKey('vip_grade', t.company_id),
    check('vip_grade_discount', sql`discount between 0 and 100`),
  ],
)

/** Somebody who buys; operators are another table. */
export const member = pgTable(
  'member',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    /** null: signed in by a third party and not bound yet, or 注销. */
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
    address: text().notNull().default(''),
    /** Further fields of `member/setting`, by their key. */
    profile: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    grade_id: text().notNull(),
    /** Cents of orders whose after-sale window has closed. */
    total_consumption: integer().notNull().default(0),
    vip_grade_id: text(),
    /** Until then the bought grade counts. */
    vip_until: moment(),
    /** Points that can be spent; below zero after a claw-back, which blocks spending. Changed with a point_entry only. */
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
  ],
)

/** A third party's account that signs a member in. */
export const member_identity = pgTable(
  'member_identity',
  {
    company_id: companyId(),
    /** `weixin`, `test`, … */
    provider: text().notNull(),
    /** What the provider calls the account. */
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

/** Protocols as they were and are; the highest version of a type holds (`member_register`, `privacy`, `staff`, …). */
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

/** A favourite: a good or a shop. */
export const favourite = pgTable(
  'favourite',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    kind: text({ enum: ['goods', 'shop'] }).notNull(),
    /** item_id or distributor_id. */
    target_id: text().notNull(),
    fav_id: text().notNull(),
    item_type: text({ enum: ['normal', 'pointsmall'] })
      .notNull()
      .default('normal'),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.kind, t.target_id] }),
    keyTo('favourite_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('favourite_created').on(t.company_id, t.user_id, t.kind, t.created, t.fav_id),
  ],
)

/** 足迹: the last time a member looked at a good. */
export const browse_history = pgTable(
  'browse_history',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    item_id: text().notNull(),
    history_id: text().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.item_id] }),
    keyTo('browse_history_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('browse_history_updated').on(t.company_id, t.user_id, t.updated, t.history_id),
  ],
)

/** Every change of a member's points; their sum is `member.point`. Rows are only ever added. */
export const point_entry = pgTable(
  'point_entry',
  {
    company_id: companyId(),
    user_id: text().notNull(),
    entry_id: text().notNull(),
    /** Below zero: spent or taken back. */
    point: integer().notNull(),
    balance: integer().notNull(),
    /** provider-api §3 journal_type. */
    journal_type: integer().notNull(),
    point_desc: text().notNull().default(''),
    order_id: text(),
    /** What it is for, once: `order:{id}:spend`; a second entry of the same key is refused. */
    cause: text().notNull(),
    /** End of the year in which earned points end; null for points that were spent. */
    expires: moment(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_id, t.entry_id] }),
    keyTo('point_entry_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('point_entry_cause').on(t.company_id, t.user_id, t.cause),
    index('point_entry_created').on(t.company_id, t.user_id, t.created, t.entry_id),
    check('point_entry_moves', sql`point <> 0`),
  ],
)

/** An employee who may buy at staff prices (storefront §6). */
export const staff = pgTable(
  'staff',
  {
    company_id: companyId(),
    staff_id: text().notNull(),
    work_id: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    /** null until the employee has signed in as a member. */
    user_id: text(),
    /** Which version of the staff agreement was agreed to; 0: none. */
    agreed: integer().notNull().default(0),
    disabled: boolean().notNull().default(false),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.staff_id] }),
    companyKey('staff', t.company_id),
    keyTo('staff_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    uniqueIndex('staff_work_id').on(t.company_id, t.work_id),
    uniqueIndex('staff_user').on(t.company_id, t.user_id),
  ],
)
