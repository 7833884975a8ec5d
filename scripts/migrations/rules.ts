import type { Schema } from '@schemas/dialect/schema'
import type { Chain, Chains } from '@schemas/migrations'
import { diffSchemas, type SchemaChange } from '@schemas/migrations/diff'
import { frozenFolder, type Frozen } from './frozen'

/** Input of the migration rules, so that tests can pass their own schemas. */
export interface MigrationState {
  /** Widget type → current resolved schema. */
  current: Readonly<Record<string, Schema>>
  frozen: Frozen
  chains: Chains
  /** Folders of steps below `schemas/migrations`. */
  stepFolders: readonly string[]
}

/** Every violation of the migration rules, each with what to do. */
export function migrationFindings({ current, frozen, chains, stepFolders }: MigrationState): string[] {
  return [
    ...Object.entries(current).flatMap(([type, schema]) =>
      judgeType(type, schema, frozen, chains[type] ?? {}),
    ),
    ...Object.keys(frozen)
      .filter((type) => !Object.hasOwn(current, type))
      .map(
        (type) =>
          `${frozenFolder}/${type} is frozen, but ${type} has no schema: saved pages still hold it; restore it`,
      ),
    ...stepFolders
      .filter((type) => !Object.hasOwn(chains, type))
      .map(
        (type) =>
          `schemas/migrations/${type} has no steps that are used; export \`steps\` from its steps.ts and run: npm run generate`,
      ),
    ...Object.keys(chains)
      .filter((type) => !Object.hasOwn(current, type))
      .map((type) => `schemas/migrations/${type} has steps, but ${type} has no schema`),
  ]
}

function judgeType(type: string, schema: Schema, frozen: Frozen, chain: Chain): string[] {
  const version = schema['x-version'] ?? 1
  const versions = frozen[type] ?? []
  const newest = versions.at(-1)
  const chainFindings = judgeChain(type, version, chain)
  if (!newest)
    return [...chainFindings, `${type} has no frozen version ${version}; run: npm run freeze -- ${type}`]
  const gaps = versions
    .flatMap((frozenVersion, index) => (frozenVersion.version === index + 1 ? [] : [index + 1]))
    .slice(0, 1)
  return [
    ...chainFindings,
    ...gaps.map(
      (gap) => `${frozenFolder}/${type} lacks version ${gap}; restore it: old pages are upgraded from it`,
    ),
    ...judgeVersion(type, version, newest.version),
    ...(version === newest.version ? judgeChanges(type, version, diffSchemas(newest.schema, schema)) : []),
  ]
}

/** A chain leads from version 1 to the current one without gaps, by named steps. */
function judgeChain(type: string, version: number, chain: Chain): string[] {
  const findings: string[] = []
  for (let from = 1; from < version; from += 1) {
    if (!chain[from])
      findings.push(`${type} is at version ${version} but has no step from ${from}; ${howToStep(type, from)}`)
  }
  for (const [from, step] of Object.entries(chain)) {
    if (Number(from) >= version) {
      findings.push(
        `${type} has a step from ${from} but is at version ${version}; raise its x-version to ${Number(from) + 1}`,
      )
    }
    if (!/^[a-z]+(?:[A-Z]\w*)+$/.test(step.name)) {
      findings.push(
        `${type}: the step from ${from} is called "${step.name}"; name it for what it does, like renamePointColour`,
      )
    }
  }
  return findings
}

function judgeVersion(type: string, version: number, newest: number): string[] {
  if (version < newest)
    return [`${type} is at version ${version}, but ${newest} is frozen: versions only rise`]
  if (version > newest + 1)
    return [`${type} went from frozen version ${newest} to ${version}; raise x-version to ${newest + 1}`]
  return []
}

/** Under an unchanged version a schema may only be widened. */
function judgeChanges(type: string, version: number, changes: readonly SchemaChange[]): string[] {
  return changes
    .filter(({ kind }) => kind !== 'widening')
    .map(
      ({ kind, path, message }) =>
        `${type}${path}: ${message} (${kind}) under the frozen version ${version}; ` +
        `raise x-version to ${version + 1} and ${howToStep(type, version)}${advice[kind] ?? ''}`,
    )
}

const advice: Partial<Record<SchemaChange['kind'], string>> = {
  default: ' that writes the old default where the value is missing',
  renaming: ' that moves the value',
}

function howToStep(type: string, from: number): string {
  return `add a step from ${from} to \`steps\` in schemas/migrations/${type}/steps.ts`
}
