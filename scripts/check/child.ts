/** Runs the checks that its arguments name, one after the other, and sends each outcome to the process that forked it. */
import { checkNamed } from './checks'
import type { Findings } from './findings'
import type { Outcome } from './run-checks'

for (const name of process.argv.slice(2)) {
  const started = performance.now()
  const findings = await findingsOf(name)
  const outcome: Outcome = { name, ...findings, time: performance.now() - started }
  process.send?.(outcome)
}
process.disconnect?.()

/** A check that throws is a finding; the other checks still run. */
async function findingsOf(name: string): Promise<Findings> {
  const { run } = checkNamed(name)
  if (typeof run !== 'function') throw new Error(`${name} is a tool, which needs no process of ours`)
  try {
    const result = await run()
    return Array.isArray(result) ? { errors: result, warnings: [] } : result
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)], warnings: [] }
  }
}
