import type { FastifyInstance } from 'fastify'
import { declareAdminFile } from '../http/declare-admin'
import { PICTURES } from './addresses'
import { noSuchPicture, privateHeaders, readPrivate } from './private-pictures'
import { isSeenBy } from './uses-repo'

/** Evidence of members, for the operators who decide about it. */
export default async function memberPictureRoutes(app: FastifyInstance) {
  const { db, storage } = app

  declareAdminFile(app, 'GET /member-pictures/{name}', async ({ company_id, operator, params, reply }) => {
    privateHeaders(reply)
    const name = params.name.replace('.webp', '')
    if (!(await isSeenBy(db, company_id, operator, `${PICTURES}/${name}.webp`))) throw noSuchPicture()
    return readPrivate({ db, storage }, company_id, name)
  })
}
