import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { globSync } from 'tinyglobby'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { FOLDERS } from '../../scripts/check/sources.ts'
import { spiedCalls } from '../helpers/spied-calls.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Files with generated input are found by these calls; files with larger figures here use `figure` or `isSoak`, tests
 * that run here alone use `inSoak`; axe examines drawn states here; suites that otherwise run on one database run on all here.
 */
const GENERATES =
  /\bfc\.(?:assert|check)\(|\bfuzzFrozen\(|\bfigure\(|\binSoak\(|\bdescribeApi(?:Embedded)?\(|\bdescribe(?:(?:Demo)?Database|EmbeddedDemo)\(|\bisSoak\b|\bexpectAccessible\(/

const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const files = globSync(`{${FOLDERS.join()}}/**/*.test.{ts,tsx}`, {
  cwd: ROOT,
  ignore: ['**/node_modules/**', 'tests/bench/**'],
}).filter((file) => file.endsWith('.soak.test.ts') || GENERATES.test(sourceOf(file)))

const isJourney = (file: string) => file.startsWith('tests/journeys/')
/** Timed files run alone. */
const isTimed = (file: string) =>
  file.startsWith('tests/soak/scale/') || /\bexpectWithin\(/.test(sourceOf(file))
const isRace = (file: string) => file.startsWith('tests/races/') && !isTimed(file)
const isDom = (file: string) => file.endsWith('.dom.test.tsx')

const MORE_RUNS = join(import.meta.dirname, 'more-runs.ts')
const DRAWING = join(ROOT, 'tests/helpers/drawing.ts')

const project = (
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = { environment: 'node' },
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, setupFiles: [MORE_RUNS], ...more },
})

export default defineConfig({
  root: ROOT,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    // tests of minutes are the purpose of a soak
    testTimeout: 7_200_000,
    hookTimeout: 600_000,
    // a machine with two processors would get one
    maxWorkers: 2,
    projects: [
      project(
        'soak',
        files.filter((file) => !isDom(file) && !isJourney(file) && !isRace(file) && !isTimed(file)),
      ),
      // as npm test has them
      {
        ...project('soak-dom', files.filter(isDom), {
          environment: 'jsdom',
          setupFiles: [MORE_RUNS, DRAWING],
        }),
        plugins: [spiedCalls()],
      },
      project('soak-races', files.filter(isRace), { environment: 'node', sequence: { groupOrder: 1 } }),
      project('soak-journeys', files.filter(isJourney), {
        environment: 'node',
        globalSetup: ['tests/journeys/kit/global-setup.ts'],
        // as npm test runs them
        retry: 2,
        expect: { poll: { timeout: 20_000 } },
        maxWorkers: 4,
        sequence: { groupOrder: 2 },
      }),
      project('soak-timed', files.filter(isTimed), {
        environment: 'node',
        maxWorkers: 1,
        sequence: { groupOrder: 3 },
      }),
    ],
  },
})
