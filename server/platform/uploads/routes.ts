import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { declareFile, declareMember } from '../http/declare-shop'
import { FIGURES } from '../../config/limits'
import { ownerOf } from '../../core/owner'
import { isNameOf } from './addresses'
import { readPictureForm } from './upload-form'
import { isLinked, privateHeaders, readPrivate } from './private-pictures'
import { keepPicture, uploadPlace } from './service'

/** Pictures of members (rule api-13). */
export default async function uploadRoutes(app: FastifyInstance) {
  // only the routes of this plugin accept files
  await app.register(multipart)
  const { db, storage, config } = app
  const uploads = { db, storage }
  const host = `${app.prefix}/espier/uploadlocal`

  declareMember(app, 'GET /espier/image_upload_token', async (asked) =>
    uploadPlace(uploads, ownerOf(asked), { host, group: asked.query.group }),
  )
  declareMember(app, 'POST /espier/uploadlocal', async (asked) =>
    keepPicture(uploads, ownerOf(asked), await readPictureForm(asked.request, FIGURES.member_picture_bytes)),
  )
  declareMember(app, 'POST /espier/upload', async (asked) => {
    const form = await readPictureForm(asked.request, FIGURES.member_picture_bytes)
    return keepPicture(uploads, ownerOf(asked), { ...form, key: '' })
  })

  declareFile(
    app,
    'GET /espier/pictures/{name}',
    async ({ company_id, member, params, query, request, reply }) => {
      const name = params.name.replace('.webp', '')
      const linked = await isLinked(db, company_id, name, query)
      if (!linked && !member) throw new AppError(request.memberRefusal)
      privateHeaders(reply)
      // pages of other storefronts show it
      if (linked && config.corsOrigins.size > 0) reply.header('cross-origin-resource-policy', 'cross-origin')
      return readPrivate(
        uploads,
        company_id,
        name,
        async () =>
          linked || (member !== null && (await isNameOf(db, ownerOf({ company_id, member }), name))),
      )
    },
  )
}
