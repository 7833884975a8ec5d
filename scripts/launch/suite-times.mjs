/** Of a message; what Playwright tried follows. */
const MOST_CHARACTERS = 1_500

/** @typedef {import('vitest/reporters').Reporter} Reporter */

/**
 * Vitest reporter: one line for each project at the end of a run, its tests and their time, and the tests that were tried
 * again, with what failed at first.
 * @implements {Reporter}
 */
export default class SuiteTimes {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Map<string, { files: number, tests: number, failed: number, retried: number, ms: number }>} */
    const suites = new Map()
    /** @type {string[]} */
    const retried = []
    for (const module of modules) {
      const name = module.project.name
      const suite = suites.get(name) ?? { files: 0, tests: 0, failed: 0, retried: 0, ms: 0 }
      const tests = [...module.children.allTests()]
      suite.files += 1
      suite.tests += tests.length
      suite.failed += tests.filter((test) => test.result().state === 'failed').length
      for (const test of tests) {
        const tries = test.diagnostic()?.retryCount ?? 0
        if (tries === 0) continue
        suite.retried += 1
        retried.push(
          `${module.relativeModuleId} > ${test.fullName}: ${tries} more`,
          ...(test.result().errors ?? []).map((error) => `    ${reasonOf(error, module.relativeModuleId)}`),
        )
      }
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      suite.ms += collectDuration + setupDuration + duration
      suites.set(name, suite)
    }
    console.log('\nSuites (time of all workers together)')
    for (const [name, { files, tests, failed, retried: again, ms }] of suites) {
      const counts = `${String(tests).padStart(6)} tests in ${String(files).padStart(4)} files`
      const outcome = `${again ? `  ${again} tried again` : ''}${failed ? `  ${failed} FAILED` : ''}`
      console.log(`  ${name.padEnd(10)} ${counts} ${(ms / 1000).toFixed(1).padStart(7)} s${outcome}`)
    }
    if (retried.length > 0)
      console.log(`\nTests that were tried again\n${retried.map((line) => `  ${line}`).join('\n')}`)
  }
}

/**
 * The message in one line, and the line of the test.
 * @param {{ message: string, actual?: unknown, stacks?: { file: string, line: number }[] }} error
 * @param {string} file
 */
function reasonOf({ message, actual, stacks = [] }, file) {
  const at = stacks.find((frame) => frame.file.endsWith(file))
  const whole = typeof actual === 'string' ? `${message}: ${actual}` : message
  const text = whole.replaceAll(/\s+/g, ' ').slice(0, MOST_CHARACTERS)
  return at ? `line ${at.line}: ${text}` : text
}
