import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { annotationKeywords } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { mapSchemas } from '@schemas/dialect/walk'
import { repository } from '../generate/sources'

/** One released version of a widget's schema, from `schemas/frozen/<type>/`. */
export interface FrozenVersion {
  version: number
  schema: Schema
  /** Text of a sample page with such a widget. */
  sample: string
}

/** Widget type → its frozen versions, oldest first. */
export type Frozen = Readonly<Record<string, readonly FrozenVersion[]>>

export const frozenFolder = 'schemas/frozen'
export const schemaName = (version: number): string => `v${version}.schema.json`
export const sampleName = (version: number): string => `v${version}.sample.json`

/** Everything frozen below `root`. A version without its sample throws: the two are written together. */
export async function readFrozen(root = repository): Promise<Frozen> {
  const folder = path.join(root, frozenFolder)
  if (!existsSync(folder)) return {}
  const entries = await readdir(folder, { withFileTypes: true })
  const types = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const versions = await Promise.all(
    types.toSorted().map(async (type) => [type, await readVersions(folder, type)] as const),
  )
  return Object.fromEntries(versions)
}

async function readVersions(folder: string, type: string): Promise<FrozenVersion[]> {
  const names = await readdir(path.join(folder, type))
  const numbers = names.flatMap((name) => /^v(\d+)\.schema\.json$/.exec(name)?.[1] ?? []).map(Number)
  return Promise.all(
    numbers
      .toSorted((a, b) => a - b)
      .map(async (version) => ({
        version,
        schema: JSON.parse(await readFile(path.join(folder, type, schemaName(version)), 'utf8')) as Schema,
        sample: await readFile(path.join(folder, type, sampleName(version)), 'utf8'),
      })),
  )
}

/** Keywords that only people and forms read; all others decide what a saved page may contain and how it is filled. */
const TEXTS: ReadonlySet<string> = new Set([
  ...annotationKeywords.filter((keyword) => keyword !== 'default'),
  'x-ui',
  'x-messages',
  'x-strings',
  'x-enum',
  'x-nav',
  'x-platforms',
  // only current schemas are read for it
  'x-viewport',
  'x-content',
])

/** A resolved schema without its texts and hints, for freezing. */
export function bareSchema(schema: Schema): Schema {
  return mapSchemas(schema, (node) =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !TEXTS.has(key))),
  )
}
