import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'

export interface CsvForm {
  file_name: string
  bytes: Buffer
}

/** Longer names of files are cut. */
const LONGEST_NAME = 100

/**
 * Reads the one file of a form.
 * @throws AppError for another kind of body, no file, one that is larger than FIGURES.sheet_bytes
 */
export async function readCsvForm(request: FastifyRequest): Promise<CsvForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { message: '应当以 multipart/form-data 提交 file' })
  let form: CsvForm | undefined
  const limits = { files: 1, fields: 0, fileSize: FIGURES.sheet_bytes }
  try {
    for await (const part of request.parts({ limits }))
      if (part.type === 'file')
        form = { file_name: part.filename.slice(0, LONGEST_NAME), bytes: await part.toBuffer() }
  } catch (error) {
    throw refusal(error)
  }
  if (!form) throw new AppError('invalid', { message: '缺少文件', errors: { file: ['必填'] } })
  return form
}

/** Reading a form fails only by what was sent: too much of it, or a form that breaks off or is none. */
function refusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `文件最大 ${FIGURES.sheet_bytes / 1024 / 1024} MB，请分成几个文件`
    return new AppError('too_large', { message, errors: { file: [message] }, cause: error })
  }
  if (code.startsWith('FST_')) return error
  return new AppError('bad_request', { message: '上传的表单不完整', cause: error })
}
