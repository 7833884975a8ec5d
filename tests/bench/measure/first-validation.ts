/** A process that parses and validates one page and ends: what the first validation after a start costs. */
import { problemsOf, type PageJson } from '@schemas'

/** Milliseconds by the clock. */
export interface FirstTimes {
  parse: number
  validation: number
}

process.once('message', (text: string) => {
  const start = performance.now()
  const page = JSON.parse(text) as PageJson
  const parsed = performance.now()
  const problems = problemsOf(page)
  const validated = performance.now()
  if (problems.length > 0) throw new Error(`Expected no problems, found ${problems.length}.`)
  const times: FirstTimes = { parse: parsed - start, validation: validated - parsed }
  process.send?.(times, () => process.disconnect())
})
