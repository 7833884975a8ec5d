import { texts } from '../texts/frame'

interface Parts {
  /** HTTP status; 0: no answer came. */
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

/** Why the shop's server did not do what was asked; `message` is what the shopper reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: number
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly details: unknown
  readonly retryAfter: number | undefined

  constructor(
    message: string | undefined,
    { status, code = 0, errors = {}, details, retryAfter, cause }: Parts,
  ) {
    super(message || texts.operationFailed, { cause })
    this.status = status
    this.code = code
    this.errors = errors
    this.details = details
    this.retryAfter = retryAfter
  }
}
