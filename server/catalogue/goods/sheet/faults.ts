import { kindOfRecord } from '@schemas/records'
import type { LineOutcome } from '../../../back-office'
import type { ApproveStatus } from '../../../db/schema'

/** Status → its word. */
export const STATUSES = new Map(
  Object.entries(kindOfRecord('goods').filters.find(({ key }) => key === 'approve_status')?.words ?? {}),
) as ReadonlyMap<ApproveStatus, string>

/** The faults of the rows of one product: one is enough to refuse all its rows. */
export class LineFaults {
  readonly #errors = new Map<number, Record<string, string[]>>()

  constructor(private readonly lines: readonly { line: number }[]) {}

  get any(): boolean {
    return this.#errors.size > 0
  }

  add(line: number, column: string, message: string): void {
    const errors = this.#errors.get(line) ?? {}
    ;(errors[column] ??= []).push(message)
    this.#errors.set(line, errors)
  }

  addFirst(column: string, message: string): void {
    const [first] = this.lines
    if (first) this.add(first.line, column, message)
  }

  /** @param dragged what is said of a line without a fault of its own, by the first line that has one */
  outcomes(dragged: (line: number) => string): LineOutcome[] {
    const [first = 0] = this.#errors.keys()
    return this.lines.map(({ line }) => ({
      line,
      state: 'failed',
      errors: this.#errors.get(line) ?? { '': [dragged(first)] },
    }))
  }
}
