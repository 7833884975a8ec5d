import { showToast } from '../state/toasts'
import { ApiError } from '@schemas/api/api-error'
import type { FilePath } from './file-href'

/**
 * Fetches a file of the API and has the browser save it under the name that the server gives it; what is refused is
 * toasted, which a plain link could not.
 * @throws ApiError when the server refuses or does not answer within 10 s
 */
export async function download(path: FilePath, query: Readonly<Record<string, string>> = {}): Promise<void> {
  const { fetchFile } = await import('./client')
  const { file, disposition } = await fetchFile(path, query).catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== 401) showToast(error.message)
    throw error
  })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = nameIn(disposition)
  link.click()
  URL.revokeObjectURL(url)
}

/** `attachment; filename*=UTF-8''…`, as the server writes it. */
export const nameIn = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')
