import type { ImageRow, StoredImage } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/image-url'
import { call, upload } from '../shell/api'
import { imageTypeOf } from './image-type'

export interface UploadOptions {
  /** Folder of the library; none for outside of all folders. */
  folder_id?: string
  /** Stops wherever it is; what was stored without being registered is swept by the server. */
  signal?: AbortSignal
  /** 0 to 1. */
  onProgress?: (part: number) => void
}

/** Why a file was not even sent; `message` is what the operator reads. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
}

/**
 * A picture from the operator's disk into the library (rule api-13): token → upload → register.
 * @returns the library's row; `img_full_url` is what pages hold
 * @throws UploadRefused for what is no JPG or PNG by content, or too large; ApiError
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<ImageRow> {
  const { folder_id, signal, onProgress } = options
  const cancellable = signal && { signal }
  if ((await imageTypeOf(file)) === null) throw new UploadRefused(strings.uploadType)
  const { token, key, host, max_bytes } = await call('POST /images/token', {
    body: { filename: file.name, size: file.size },
    ...cancellable,
  })
  if (file.size > max_bytes) throw new UploadRefused(strings.uploadSize.replace('{n}', megabytes(max_bytes)))
  const stored = await upload<StoredImage>(host, formOf({ token, key, file }), {
    ...cancellable,
    ...(onProgress && { onProgress: ({ progress }) => onProgress(progress ?? 0) }),
  })
  return call('POST /images', {
    body: {
      img_name: file.name,
      img_url: stored.key,
      img_type: stored.type,
      img_size: stored.size,
      width: stored.width,
      height: stored.height,
      ...(folder_id !== undefined && { folder_id }),
    },
    ...cancellable,
  })
}

/** Storage services want the file after the fields that allow it. */
function formOf({ token, key, file }: { token: string; key: string; file: File }): FormData {
  const form = new FormData()
  form.append('token', token)
  form.append('key', key)
  form.append('file', file, file.name)
  return form
}

export const megabytes = (bytes: number) => String(Math.floor((bytes / 1024 / 1024) * 10) / 10)
