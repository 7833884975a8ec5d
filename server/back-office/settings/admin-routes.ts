import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '@schemas/page'
import { settingNames, titleOfSetting } from '@schemas/site-settings'
import { declareAdmin, settingOf } from '../../platform'
import { saveSetting } from './service'

export default async function settingAdminRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /settings', async () =>
    settingNames.map((name) => ({ name, title: titleOfSetting(name) })),
  )

  declareAdmin(app, 'GET /settings/{name}', async ({ company_id, params: { name } }) => ({
    name,
    value: await settingOf(db, company_id, name),
  }))

  declareAdmin(app, 'PUT /settings/{name}', async ({ params: { name }, body, ...by }) => {
    const value = await saveSetting(db, by, name, body.value as JsonObject)
    app.pageChanges.announce(by.company_id)
    return { name, value }
  })
}
