import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { refusal } from './upload-form'

export interface PictureForm {
  file: Buffer
  /** '' where none was sent. */
  key: string
  /** What it is for; '' where nothing was said. */
  group: string
}

const LONGEST_TEXT = 300

/**
 * Reads the one file of a form, whatever its part is called (`file`, `images`), `key` and `group`.
 * @throws AppError for another kind of body, no file, several, one that is too large, a wrong or missing signature
 */
export async function readPictureForm(request: FastifyRequest, maxBytes: number): Promise<PictureForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { message: '应当以 multipart/form-data 提交图片' })
  const limits = { files: 1, fields: 10, fieldSize: LONGEST_TEXT, fileSize: maxBytes }
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
