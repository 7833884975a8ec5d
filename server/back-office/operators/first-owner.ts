import type { Config } from '../../config/read-config'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { DEMO_ACCOUNTS } from '../../config/demo-accounts'
import { OperatorError } from '../../config/operator-error'
import { allCompanies } from '../../platform'
import { recordAudit } from '../audit/repo'
import { deleteSecondFactor } from '../second-factor/repo'
import { hashPassword, isPassword, isWeakPassword } from './passwords'
import { insertOperator, lockOwners, operatorByUsername, updateOperator } from './repo'
import { endAccessOf } from './end-access'

const FIRST_OWNER = 'owner'
/** The actor in the audit log; no operator is signed in. */
const BY_CONFIGURATION = { operator_id: '', name: 'PUMIAN_OWNER_PASSWORD' }

/**
 * With `PUMIAN_OWNER_PASSWORD`, gives each company without an owner who can sign in the owner `owner` with that password:
 * the way into a new deployment, into one with the database of the demo, whose passwords are refused, and back into one
 * whose owners are all disabled. Otherwise returns the companies without an owner.
 * @throws OperatorError if the password is needed and weak
 * @returns the brand names of companies that have no owner
 */
export async function ensureOwners(
  db: Database,
  { ownerPassword, deployed }: Pick<Config, 'ownerPassword' | 'deployed'>,
): Promise<string[]> {
  const unmanaged: string[] = []
  for (const { company_id, brand_name } of await allCompanies(db)) {
    const isManaged = await inTransaction(db, async (tx) => {
      const owners = await lockOwners(tx, company_id)
      const mayBeDemo = deployed && ownerPassword !== undefined && owners.length === 1
      return owners.length > 0 && !(mayBeDemo && (await isDemoOwner(tx, company_id, owners)))
    })
    if (isManaged) continue
    if (ownerPassword === undefined) unmanaged.push(brand_name)
    else {
      if (await isWeakPassword(ownerPassword, [FIRST_OWNER, brand_name])) throw new OperatorError(WEAK)
      await makeOwner(db, company_id, await hashPassword(ownerPassword))
    }
  }
  return unmanaged
}

/**
 * Whether the only owner has the demo's password. It evaluates argon2 once, so it is called only if a password was
 * given.
 */
async function isDemoOwner(tx: Transaction, company_id: string, owners: readonly string[]): Promise<boolean> {
  const first = await operatorByUsername(tx, company_id, FIRST_OWNER)
  if (!first || !owners.includes(first.operator_id)) return false
  const demo = DEMO_ACCOUNTS.find(({ username }) => username === FIRST_OWNER)
  return demo !== undefined && isPassword(first.password_hash, demo.password)
}

const WEAK = 'PUMIAN_OWNER_PASSWORD: expected a password that is not common, got one that is guessed easily.'

async function makeOwner(db: Database, company_id: string, password_hash: string): Promise<void> {
  const values = {
    role: 'owner' as const,
    role_id: null,
    shops: [],
    pages: [],
    password_hash,
    disabled: false,
  }
  await inTransaction(db, async (tx) => {
    const known = await operatorByUsername(tx, company_id, FIRST_OWNER)
    const row = known
      ? await updateOperator(tx, known, values)
      : await insertOperator(tx, { ...values, company_id, username: FIRST_OWNER, name: '店主' })
    // another server was started at the same time and was first
    if (!row) return
    if (known) {
      await endAccessOf(tx, company_id, known.operator_id)
      await deleteSecondFactor(tx, known)
    }
    await recordAudit(tx, {
      company_id,
      operator: BY_CONFIGURATION,
      action: 'operator.first_owner',
      subject: 'operator',
      subject_id: row.operator_id,
      title: FIRST_OWNER,
      after: { role: 'owner', disabled: false, password: true },
    })
  })
}
