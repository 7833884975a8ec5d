import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A test that visits many pages has a longer timeout than others, however short its file is. */
const PATIENT = /\btimeout: \d{3,}_000\b/
const isLong = ({ moduleId }: TestSpecification) => PATIENT.test(readFileSync(moduleId, 'utf8'))

/** Files in Vitest's order, but those with long timeouts first: started last, they would run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
