interface Parts {
  /** HTTP status; 0: no answer came, and the request may have been carried out all the same. */
  status: number
  /** Number of the server's error catalogue. */
  code?: number
  /** Messages by field. */
  errors?: Readonly<Record<string, readonly string[]>>
  /** What a program needs to go on, in the shape that the endpoint's declaration names. */
  details?: unknown
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  cause?: unknown
}

/** Why the server did not do what was asked; `message` is what shoppers or operators read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: number
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly details: unknown
  readonly retryAfter: number | undefined

  constructor(message: string, { status, code = 0, errors = {}, details, retryAfter, cause }: Parts) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.errors = errors
    this.details = details
    this.retryAfter = retryAfter
  }
}
