/** One problem of a page document; the same object is used by panel, API, command line and importer. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Widget type, or `page` for the document itself. */
  type: string
  /** Widget uuid, or '' for the document itself. */
  uuid: string
  /** JSON pointer: from the widget (`/props/data/0/price`), or from the document when `uuid` is ''. */
  path: string
  /** Ajv keyword, or the name of the rule that found it. */
  keyword: string
  /** The message for the operator. */
  message: string
}

/** A problem with its position in the source text, 1-based, columns in UTF-16 units. */
export interface LocatedProblem extends Problem {
  line: number
  column: number
}
