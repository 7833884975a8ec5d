import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { companyKey, keyTo } from './keys'
import { member } from './members'

/** A session of a member. The cookie or bearer holds a random token, the table only its hash. */
export const member_session = pgTable(
  'member_session',
  {
    company_id: companyId(),
    /** SHA-256 of the token, hex. */
    session_id: text().notNull(),
    user_id: text().notNull(),
    /** Rule api-5: cookie of our own storefront, bearer of other clients. */
    carrier: text({ enum: ['cookie', 'bearer'] }).notNull(),
    /** Signed in as an employee. */
    staff: boolean().notNull().default(false),
    user_agent: text().notNull().default(''),
    /** Where it was opened from, without the last part: `203.0.113.*`. */
    address: text().notNull().default(''),
    created: created(),
    /** Last request, accurate to a minute. */
    seen: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.session_id] }),
    keyTo('member_session_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('member_session_member').on(t.company_id, t.user_id),
    index('member_session_expires').on(t.company_id, t.expires),
    index('member_session_seen').on(t.company_id, t.seen),
  ],
)

/** A code by which a phone signs in a computer's browser; deleted on use. */
export const login_scan = pgTable(
  'login_scan',
  {
    company_id: companyId(),
    /** SHA-256 of the code, hex. */
    scan_id: text().notNull(),
    /** SHA-256 of the secret in the cookie of the browser that requested it. */
    keeper_hash: text().notNull(),
    state: text({ enum: ['waiting', 'scanned', 'cancelled', 'confirmed'] }).notNull(),
    /** The member who scanned it first. */
    user_id: text(),
    user_agent: text().notNull(),
    created: created(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.scan_id] }),
    companyKey('login_scan', t.company_id),
    keyTo('login_scan_member', [t.company_id, t.user_id], [member.company_id, member.user_id]),
    index('login_scan_expires').on(t.company_id, t.expires),
  ],
)

/** The last code sent to a number or e-mail address for a purpose; a new one replaces it. */
export const sms_code = pgTable(
  'sms_code',
  {
    company_id: companyId(),
    mobile: text().notNull(),
    /** sign, forgot_password, login, update, staff, email */
    purpose: text().notNull(),
    /** HMAC with the company's secret. */
    code_hash: text().notNull(),
    /** Failed attempts; at the fifth the code is void. */
    tries: integer().notNull().default(0),
    sent: moment().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.mobile, t.purpose] }),
    companyKey('sms_code', t.company_id),
    index('sms_code_expires').on(t.company_id, t.expires),
  ],
)

/** A picture with characters to be typed; single use. */
export const captcha = pgTable(
  'captcha',
  {
    company_id: companyId(),
    /** SHA-256 of the token in the browser. */
    captcha_id: text().notNull(),
    purpose: text().notNull(),
    answer_hash: text().notNull(),
    expires: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.captcha_id] }),
    companyKey('captcha', t.company_id),
    index('captcha_expires').on(t.company_id, t.expires),
  ],
)

/** Number of attempts in a window: `login:{mobile hash}`, `sms:{address}`; shared by all servers. */
export const attempt = pgTable(
  'attempt',
  {
    company_id: companyId(),
    key: text().notNull(),
    count: integer().notNull(),
    /** When the window ends and counting restarts. */
    resets: moment().notNull(),
    /** No attempts are accepted until then. */
    blocked: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.key] }),
    companyKey('attempt', t.company_id),
    index('attempt_resets').on(t.company_id, t.resets),
  ],
)

/** Messages of the built-in senders, shown by a demo; a deployment sends real ones and stores nothing here. */
export const outbox = pgTable(
  'outbox',
  {
    company_id: companyId(),
    message_id: text().notNull(),
    /** sms, mail */
    kind: text().notNull(),
    recipient: text().notNull(),
    content: jsonb().$type<Record<string, string>>().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.message_id] }),
    companyKey('outbox', t.company_id),
    index('outbox_created').on(t.company_id, t.created),
  ],
)
