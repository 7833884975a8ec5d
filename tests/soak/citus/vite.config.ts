/** Suites that run on a Citus cluster: `npm run soak -- citus` starts it. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** They make, or start, databases that are not distributed: of an earlier version, not yet partitioned, with a replica. */
const NOT_DISTRIBUTED = [
  'server/db/archive/earlier.test.ts',
  'server/db/months/months.test.ts',
  'tests/races/replica.test.ts',
]

const project = (name: string, include: string[], maxWorkers: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    exclude: NOT_DISTRIBUTED,
    maxWorkers,
    isolate: false,
    sequence: { groupOrder: maxWorkers === 1 ? 1 : 0 },
  },
})

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      project('citus', ['tests/contract/**/*.test.ts', 'server/**/*.test.ts'], 2),
      project('citus-races', ['tests/races/**/*.test.ts'], 2),
      project('citus-machines', ['tests/soak/citus/*.test.ts'], 1),
    ],
  },
})
