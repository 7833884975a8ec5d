import { showToast } from '../state/toasts'
import { ApiError } from './api-error'

/**
 * Fetches a file of the API and has the browser save it under the name that the server gives it; what is refused is
 * toasted, which a plain link could not.
 * @throws ApiError when the server refuses or does not answer
 */
export async function download(href: string): Promise<void> {
  const answer = await fetch(href).catch((cause: unknown) => refuse(undefined, 0, cause))
  if (!answer.ok) {
    const { msg } = (await answer.json()) as { msg?: string }
    refuse(msg, answer.status)
  }
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = nameIn(answer.headers.get('content-disposition') ?? '')
  link.click()
  URL.revokeObjectURL(url)
}

/** `attachment; filename*=UTF-8''…`, as the server writes it. */
export const nameIn = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')

function refuse(message: string | undefined, status: number, cause?: unknown): never {
  const error = new ApiError(message, { status, cause })
  showToast(error.message)
  throw error
}
