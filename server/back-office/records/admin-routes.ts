import type { FastifyInstance } from 'fastify'
import { maskNumber } from '@schemas/account'
import type { RecordKind } from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { kindOfRecord, type RecordName } from '@schemas/records'
import { windowOf } from '../../db/paging'
import { presetWith } from '@schemas/rights'
import { type CurrentOperator, declareAdmin, may, sightOf } from '../../platform'
import { fieldError } from '../../core/errors'
import { batchesOf } from '../batches/batch'
import { requireOwn } from '../shops/foreign-repo'
import { filtersOf } from './filters'
import { optionsOf, rightOfOptions } from './options'
import { allRecords, requireRecord, type AnyRecord } from './record'
import { createRecord, readRecord, removeRecord, saveRecord } from './service'

export default async function recordAdminRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /records', async ({ operator }) =>
    allRecords()
      .filter(({ rights }) => may(operator, rights.view))
      .map((record) => describe(record, operator)),
  )

  declareAdmin(
    app,
    'GET /records/{name}',
    async ({ company_id, params, query, operator }) => {
      const window = windowOf(query.page, query.pageSize)
      const record = requireRecord(params.name)
      const filters = filtersOf(kindOfRecord(record.name).filters, query.filter)
      const found = await record.list(db, {
        company_id,
        keyword: query.keyword,
        sight: sightOf(operator),
        filters,
        sort: sortOf(record, query.sort),
        ...window,
      })
      const list = found.list.map((row) => ({ ...row, value: shownTo(operator, record.name, row.value) }))
      return { list, count: found.count, total_count: found.count }
    },
    VIEW,
  )

  declareAdmin(
    app,
    'GET /records/{name}/{id}',
    async ({ company_id, params: { name, id }, operator }) => {
      await requireOwn(db, requireRecord(name).shopsOf, { company_id, shops: operator.shops }, id)
      const found = await readRecord(db, company_id, name, id)
      const value = shownTo(operator, requireRecord(name).name, Object(found.value))
      // the version is a hash of the whole value: hidden fields could be found by trying
      return value === found.value ? found : { ...found, value, version: '' }
    },
    VIEW,
  )

  declareAdmin(
    app,
    'GET /options/{kind}',
    ({ company_id, params: { kind }, query, operator }) =>
      optionsOf(db, kind, { company_id, sight: sightOf(operator), ...query }),
    { rightOf: ({ kind = '' }) => rightOfOptions(kind) },
  )

  declareAdmin(
    app,
    'POST /records/{name}',
    async ({ params: { name }, body, company_id, operator }) => {
      const made = await createRecord(db, { company_id, operator }, name, body.value as JsonObject)
      app.pageChanges.announce(company_id)
      return made
    },
    EDIT,
  )

  declareAdmin(
    app,
    'PUT /records/{name}/{id}',
    async ({ params, body, company_id, operator }) => {
      const change = { ...params, value: body.value as JsonObject, version: body.version }
      const saved = await saveRecord(db, { company_id, operator }, change)
      app.pageChanges.announce(company_id)
      return saved
    },
    EDIT,
  )

  declareAdmin(
    app,
    'DELETE /records/{name}/{id}',
    async ({ params: { name, id }, company_id, operator }) => {
      await removeRecord(db, { company_id, operator }, name, id)
      app.pageChanges.announce(company_id)
      return { status: true }
    },
    EDIT,
  )
}

const VIEW = { rightOf: ({ name = '' }) => requireRecord(name).rights.view }
const EDIT = { rightOf: ({ name = '' }) => requireRecord(name).rights.edit }

/** A value as `operator` may see it: some see masked phone and account numbers, as in worklists. */
function shownTo(operator: CurrentOperator, name: RecordName, value: object): object {
  const { personal } = kindOfRecord(name)
  if (may(operator, 'numbers.view') || personal.length === 0) return value
  const shown = Object.entries(value).map(([field, own]: [string, unknown]) => [
    field,
    personal.includes(field) ? masked(own) : own,
  ])
  return Object.fromEntries(shown)
}

/** A number, or each of a list of numbers. */
const masked = (own: unknown): unknown =>
  Array.isArray(own) ? own.map(masked) : typeof own === 'string' ? maskNumber(own) : own

/** @throws AppError invalid for an unknown order */
function sortOf({ sorts = [] }: AnyRecord, sort: string | undefined): string | undefined {
  if (sort === undefined || sorts.some(({ key }) => key === sort)) return sort
  const known = sorts.map(({ key }) => key).join('、') || '无'
  const message = `应为 ${known} 之一，得到 ${sort}`
  throw fieldError('/query/sort', message)
}

/** Description of a kind for the operator's menu and list. */
function describe(
  { name, rights: { edit: right }, remove, creatable = true, areShops, figures = [], sorts }: AnyRecord,
  { shops }: Pick<CurrentOperator, 'shops'>,
): RecordKind {
  const { title, group, columns, filters } = kindOfRecord(name)
  return {
    name,
    title,
    group,
    columns: [...columns, ...figures],
    filters,
    right,
    role: presetWith([right]) === 'owner' ? 'owner' : 'editor',
    creatable: creatable && !(areShops && shops.length > 0),
    removable: remove !== undefined,
    ...(sorts && { sorts }),
    ...batchesOf(`records/${name}`),
  }
}
