import type { ImageRow } from '@schemas/generated/api'
import { uploadImage, type UploadOptions } from './upload'

/** The file that is on its way. */
export interface Sending {
  name: string
  /** 0 to 1 of this file. */
  part: number
  /** From 1. */
  at: number
  count: number
}

/** A file that was not taken, and why, as the operator reads it. */
export interface FileFailure {
  name: string
  reason: string
}

export interface Uploaded {
  /** In the order of the files. */
  rows: ImageRow[]
  failures: FileFailure[]
}

interface ManyOptions extends Omit<UploadOptions, 'onProgress'> {
  onProgress?: (sending: Sending) => void
}

/**
 * Sends files one after the other; one that fails keeps none of the others back.
 * @throws what was thrown when `signal` stopped it
 */
export async function uploadImages(
  files: readonly File[],
  { onProgress, ...options }: ManyOptions = {},
): Promise<Uploaded> {
  const uploaded: Uploaded = { rows: [], failures: [] }
  for (const [index, file] of files.entries()) {
    const report = (part: number) =>
      onProgress?.({ name: file.name, part, at: index + 1, count: files.length })
    report(0)
    try {
      uploaded.rows.push(await uploadImage(file, { ...options, onProgress: report }))
    } catch (error) {
      if (options.signal?.aborted) throw error
      uploaded.failures.push({
        name: file.name,
        reason: error instanceof Error ? error.message : String(error),
      })
    }
  }
  return uploaded
}

/** What the operator reads of each file that was not taken. */
export const failureTexts = (failures: readonly FileFailure[]): string[] =>
  failures.map(({ name, reason }) => `${name}：${reason}`)
