import type { FastifyRequest } from 'fastify'
import { strings } from '@schemas/generated/strings/image-url'
import { AppError } from '../../core/errors'

export interface UploadForm {
  file: Buffer
  token: string
  key: string
}

/** The signed token is the longest of the texts. */
const LONGEST_TEXT = 2_000

/**
 * Reads the parts `file`, `token` and `key` in any order.
 * @throws AppError for another kind of body, a missing part, a file that is too large
 */
export async function readUploadForm(request: FastifyRequest, maxBytes: number): Promise<UploadForm> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', {
      message: '应当以 multipart/form-data 提交 file、token、key',
    })
  }
  const texts = new Map<string, string>()
  let file: Buffer | undefined
  const limits = { files: 1, fields: 10, fieldSize: LONGEST_TEXT, fileSize: maxBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await part.toBuffer()
      else texts.set(part.fieldname, String(part.value))
    }
  } catch (error) {
    throw refusal(error, maxBytes)
  }
  const missing = [
    ...(file ? [] : ['file']),
    ...['token', 'key'].filter((name) => (texts.get(name) ?? '') === ''),
  ]
  if (!file || missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, ['必填']]))
    throw new AppError('invalid', { message: `缺少 ${missing.join('、')}`, errors })
  }
  return { file, token: texts.get('token') ?? '', key: texts.get('key') ?? '' }
}

/** The limit in whole MB, as it is configured. */
export function tooLarge(maxBytes: number, cause?: unknown): AppError {
  const message = strings.uploadSize.replace('{n}', String(Math.floor(maxBytes / 1024 / 1024)))
  return new AppError('too_large', { message, errors: { file: [message] }, cause })
}

/** Reading a form fails only because of what was sent: too much, an incomplete form, or no form at all. */
function refusal(error: unknown, maxBytes: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes, error)
  if (code.startsWith('FST_')) return error
  return new AppError('bad_request', { message: '上传的表单不完整', cause: error })
}

export interface PictureForm {
  file: Buffer
  /** '' if none was sent. */
  key: string
  /** Purpose of the picture; '' if none was given. */
  group: string
}

const LONGEST_FIELD = 300

/**
 * Reads the one file of a form, whatever its part is called (`file`, `images`), `key` and `group`.
 * @throws AppError for another kind of body, no file, several, one that is too large, a wrong or missing signature
 */
export async function readPictureForm(request: FastifyRequest, maxBytes: number): Promise<PictureForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { message: '应当以 multipart/form-data 提交图片' })
  const limits = { files: 1, fields: 10, fieldSize: LONGEST_FIELD, fileSize: maxBytes }
  let file: Buffer | undefined
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw refusal(error, maxBytes)
  }
  await request.checkSignatureOf(fields)
  if (!file) throw new AppError('invalid', { message: '缺少图片文件', errors: { file: ['必填'] } })
  const { key = '', group = '' } = fields
  return { file, key, group }
}
