import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'

/**
 * Compresses uncompressed responses; quality 4, since 11 takes seconds and saves a tenth. Requests are never
 * decompressed: fifty bytes could become many megabytes before the sender is authenticated.
 */
export async function compression(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new AppError('unsupported_media_type', { message: '请求内容不能压缩（content-encoding）' })
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
