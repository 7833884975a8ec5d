import process from 'node:process'
import { setup } from '../setup.mjs'
import { ensureBuilt } from './build.mjs'
import { argumentsOf } from './cli.mjs'

/** @type {Record<string, string>} npm scripts whose names differ. */
const SCRIPTS = { auditHead: 'audit:head', auditVerify: 'audit:verify', secretsRotate: 'secrets:rotate' }

/**
 * Runs one of the built server's commands (server/commands) with this process's arguments; ends with its exit code.
 * @param {'backup' | 'restore' | 'auditHead' | 'auditVerify' | 'distribute' | 'months' | 'secretsRotate'} name
 */
export async function command(name) {
  argumentsOf(SCRIPTS[name] ?? name)
  await setup()
  await ensureBuilt()
  process.env.NODE_ENV = 'production'
  const { COMMANDS } = await import(new URL('../../dist/server/commands.js', import.meta.url).href)
  // npm runs scripts in the repository's root; file arguments are relative to the caller's directory
  const from = process.env.INIT_CWD || process.cwd()
  process.exitCode = await COMMANDS[name]({
    args: process.argv.slice(2),
    from,
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
  })
}
