/** @typedef {import('vitest/reporters').Reporter} Reporter */

/**
 * Vitest reporter: one line for each project at the end of a run, its tests and their time.
 * @implements {Reporter}
 */
export default class SuiteTimes {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Map<string, { files: number, tests: number, failed: number, ms: number }>} */
    const suites = new Map()
    for (const module of modules) {
      const name = module.project.name
      const suite = suites.get(name) ?? { files: 0, tests: 0, failed: 0, ms: 0 }
      const tests = [...module.children.allTests()]
      suite.files += 1
      suite.tests += tests.length
      suite.failed += tests.filter((test) => test.result().state === 'failed').length
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      suite.ms += collectDuration + setupDuration + duration
      suites.set(name, suite)
    }
    console.log('\nSuites (time of all workers together)')
    for (const [name, { files, tests, failed, ms }] of suites) {
      const counts = `${String(tests).padStart(6)} tests in ${String(files).padStart(4)} files`
      console.log(
        `  ${name.padEnd(10)} ${counts} ${(ms / 1000).toFixed(1).padStart(7)} s${failed ? `  ${failed} FAILED` : ''}`,
      )
    }
  }
}
