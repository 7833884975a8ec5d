import { ApiError } from '@schemas/api/api-error'
import { PageError } from '@engine/design'

/** Why a tool did not do what was asked, in the words that its caller reads; `details` help to go on. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    message: string,
    readonly details: object = {},
  ) {
    super(message)
  }
}

/** What a caller reads of an error; `null` for an error of the program itself. */
export function refusalOf(error: unknown): { message: string; details: object } | null {
  if (error instanceof Refusal) return error
  if (error instanceof PageError) return { message: error.message, details: {} }
  if (!(error instanceof ApiError)) return null
  const { message, status, errors, details } = error
  return {
    message: status === 0 ? `${message} (no answer from the shop)` : message,
    details: {
      status,
      ...(Object.keys(errors).length > 0 && { fields: errors }),
      ...(details !== undefined && { details }),
    },
  }
}
