/** The widget types of the application whose folder the command was called in. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { spelled } from '@scripts/generate/catalogue'
import { readHostSources } from '@scripts/generate/sources'
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { Chain } from '@schemas/migrations'
import { isRecord } from '@schemas/json'
import { tablesOfResolved } from '@schemas/tables/from-schemas'
import { installSchemas } from '@schemas/tables/install'
import { createSchemas } from '@schemas/tables/tables'

/** Installs its types from `schemas/widgets`, with their steps from `schemas/migrations`. */
export async function openApplication(root = process.cwd()): Promise<Record<string, Schema>> {
  const { widgets, kinds } = readHostSources(root)
  const chains = Object.fromEntries(
    await Promise.all(widgets.map(async ({ type }) => [type, await stepsOf(root, type)] as const)),
  )
  const used = Object.fromEntries(Object.entries(chains).filter(([, chain]) => Object.keys(chain).length > 0))
  installSchemas(createSchemas(tablesOfResolved(widgets, kinds, { chains: used, spell: spelled })))
  const resolved = Object.fromEntries(widgets.map((widget) => [widget.type, widget.resolved]))
  Object.assign(resolvedSchemas, resolved)
  return resolved
}

async function stepsOf(root: string, type: string): Promise<Chain> {
  const file = path.join(root, 'schemas/migrations', type, 'steps.ts')
  if (!existsSync(file)) return {}
  const module: unknown = await tsImport(file, import.meta.url)
  const steps = isRecord(module) ? module['steps'] : undefined
  if (!isChain(steps)) throw new Error(`Expected ${file} to export steps, an object of functions by version.`)
  return steps
}

const isChain = (value: unknown): value is Chain =>
  isRecord(value) && Object.values(value).every((step) => typeof step === 'function')
