import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { globSync } from 'tinyglobby'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const ROOT = join(import.meta.dirname, '../..')

/** What generates its input says so by these calls. */
const GENERATES = /\bfc\.(?:assert|check)\(|\bfuzzFrozen\(/

const files = globSync('{schemas,engine,widgets,storefront,server,scripts,tests}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
  ignore: ['**/node_modules/**', 'tests/{journeys,bench}/**'],
}).filter((file) => GENERATES.test(readFileSync(join(ROOT, file), 'utf8')))

const project = (name: string, environment: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, environment, include, setupFiles: [join(import.meta.dirname, 'more-runs.ts')] },
})

export default defineConfig({
  root: ROOT,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    // minutes are what a soak is for
    testTimeout: 7_200_000,
    projects: [
      project(
        'soak',
        'node',
        files.filter((file) => !file.endsWith('.dom.test.tsx')),
      ),
      project(
        'soak-dom',
        'jsdom',
        files.filter((file) => file.endsWith('.dom.test.tsx')),
      ),
    ],
  },
})
