import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import { maskMobile, maskNumber } from '@schemas/account'
import type { WorklistFact } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { positionOf } from '../../db/keyset'
import { type CurrentOperator, declareAdmin, may, sightOf } from '../../platform'
import { batchesOf } from '../batches/batch'
import { filtersOf } from '../records/filters'
import { allWorklists, requireTab, requireWorklist, rightToAct } from './worklist'
import { doAction, readItem } from './service'

export default async function worklistAdminRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /worklists', async ({ operator }) =>
    allWorklists()
      .filter(({ rights }) => may(operator, rights.view))
      .map(({ name, title, group, tabs, columns, filters, filter_note }) => ({
        name,
        title,
        group,
        tabs,
        columns,
        ...(filters && { filters }),
        ...(filter_note !== undefined && { filter_note }),
        ...batchesOf(`worklists/${name}`),
      })),
  )

  declareAdmin(
    app,
    'GET /worklists/{name}',
    async ({ company_id, params, query, operator }) => {
      const worklist = requireWorklist(params.name)
      const { keyword } = query
      const tab = requireTab(worklist, query.tab)
      const at = positionOf(query)
      const filters = filtersOf(worklist.filters ?? [], query.filter)
      const found = await worklist.list(db, {
        company_id,
        tab,
        keyword,
        filters,
        sight: sightOf(operator),
        at,
        now: timeNow(),
      })
      return { ...found, total_count: found.count }
    },
    VIEW,
  )

  declareAdmin(
    app,
    'GET /worklists/{name}/{id}',
    async ({ company_id, params: { name, id }, operator }) =>
      shownTo(operator, await readItem(db, app, { company_id, operator, now: timeNow() }, name, id)),
    VIEW,
  )

  declareAdmin(
    app,
    'POST /worklists/{name}/{id}/{form}',
    ({ params, body, company_id, operator }) =>
      doAction(
        db,
        app,
        { company_id, operator, now: timeNow() },
        { ...params, value: body.value as JsonObject },
      ),
    { rightOf: ({ name = '', form = '' }) => rightToAct(requireWorklist(name), form) },
  )
}

const VIEW = { rightOf: ({ name = '' }) => requireWorklist(name).rights.view }

/** Masks mobile and account numbers for who may not see them. */
function shownTo<T extends { facts: WorklistFact[] }>(operator: CurrentOperator, item: T): T {
  if (may(operator, 'numbers.view')) return item
  const facts = item.facts.map((fact) => {
    if (fact.kind === 'mobile') return { ...fact, value: maskMobile(String(fact.value)) }
    return fact.kind === 'account' ? { ...fact, value: maskNumber(String(fact.value)) } : fact
  })
  return { ...item, facts }
}
