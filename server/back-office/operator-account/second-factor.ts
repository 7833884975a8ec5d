import type { OwnAccount, SecondFactorSecret } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { SecretBox } from '../../db/secret-box'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { recordAudit } from '../audit/repo'
import { lockOperator } from '../operators/repo'
import { subjectOf } from '../operators/service'
import { endAccessOf } from '../operators/end-access'
import { newRecoveryCodes, newSecret, recoveryHash, takeCode, uriOf } from '../second-factor/codes'
import {
  changeSecondFactor,
  deleteSecondFactor,
  keepPending,
  lockSecondFactor,
  secondFactorOf,
  type SecondFactor,
} from '../second-factor/repo'
import { settingOf, shopNameOf, type Throttle } from '../../platform'
import { provePassword, type OwnContext } from './password'

/** Password and code: required to change an active second factor. */
interface Proof {
  current: string
  code: string
}

/** An operator's own second factor, which only they can change. */
export class OwnSecondFactor {
  constructor(
    private readonly db: Database,
    private readonly throttle: Throttle,
    private readonly box: SecretBox,
  ) {}

  async state({ company_id, operator: { operator_id } }: OwnContext): Promise<OwnAccount> {
    const factor = await secondFactorOf(this.db, { company_id, operator_id })
    const { second_factor_required } = await settingOf(this.db, company_id, 'operator_sign_in')
    return {
      second_factor: factor?.confirmed?.toISOString() ?? null,
      second_factor_required,
      recovery_left: factor?.recovery.length ?? 0,
    }
  }

  /**
   * A new secret; sign-in asks for codes only after one was confirmed.
   * @throws AppError invalid for a wrong password, or if a second factor is active; too_many_requests
   */
  async start(own: OwnContext, current: string): Promise<SecondFactorSecret> {
    const { company_id, operator } = own
    const { operator_id, username } = await provePassword(this.db, this.throttle, own, current)
    const secret = newSecret()
    const issuer = await shopNameOf(this.db, company_id)
    await inTransaction(this.db, async (tx) => {
      const known = await lockSecondFactor(tx, { company_id, operator_id: operator.operator_id })
      if (known?.confirmed) throw new AppError('invalid', { message: ALREADY_ON })
      await keepPending(tx, { company_id, operator_id }, await this.box.seal(tx, company_id, secret))
    })
    return { secret, uri: uriOf(secret, issuer, username) }
  }

  /**
   * Activates the secret of `start` and ends sessions that were opened without it.
   * @param session_id the session that continues
   * @returns the recovery codes
   * @throws AppError invalid for a wrong code, or without a call of `start`; too_many_requests
   */
  async confirm(own: OwnContext, code: string, session_id: string): Promise<string[]> {
    return this.#change(own, 'operator.second_factor_on', async (tx, whose, factor) => {
      if (!factor || factor.confirmed) throw new AppError('invalid', { message: NOTHING_PREPARED })
      await this.#take(tx, factor, code)
      await changeSecondFactor(tx, whose, { confirmed: timeNow() })
      await endAccessOf(tx, whose.company_id, whose.operator_id, session_id)
      return this.#newCodes(tx, whose)
    })
  }

  /** @throws AppError invalid for a wrong password or code; too_many_requests */
  async renewRecovery(own: OwnContext, { current, code }: Proof): Promise<string[]> {
    await provePassword(this.db, this.throttle, own, current)
    return this.#change(own, 'operator.recovery_codes', async (tx, whose, factor) => {
      await this.#take(tx, factor, code)
      return this.#newCodes(tx, whose)
    })
  }

  /** @throws AppError invalid for a wrong password or code, or if the company requires it; too_many_requests */
  async remove(own: OwnContext, { current, code }: Proof): Promise<void> {
    await provePassword(this.db, this.throttle, own, current)
    await this.#change(own, 'operator.second_factor_off', async (tx, whose, factor) => {
      const { second_factor_required } = await settingOf(tx, whose.company_id, 'operator_sign_in')
      if (second_factor_required) throw new AppError('invalid', { message: DEMANDED })
      await this.#take(tx, factor, code)
      await deleteSecondFactor(tx, whose)
    })
  }

  /** One change under the lock of the operator's row, with its entry in the audit log; attempts are counted. */
  async #change<T>(
    { company_id, operator }: OwnContext,
    action: string,
    change: (tx: Transaction, whose: Whose, factor: SecondFactor | undefined) => Promise<T>,
  ): Promise<T> {
    const whose = { company_id, operator_id: operator.operator_id }
    await this.throttle.take(company_id, 'operator_code', whose.operator_id)
    const done = await inTransaction(this.db, async (tx) => {
      const row = await lockOperator(tx, company_id, whose.operator_id)
      if (!row || row.disabled) throw new AppError('unauthenticated')
      const result = await change(tx, whose, await lockSecondFactor(tx, whose))
      await recordAudit(tx, { company_id, operator, action, ...subjectOf(row) })
      return result
    })
    await this.throttle.clear(company_id, 'operator_code', whose.operator_id)
    return done
  }

  /** @throws AppError invalid */
  async #take(tx: Transaction, factor: SecondFactor | undefined, code: string): Promise<void> {
    if (factor && (await takeCode(tx, this.box, factor, code))) return
    throw new AppError('invalid', { message: WRONG, errors: { code: [WRONG] } })
  }

  async #newCodes(tx: Transaction, whose: Whose): Promise<string[]> {
    const codes = newRecoveryCodes()
    await changeSecondFactor(tx, whose, { recovery: codes.map(recoveryHash) })
    return codes
  }
}

type Whose = Pick<SecondFactor, 'company_id' | 'operator_id'>

const ALREADY_ON = '两步验证已经开启'
const NOTHING_PREPARED = '请先取得密钥'
const DEMANDED = '商城要求所有账号开启两步验证，不能关闭'
const WRONG = '动态验证码不正确'
