import type { Row } from '../measure/row'

export interface BenchOptions {
  /** Fewer sizes and rounds: to see that it runs, not to publish. */
  quick: boolean
  /** A line of progress. */
  log: (line: string) => void
}

/** A group of rows; it says where the time goes only through its rows. */
export type Group = (options: BenchOptions) => Promise<Row[]>
