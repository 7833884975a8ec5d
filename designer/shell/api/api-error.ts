/** Why the server did not do what was asked; `message` is what the operator reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    message: string,
    /** HTTP status. */
    readonly status: number,
    /** Number of the server's error catalogue. */
    readonly code: number,
    /** Messages by field. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** What a program needs to go on, in the shape that the endpoint's declaration names. */
    readonly details?: unknown,
  ) {
    super(message)
  }
}

/** The server could not be reached, or did not answer in time; the request may have been carried out all the same. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'

  constructor(cause: unknown) {
    super('网络连接失败，请检查网络', { cause })
  }
}
