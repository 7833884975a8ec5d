/** Fails when a page that was saved under a released schema would not be read as a valid one today. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { registered } from '@schemas/migrations'
import { repository } from './generate/sources'
import { readFrozen, type Frozen } from './migrations/frozen'
import { fuzzFrozen } from './migrations/fuzz'
import { migrationFindings } from './migrations/rules'
import { faultsAfterUpgrade, pageAround } from './migrations/upgrade'

const FUZZ = { seed: 20261121, numRuns: 25 }

/** One line for each schema change that breaks saved pages, with what to do; empty if there are none. */
export async function checkMigrations(): Promise<string[]> {
  const frozen = await readFrozen()
  const state = { current: resolvedSchemas, frozen, chains: registered, stepFolders: await stepFolders() }
  const findings = migrationFindings(state)
  // if the rules are broken, findings of the fuzz test would only be consequences
  return findings.length > 0 ? findings : [...sampleFindings(frozen), ...fuzzFindings(frozen)]
}

async function stepFolders(): Promise<string[]> {
  const entries = await readdir(path.join(repository, 'schemas/migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'fixtures').map(({ name }) => name)
}

function sampleFindings(frozen: Frozen): string[] {
  return Object.entries(frozen).flatMap(([type, versions]) =>
    versions.flatMap(({ version, sample }) =>
      faultsAfterUpgrade(sample).map(
        (fault) => `the frozen sample of ${type} version ${version} is wrong today: ${fault}`,
      ),
    ),
  )
}

function fuzzFindings(frozen: Frozen): string[] {
  return Object.entries(frozen).flatMap(([type, versions]) =>
    versions.flatMap(({ version, schema }) => {
      const found = fuzzFrozen(
        schema,
        (content) => faultsAfterUpgrade(pageAround(type, version, content)),
        FUZZ,
      )
      return found === null ? [] : [`a valid ${type} of version ${version} is wrong today: ${found}`]
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = await checkMigrations()
  for (const finding of findings) console.error(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
