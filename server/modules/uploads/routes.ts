import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../http/declare-shop'
import { openStorage } from '../../storage/open'
import { ownerOf } from '../members/owner'
import { readPictureForm } from './form'
import { FIGURES } from '../../limits'
import { keepPicture, uploadPlace, type Uploads } from './service'

/** Pictures of members (provider-api §12). */
export default async function uploadRoutes(app: FastifyInstance) {
  // this plugin's routes alone take files
  await app.register(multipart)
  const uploads: Uploads = { db: app.db, storage: await openStorage(app.config) }
  const host = `${app.prefix}/espier/uploadlocal`

  declareMember(app, 'GET /espier/image_upload_token', async (asked) =>
    uploadPlace(uploads, ownerOf(asked), host),
  )
  declareMember(app, 'POST /espier/uploadlocal', async (asked) =>
    keepPicture(uploads, ownerOf(asked), await readPictureForm(asked.request, FIGURES.member_picture_bytes)),
  )
  declareMember(app, 'POST /espier/upload', async (asked) => {
    const { file } = await readPictureForm(asked.request, FIGURES.member_picture_bytes)
    return keepPicture(uploads, ownerOf(asked), { file, key: '' })
  })
}
