import type { Row } from '../measure/row'

export interface BenchOptions {
  /** Fewer sizes and rounds: to check that it runs, not to publish. */
  quick: boolean
  /** Prints a line of progress. */
  log: (line: string) => void
}

/** Measures a group of rows; the rows are its only result. */
export type Group = (options: BenchOptions) => Promise<Row[]>
