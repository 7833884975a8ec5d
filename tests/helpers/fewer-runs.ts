import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

const FEWER = join(import.meta.dirname, 'fast-check.ts')

/** Tests get the fast-check of `fast-check.ts`, which runs a part of what they state; a soak's configuration leaves this out. */
export const fewerRuns = (): Plugin => ({
  name: 'fewer-runs',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== FEWER ? FEWER : undefined),
})
