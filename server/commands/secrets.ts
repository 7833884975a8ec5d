import { parseArgs } from 'node:util'
import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import { rotateSecrets } from '../db/company-secret'
import { SecretBox } from '../db/secret-box'
import { timeNow } from '../db/time'
import { inTransaction } from '../db/transaction'
import { PURPOSE, recordAudit, resealSecondFactors } from '../back-office'
import { LIFE_MS } from '../content'
import { allCompanies } from '../platform'
import { OperatorError } from '../config/operator-error'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

/** The actor in the audit log. */
const BY_COMMAND = { operator_id: '', name: 'secrets:rotate' }

/**
 * `npm run secrets:rotate`: replaces the keys that sign links and tickets, and encrypts TOTP secrets with the first
 * key of `PUMIAN_SECRET_KEYS`. Earlier signatures stay valid as long as the longest-lived kind (preview links), or
 * not at all with `--now`. `--company ID` does one company only. Each company is done completely or not at all.
 */
export function secretsRotate(invocation: Invocation): Promise<ExitCode> {
  const { args, stdout } = invocation
  return reporting(invocation, () => {
    const { values } = parseArgs({
      args,
      options: { company: { type: 'string' }, now: { type: 'boolean', default: false } },
    })
    return withDatabase(invocation, {}, async ({ db }, config) => {
      const all = await allCompanies(db)
      const { company } = values
      const companies = company === undefined ? all : all.filter(({ company_id }) => company_id === company)
      if (companies.length === 0 && company !== undefined)
        throw new OperatorError(`Expected the id of a company, found none with ${company}.`)
      const until = new Date(timeNow().getTime() + (values.now ? 0 : LIFE_MS))
      for (const { company_id } of companies) {
        const { rotated, resealed } = await rotateCompany(db, config, company_id, until)
        stdout.write(
          `company ${company_id}: ${rotated} keys replaced, ${resealed} TOTP secrets encrypted again\n`,
        )
      }
      stdout.write(
        values.now
          ? 'What was signed before is void.\n'
          : `What was signed before is valid until ${until.toISOString()}.\n`,
      )
      return 0 as const
    })
  })
}

/** @param until when earlier signatures expire */
export function rotateCompany(
  db: Database,
  config: Pick<Config, 'secretKeys'>,
  company_id: string,
  until: Date,
): Promise<{ rotated: number; resealed: number }> {
  const box = new SecretBox(config, PURPOSE)
  return inTransaction(db, async (tx) => {
    const rotated = await rotateSecrets(tx, company_id, until)
    const resealed = await resealSecondFactors(tx, box, company_id)
    await recordAudit(tx, {
      company_id,
      operator: BY_COMMAND,
      action: 'operator.secrets_rotated',
      subject: 'operator',
      subject_id: '',
      title: '签名密钥',
    })
    return { rotated, resealed }
  })
}
