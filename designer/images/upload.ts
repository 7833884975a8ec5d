import type { ImagePurpose, ImageRow, StoredImage } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/image-url'
import { UPLOAD_WIDTHS } from '@schemas/picture'
import { call, upload } from '../shell/api'
import { drawPart } from './draw-part'

/** First bytes of the kinds that may be uploaded (rule images-1): what a file holds, whatever it calls itself. */
const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

type ImageType = keyof typeof SIGNATURES

/** For the file dialog; the chosen file is checked by its content. */
export const ACCEPT = Object.keys(SIGNATURES).join(',')

/** Kind of a picture by its first bytes, or `null` for anything that may not be uploaded. */
async function imageTypeOf(file: Blob): Promise<ImageType | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  for (const [type, signature] of Object.entries(SIGNATURES))
    if (signature.every((byte, index) => head[index] === byte)) return type as ImageType
  return null
}

export interface UploadOptions {
  /** Folder of the library; none for outside of all folders. */
  folder_id?: string
  /** A cover of a module or template is listed apart from what pages are made of. */
  purpose?: ImagePurpose
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
 * A picture from the operator's disk into the library (rule api-13): token → upload → register. One that is too large is
 * scaled down first (rule images-1).
 * @returns the library's row; `img_full_url` is what pages hold
 * @throws UploadRefused for what is no JPG or PNG by content, or too large however small it is drawn; ApiError
 */
export async function uploadImage(file: File, options: UploadOptions = {}): Promise<ImageRow> {
  const { folder_id, purpose = 'library', signal, onProgress } = options
  const cancellable = signal && { signal }
  const type = await imageTypeOf(file)
  if (type === null) throw new UploadRefused(strings.uploadType)
  const { token, key, host, max_bytes } = await call('POST /images/token', {
    body: { filename: file.name, size: file.size },
    ...cancellable,
  })
  const sent = file.size > max_bytes ? await shrunk(file, type, max_bytes) : file
  if (!sent) throw new UploadRefused(strings.uploadSize.replace('{n}', megabytes(max_bytes)))
  const stored = await upload<StoredImage>(host, formOf({ token, key, file: sent }), {
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
      purpose,
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

/** px; the server keeps no picture wider than the first, the others are for pictures that compress badly. */
const WIDTHS = [UPLOAD_WIDTHS.l, 1920, 1280]

/**
 * A picture of a camera that is larger than uploads may be, drawn as wide as the server would keep it.
 * @param type content type by its first bytes
 * @returns undefined if it is no picture that the browser can decode, or none of the widths is small enough
 */
async function shrunk(file: File, type: string, max_bytes: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    console.warn(`${file.name} cannot be decoded:`, error)
    return undefined
  })
  if (!bitmap) return undefined
  const { width, height } = bitmap
  try {
    for (const widest of WIDTHS) {
      const scale = Math.min(1, widest / width)
      const part = { x: 0, y: 0, width, height }
      const drawn = await drawPart(bitmap, part, { scale, name: file.name, type })
      if (drawn.size <= max_bytes) return drawn
    }
  } finally {
    bitmap.close()
  }
  return undefined
}
