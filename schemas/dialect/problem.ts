/** One violation of the dialect: the file, the schema in it, and what to do instead. */
export interface DialectProblem {
  file: string
  /** `#/properties/…`; empty for the whole file. */
  pointer: string
  message: string
  /** 1-based; set if the position is already known. */
  line?: number
  column?: number
}

/** Thrown with every problem found, one per line. */
export class DialectError extends Error {
  override name = 'DialectError'
  constructor(readonly problems: DialectProblem[]) {
    super(problems.map(lineOf).join('\n'))
  }
}

/** `file:line:column #/path: message` */
const lineOf = ({ file, pointer, message, line, column }: DialectProblem) =>
  `${file}${line === undefined ? '' : `:${line}:${column}`}${pointer && ` ${pointer}`}: ${message}`

/** Reports a violation of the schema being checked. */
export type Report = (message: string) => void
