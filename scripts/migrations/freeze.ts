import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { insertDefaults, parsePage, serialisePage } from '@schemas'
import type { Schema } from '@schemas/dialect/schema'
import { diffSchemas } from '@schemas/migrations/diff'
import { repository } from '../generate/sources'
import { bareSchema, frozenFolder, sampleName, schemaName, type Frozen } from './frozen'
import { pageAround } from './upgrade'

/** Path from the repository's root → text. */
type Files = Record<string, string>

export interface Freezing {
  files: Files
  /** Versions that cannot be frozen, each with what to do. */
  refused: string[]
}

export interface FreezeOptions {
  /** Nothing is released yet, so frozen versions may still change. */
  unreleased?: boolean
  /** Types to freeze; empty: all. */
  only?: readonly string[]
  root?: string
}

/** Schema and sample of every current version, and the index of older schemas. Writes nothing. */
export async function freeze(
  current: Readonly<Record<string, Schema>>,
  frozen: Frozen,
  { unreleased = false, only = [], root = repository }: FreezeOptions = {},
): Promise<Freezing> {
  const files: Files = {}
  const refused = only.filter((type) => !current[type]).map((type) => `${type} is no widget type`)
  for (const [type, schema] of Object.entries(current)) {
    if (only.length > 0 && !only.includes(type)) continue
    const version = schema['x-version'] ?? 1
    const known = frozen[type]?.find((released) => released.version === version)
    const breaking = known ? diffSchemas(known.schema, schema).filter(({ kind }) => kind !== 'widening') : []
    if (breaking.length > 0 && !unreleased) {
      refused.push(
        `${type} version ${version} is frozen already and has changed since: ${breaking.map(({ path: at, message }) => `${at} ${message}`).join('; ')}; raise x-version and add a step, or see npm run check`,
      )
      continue
    }
    const folder = `${frozenFolder}/${type}`
    files[`${folder}/${schemaName(version)}`] = `${JSON.stringify(bareSchema(schema), null, 2)}\n`
    // the sample of a version stays the one of its release
    files[`${folder}/${sampleName(version)}`] =
      (!unreleased && known?.sample) || (await samplePage(type, version, root))
  }
  files[`${frozenFolder}/index.ts`] = olderIndex(current, frozen)
  return { files, refused }
}

/** The widget's own richest sample, otherwise the content written by the insert command. */
async function samplePage(type: string, version: number, root: string): Promise<string> {
  const folder = path.join(root, 'widgets', type, 'samples')
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
    : []
  const name = names.find((candidate) => candidate === 'filled.json') ?? names[0]
  const text = name === undefined ? '' : await readFile(path.join(folder, name), 'utf8')
  const { props, style } = insertDefaults(type)
  const { page, problems } = parsePage(text || pageAround(type, version, { props, style: { ...style } }))
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!page || errors.length > 0) {
    throw new Error(
      `${type}: no valid sample page to freeze: ${errors.map(({ message }) => message).join('; ')}`,
    )
  }
  return serialisePage(page)
}

/** Superseded versions, which the importer needs to read older exports. */
function olderIndex(current: Readonly<Record<string, Schema>>, frozen: Frozen): string {
  const older = Object.entries(frozen).flatMap(([type, versions]) =>
    versions
      .filter(({ version }) => version < (current[type]?.['x-version'] ?? 1))
      .map(({ version }) => ({ type, version })),
  )
  const types = [...new Set(older.map(({ type }) => type))]
  const line = (type: string) => {
    const versions = older
      .filter((entry) => entry.type === type)
      .map(({ version }) => `${version}: ${nameOf(type, version)} as Schema`)
    return `  '${type}': { ${versions.join(', ')} },\n`
  }
  const imports = older.map(
    ({ type, version }) => `import ${nameOf(type, version)} from './${type}/${schemaName(version)}'\n`,
  )
  return `// Written by scripts/freeze.ts (npm run freeze); do not edit.
import type { Schema } from '../dialect/schema'
${imports.join('')}
/** Widget type → version → resolved schema, for every version that a newer one has replaced. */
export const olderSchemas: Readonly<Record<string, Readonly<Record<number, Schema>>>> = {${types.length > 0 ? `\n${types.map(line).join('')}` : ''}}
`
}

function nameOf(type: string, version: number): string {
  return `${type.replaceAll(/\W/g, '_')}_v${version}`
}
