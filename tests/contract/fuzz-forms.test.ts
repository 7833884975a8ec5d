/** Property test with schema-generated forms: no 500, whatever operators enter. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { isActionName } from '@schemas/actions'
import type {
  RecordOption,
  RecordsAnswer,
  RecordValue,
  WorklistAnswer,
  WorklistDetail,
} from '@schemas/generated/api'
import type { JsonObject } from '@schemas/page'
import { recordNames } from '@schemas/records'
import { allBatches } from '@server/back-office/batches/batch'
import { allWorklists } from '@server/back-office/worklists/worklist'
import { chosenKinds, formValueOf, type Choices } from '@tests/helpers/arbitrary/form-values'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi, type Answer } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'

/** Values per form; a soak makes many more. */
const VALUES = figure(3, 40)
/** Number of choices per kind, and of rows that are edited. */
const CHOICES = 6
const ROWS = 8

const runs = { seed: 47, numRuns: VALUES }
/** Problem of an answer: an internal error, or a refusal without message. */
function faultOf({ statusCode, payload }: Answer, sent: unknown): unknown {
  const isRight = statusCode < 500 && (statusCode < 400 || JSON.parse(payload).msg !== '')
  return isRight ? undefined : { statusCode, payload, sent }
}

describeApi('schema-generated fuzz of forms', (open) => {
  let owner: SignedInOperator
  let choices: Choices
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
    const named = chosenKinds().map(async (kind) => {
      const options = await owner.data<RecordOption[]>(`/options/${kind}`)
      return [kind, options.slice(0, CHOICES).map(({ id }) => id)] as const
    })
    choices = Object.fromEntries(await Promise.all(named))
  })

  it('every kind of reference in a form has rows to choose from', () => {
    expect(Object.entries(choices).filter(([, ids]) => ids.length === 0)).toEqual([])
  })

  it.each(recordNames)('record %s is created and edited, or its problem is reported', async (name) => {
    const path = `/records/${name}`
    const { list } = await owner.data<RecordsAnswer>(path)
    const rows = await Promise.all(
      list.slice(0, ROWS).map(({ id }) => owner.data<RecordValue>(`${path}/${id}`)),
    )
    const known = rows[0]?.value as JsonObject | undefined
    await fc.assert(
      fc.asyncProperty(formValueOf(name, choices, known), async (value) => {
        const answer = await owner.call(path, { method: 'POST', body: { value } })
        expect(faultOf(answer, value)).toBeUndefined()
      }),
      runs,
    )
    const changes = rows.map(({ id, value }) =>
      formValueOf(name, choices, value as JsonObject).map((sent) => ({ id, sent })),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(...changes), async ({ id, sent }) => {
        const { version } = await owner.data<RecordValue>(`${path}/${id}`)
        const answer = await owner.call(`${path}/${id}`, { method: 'PUT', body: { value: sent, version } })
        expect(faultOf(answer, sent)).toBeUndefined()
      }),
      runs,
    )
  })

  const forms = allWorklists().flatMap(({ name, actions }) =>
    Object.keys(actions).map((form) => [name, form] as const),
  )

  it.each(forms)('in the list %s, %s is done, or the reason against it is reported', async (name, form) => {
    expect(isActionName(form)).toBe(true)
    const offers = await offersOf(name, form)
    const sources = offers.length > 0 ? offers : [{ id: 'nobody', value: {} }]
    const sent = sources.map(({ id, value }) =>
      formValueOf(form, choices, value).map((filled) => ({ id, filled })),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(...sent), async ({ id, filled }) => {
        const answer = await owner.call(`/worklists/${name}/${id}/${form}`, {
          method: 'POST',
          body: { value: filled },
        })
        expect(faultOf(answer, filled)).toBeUndefined()
      }),
      runs,
    )
  })

  it.each(allBatches().map(({ form }) => form))(
    'the batch %s is done to the first rows, or the reason against it is reported',
    async (form) => {
      await fc.assert(
        fc.asyncProperty(formValueOf(form, choices), async (value) => {
          const body = { key: randomUUID(), value, keyword: '', ids: await firstRows(form) }
          const answer = await owner.call(`/batches/${form}`, { method: 'POST', body })
          expect(faultOf(answer, value)).toBeUndefined()
        }),
        runs,
      )
    },
  )

  /** And one row that does not exist. */
  async function firstRows(form: string): Promise<string[]> {
    const path = allBatches().find((batch) => batch.form === form)?.list ?? ''
    const { list } = await owner.data<{ list: { id: string }[] }>(`/${path}`)
    return [...list.slice(0, ROWS).map(({ id }) => id), 'none']
  }

  /** Items that offer the action, with the initial values of its form. */
  async function offersOf(name: string, form: string) {
    const { tabs = [] } = allWorklists().find((worklist) => worklist.name === name) ?? {}
    const ids = new Set<string>()
    for (const { key } of tabs) {
      const { list } = await owner.data<WorklistAnswer>(`/worklists/${name}?tab=${key}`)
      for (const { id } of list.slice(0, ROWS)) ids.add(id)
    }
    const items = await Promise.all(
      [...ids].map((id) => owner.data<WorklistDetail>(`/worklists/${name}/${id}`)),
    )
    return items.flatMap(({ id, actions }) =>
      actions
        .filter((action) => action.form === form)
        .map(({ value }) => ({ id, value: value as JsonObject })),
    )
  }
})
