import { OperatorError } from './operator-error'

/** Times within a number of seconds from the first, or within a day, which ends at midnight in Shanghai. */
export interface Limit {
  most: number
  seconds: number | 'day'
}

/** How often something may be done (decisions 29; figures of commerce-rules §1 and §3), whatever server is asked. */
export const DEFAULT_LIMITS = {
  /** Requests of the APIs from one address; counted by each server for itself. */
  global: { most: 100, seconds: 1 },
  /** Sign-ins of members at one account from one address. */
  login: { most: 5, seconds: 60 },
  /** Sign-ins of members from one address, whatever the accounts: an office may share one. */
  login_address: { most: 60, seconds: 60 },
  /** Sign-ins at one account without a picture to be read. */
  login_plain: { most: 3, seconds: 3600 },
  /** The same for operators. */
  operator: { most: 10, seconds: 300 },
  operator_address: { most: 100, seconds: 300 },
  captcha: { most: 60, seconds: 60 },
  /** Codes to one number, until it may be sent the next one. */
  sms: { most: 1, seconds: 60 },
  sms_number: { most: 10, seconds: 'day' },
  sms_address: { most: 20, seconds: 3600 },
  /** Orders of one member. */
  order: { most: 10, seconds: 60 },
} as const satisfies Record<string, Limit>

/** What a file of rows may hold, and how long it is kept. */
export const SHEET_LIMITS = {
  /** Bytes of an imported file. */
  bytes: 5 * 1024 * 1024,
  /** Rows of an imported file, without the headings. */
  rows: 10_000,
  /** Items or orders of an exported one. */
  exported: 100_000,
  /** Days after which an import's report goes, and with it the memory that the file was there. */
  importDays: 90,
  /** The same of exports, which may hold addresses. */
  exportDays: 7,
} as const

export type LimitName = keyof typeof DEFAULT_LIMITS
export type Limits = Readonly<Record<LimitName, Limit>>

/**
 * `PUMIAN_LIMITS`: `order=1000,global=100000` raises these two.
 * @throws OperatorError naming what was expected and what came
 */
export function readLimits(text: string | undefined): Limits {
  const limits: Record<LimitName, Limit> = { ...DEFAULT_LIMITS }
  for (const part of (text ?? '').split(',').filter(Boolean)) {
    const [, name = '', most] = /^(\w+)=([1-9]\d{0,8})$/.exec(part.trim()) ?? []
    if (!isLimit(name))
      throw new OperatorError(
        `PUMIAN_LIMITS: expected name=number with one of ${Object.keys(DEFAULT_LIMITS).join(', ')}, got ${JSON.stringify(part)}.`,
      )
    limits[name] = { ...limits[name], most: Number(most) }
  }
  return limits
}

const isLimit = (name: string): name is LimitName => name in DEFAULT_LIMITS
