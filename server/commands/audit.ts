import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChainHead, chainHeads, ChainSigning, verifyChains } from '../back-office'
import { OperatorError } from '../config/operator-error'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

/** `npm run audit:head`: prints `company seq hash` for each company, to be stored on another machine. */
export function auditHead(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, () =>
    withDatabase(invocation, {}, async ({ db }) => {
      for (const { company_id, seq, hash } of await chainHeads(db))
        invocation.stdout.write(`${company_id} ${seq} ${hash}\n`)
      return 0 as const
    }),
  )
}

/**
 * `npm run audit:verify`: exits with 0 if every company's audit log is unchanged, else with 1 and its first broken
 * row. With `--head FILE` the rows named by lines of `audit:head` must exist unchanged.
 */
export function auditVerify(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, () => {
    const heads = keptHeads(invocation)
    return withDatabase(invocation, {}, async ({ db }, { secretKeys }) => {
      const { rows, broken } = await verifyChains(db, { signing: new ChainSigning(secretKeys), heads })
      for (const { company_id, seq, audit_id, reason } of broken)
        invocation.stdout.write(
          `company ${company_id}, row ${seq}${audit_id ? ` (${audit_id})` : ''}: ${reason}\n`,
        )
      invocation.stdout.write(
        broken.length === 0
          ? `The audit log is unchanged: ${rows} rows.\n`
          : `The audit log of ${broken.length} companies was changed.\n`,
      )
      return broken.length === 0 ? 0 : 1
    })
  })
}

/** @throws OperatorError naming a line that is not of the form of `audit:head` */
function keptHeads({ args, from }: Invocation): ChainHead[] {
  const { head } = parseArgs({ args, options: { head: { type: 'string' } } }).values
  if (head === undefined) return []
  const lines = readFileSync(resolve(from, head), 'utf8').split('\n').filter(Boolean)
  return lines.map((line, i) => {
    const [, company_id, seq, hash] = /^(\S+) ([1-9]\d*) (\S+)$/.exec(line.trim()) ?? []
    if (company_id === undefined || hash === undefined)
      throw new OperatorError(`${head}:${i + 1}: expected "company seq hash" as audit:head prints it.`)
    return { company_id, seq: Number(seq), hash }
  })
}
