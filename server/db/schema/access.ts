import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './company'
import { member } from './members'

/** A session of a member. The cookie or bearer holds a random token, the table only its hash. */
export const member_session = pg.pgTable(
  'member_session',
  {
    company_id: companyId(),
    /** SHA-256 of the token, hex. */
    session_id: pg.text().notNull(),
    user_id: pg.text().notNull(),
    /** Rule api-5: cookie of our own storefront, bearer of other clients. */
    carrier: pg.text({ enum: ['cookie', 'bearer'] }).notNull(),
    /** Signed in as an employee. */
    staff: pg.boolean().notNull().default(false),
    user_agent: pg.text().notNull().default(''),
    /** Where it was opened from, without the last part: `203.0.113.*`. */
    address: pg.text().notNull().default(''),
    created: created(),
    /** Last request, accurate to a minute. */
    seen: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.session_id] }),
    keyTo('member_session_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('member_session_member').on(t.company_id, t.user_id),
    pg.index('member_session_expires').on(t.company_id, t.expires),
    pg.index('member_session_seen').on(t.company_id, t.seen),
  ],
)

/** A code by which a phone signs in a computer's browser; deleted on use. */
export const login_scan = pg.pgTable(
  'login_scan',
  {
    company_id: companyId(),
    /** SHA-256 of the code, hex. */
    scan_id: pg.text().notNull(),
    /** SHA-256 of the secret in the cookie of the browser that requested it. */
    keeper_hash: pg.text().notNull(),
    state: pg.text({ enum: ['waiting', 'scanned', 'cancelled', 'confirmed'] }).notNull(),
    /** The member who scanned it first. */
    user_id: pg.text(),
    user_agent: pg.text().notNull(),
    created: created(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.scan_id] }),
    companyKey('login_scan', t.company_id),
    keyTo('login_scan_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    pg.index('login_scan_expires').on(t.company_id, t.expires),
  ],
)

/** The last code sent to a number or e-mail address for a purpose; a new one replaces it. */
export const sms_code = pg.pgTable(
  'sms_code',
  {
    company_id: companyId(),
    mobile: pg.text().notNull(),
    /** sign, forgot_password, login, update, staff, email */
    purpose: pg.text().notNull(),
    /** HMAC with the company's secret. */
    code_hash: pg.text().notNull(),
    /** Failed attempts; at the fifth the code is void. */
    tries: pg.integer().notNull().default(0),
    sent: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.mobile, t.purpose] }),
    companyKey('sms_code', t.company_id),
    pg.index('sms_code_expires').on(t.company_id, t.expires),
  ],
)

/** A picture with characters to be typed; single use. */
export const captcha = pg.pgTable(
  'captcha',
  {
    company_id: companyId(),
    /** SHA-256 of the token in the browser. */
    captcha_id: pg.text().notNull(),
    purpose: pg.text().notNull(),
    answer_hash: pg.text().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.captcha_id] }),
    companyKey('captcha', t.company_id),
    pg.index('captcha_expires').on(t.company_id, t.expires),
  ],
)
