import { ApiError } from '@schemas/api/api-error'

/** Whether the server did it; its refusal has been shown already. */
export async function succeeds(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
