import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { declareAdmin, readUploadForm } from '../../platform'
import { addFolder, listFolders, removeFolder, renameFolder } from './folders'
import { moveImages, removeImages, restoreImages, usesOfAll } from './many'
import { purgeImages } from './purge'
import { listImages, serializeImage } from './repo'
import { changeImage, registerImage, removeImage, restoreImage, requireImage } from './service'
import { grantUpload, storeUpload } from './upload'
import { usesOf } from './uses'

const DONE = { status: true } as const

/** The picture library: token → upload → register (rule api-13), folders, uses, bin. */
export default async function imageRoutes(app: FastifyInstance) {
  // only the routes of this plugin take files
  await app.register(multipart)
  const { db, config, storage } = app
  const maxBytes = config.uploadMaxBytes

  declareAdmin(app, 'POST /images/token', ({ company_id, operator }) =>
    grantUpload({ db, storage, company_id, operator, maxBytes }),
  )
  declareAdmin(app, 'POST /images/upload', async ({ company_id, operator, request }) => {
    const form = await readUploadForm(request, maxBytes)
    return storeUpload({ db, storage, company_id, operator, maxBytes }, form)
  })
  declareAdmin(app, 'POST /images', ({ body, ...actor }) => registerImage(db, storage, actor, body))

  declareAdmin(app, 'GET /images', async ({ company_id, query }) => {
    const { rows, count } = await listImages(db, company_id, query)
    return { list: rows.map(serializeImage), count, total_count: count }
  })
  declareAdmin(app, 'PUT /images/{image_id}', ({ params, body, ...actor }) =>
    changeImage(db, actor, params.image_id, body),
  )
  declareAdmin(app, 'GET /images/{image_id}/uses', async ({ params, company_id, operator }) => {
    const { img_full_url } = await requireImage(db, { company_id }, params.image_id)
    const list = await usesOf(db, company_id, [img_full_url], operator.pages)
    return { list, count: list.length, total_count: list.length }
  })
  declareAdmin(app, 'DELETE /images/{image_id}', async ({ params, query, ...actor }) => {
    await removeImage(db, actor, params.image_id, query.force)
    return DONE
  })
  declareAdmin(app, 'POST /images/{image_id}/restore', ({ params, ...actor }) =>
    restoreImage(db, actor, params.image_id),
  )
  declareAdmin(app, 'GET /images/uses', async ({ query, ...actor }) => {
    const list = await usesOfAll(db, actor, query.image_ids)
    return { list, count: list.length, total_count: list.length }
  })
  declareAdmin(app, 'POST /images/move', async ({ body, ...actor }) => {
    await moveImages(db, actor, body.image_ids, body.folder_id)
    return DONE
  })
  declareAdmin(app, 'POST /images/delete', async ({ body, ...actor }) => {
    await removeImages(db, actor, body)
    return DONE
  })
  declareAdmin(app, 'POST /images/restore', async ({ body, ...actor }) => {
    await restoreImages(db, actor, body.image_ids)
    return DONE
  })
  declareAdmin(app, 'POST /images/purge', ({ body, ...actor }) => purgeImages(db, storage, actor, body.days))

  declareAdmin(app, 'GET /image-folders', ({ company_id }) => listFolders(db, company_id))
  declareAdmin(app, 'POST /image-folders', ({ body, ...actor }) => addFolder(db, actor, body.name))
  declareAdmin(app, 'PUT /image-folders/{folder_id}', ({ params, body, ...actor }) =>
    renameFolder(db, actor, params.folder_id, body.name),
  )
  declareAdmin(app, 'DELETE /image-folders/{folder_id}', async ({ params, ...actor }) => {
    await removeFolder(db, actor, params.folder_id)
    return DONE
  })
}
