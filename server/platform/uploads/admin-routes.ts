import type { FastifyInstance } from 'fastify'
import { declareAdminFile } from '../http/declare-admin'
import { privateHeaders, readPrivate } from './private-pictures'
import { isSeenBy } from './uses-repo'

/** Evidence of members, for the operators who decide about it. */
export default async function memberPictureRoutes(app: FastifyInstance) {
  const { db, storage } = app

  declareAdminFile(app, 'GET /member-pictures/{name}', async ({ company_id, operator, params, reply }) => {
    privateHeaders(reply)
    return readPrivate({ db, storage }, company_id, params.name.replace('.webp', ''), (picture) =>
      isSeenBy(db, picture, operator),
    )
  })
}
