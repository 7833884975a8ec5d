import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import { companySecret } from '../../db/company-secret'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { type Account, accountByMobile, accountOf, maskedMobile, registerIn } from '../../members'
import { type CodeKey, SmsCodes, Throttle } from '../../platform'
import { employeeByWorkId, linkMember, type Employee } from './repo'

const TAKEN = '手机号码已属于另一位员工，请联系管理员'

/** A work id and the IP address that tries it. */
export interface Attempt {
  company_id: string
  work_id: string
  address: string
}

/**
 * Employees sign in by work id and a code that is sent to the number in their record. No answer tells whether a work id
 * exists (rule members-4).
 */
export class StaffSignIn {
  readonly #db: Database
  readonly #codes: SmsCodes
  readonly #throttle: Throttle

  constructor(app: Pick<FastifyInstance, 'db' | 'config' | 'sms'>) {
    this.#db = app.db
    this.#codes = new SmsCodes(app)
    this.#throttle = new Throttle(app.db, app.config.limits)
  }

  /** The masked number the code is sent to; an unknown work id gets an invented one, always the same. */
  async mobileOf({ company_id, work_id, address }: Attempt): Promise<string> {
    await this.#throttle.take(company_id, 'login_address', address)
    const [employee, secret] = await Promise.all([
      employeeByWorkId(this.#db, company_id, work_id),
      companySecret(this.#db, company_id, 'work-id'),
    ])
    const invented = inventedMobile(secret, work_id)
    return maskedMobile(employee?.mobile ?? invented)
  }

  /** @throws AppError too_many_requests; not_ready where nothing can be sent */
  async sendCode({ company_id, work_id, address }: Attempt): Promise<void> {
    this.#codes.expectReady()
    const employee = await employeeByWorkId(this.#db, company_id, work_id)
    const key = keyOf(company_id, work_id, employee)
    if (employee) await this.#codes.send(key, address)
    else await this.#codes.pretend(key, address)
  }

  /**
   * Checks a code; at the first sign-in an employee becomes a member.
   * @throws AppError too_many_requests, account_disabled; invalid for a wrong code or an unknown work id
   */
  async byCode({ company_id, work_id, address }: Attempt, vcode: string) {
    await this.#throttle.take(company_id, 'login_address', address)
    const employee = await employeeByWorkId(this.#db, company_id, work_id)
    await this.#codes.use(keyOf(company_id, work_id, employee), vcode)
    if (!employee) throw new Error(`Expected no code to be right for work id ${work_id}`)
    const account = await inTransaction(this.#db, async (tx) => {
      if (employee.user_id) return accountOf(tx, { company_id, user_id: employee.user_id })
      const { mobile, staff_id } = employee
      const known = await accountByMobile(tx, company_id, mobile)
      const own: Account = known ?? (await registerIn(tx, { company_id, mobile, password_hash: null }))
      if (!(await linkMember(tx, own, staff_id)))
        throw new AppError('invalid', { message: TAKEN, errors: { work_id: [TAKEN] } })
      return own
    })
    if (!account || account.disabled) throw new AppError('account_disabled')
    return { account, employee }
  }
}

/** Codes of unknown work ids are counted under a name that is not a number. */
const keyOf = (company_id: string, work_id: string, employee: Employee | undefined): CodeKey => ({
  company_id,
  mobile: employee?.mobile ?? `work:${work_id}`,
  purpose: 'staff',
})

function inventedMobile(secret: Buffer, work_id: string): string {
  const figure = createHmac('sha256', secret).update(work_id).digest().readUIntBE(0, 6)
  return `1${3 + (figure % 7)}${String(figure).padStart(15, '0').slice(-9)}`
}
