/** One breach of the dialect: which file, which schema in it, and what to do instead. */
export interface DialectProblem {
  file: string
  pointer: string
  message: string
}

/** Thrown with every problem found, one a line. */
export class DialectError extends Error {
  override name = 'DialectError'
  constructor(readonly problems: DialectProblem[]) {
    super(problems.map((p) => `${p.file} ${p.pointer}: ${p.message}`).join('\n'))
  }
}

/** Told about a breach at the schema being checked. */
export type Report = (message: string) => void
