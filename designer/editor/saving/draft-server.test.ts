import { expect, test } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { DraftsMovedOn, draftServer } from './draft-server'

const WIDGET = { type: 'W0011', v: 1, parent: null, order: 'a0', props: {}, style: {} }
const DRAFT = {
  page_id: 'p',
  base: 'p-1',
  document: '{"long":1}',
  length: 10,
  changes: { widgets: { a: WIDGET, b: null } },
  mayBeThere: false,
}
const SAVED = [{ page_id: 'p', revision: 'p-2', number: 1, saved: '2026-01-01T00:00:00.000Z' }]

/** The bodies that are sent. @param refusals of the first requests */
const asked = (...refusals: ApiError[]) => sent(DRAFT, refusals)

function sent(draft: typeof DRAFT, refusals: ApiError[] = []) {
  const bodies: unknown[] = []
  const server = draftServer((async (_key: string, { body }: { body: unknown }) => {
    bodies.push(body)
    const refusal = refusals.shift()
    if (refusal) throw refusal
    return { saved: SAVED }
  }) as never)
  return { bodies, saving: server.save([draft], false) }
}
const refused = (status: number, details?: unknown) =>
  new ApiError('不行', { status, code: status * 1000 + 1, details })

const CHANGES = {
  documents: [{ page_id: 'p', base: 'p-1', changes: JSON.stringify(DRAFT.changes), length: 10 }],
}
const WHOLE = { documents: [{ page_id: 'p', base: 'p-1', document: DRAFT.document }] }

test('a save sends what changed', async () => {
  const { bodies, saving } = asked()
  expect(await saving).toBe(SAVED)
  expect(bodies).toEqual([CHANGES])
})

test('what an earlier request may have saved is sent as a whole, once', async () => {
  const draft = { ...DRAFT, mayBeThere: true }
  const once = sent(draft)
  expect(await once.saving).toBe(SAVED)
  expect(once.bodies).toEqual([WHOLE])
  const other = sent(draft, [refused(422)])
  await expect(other.saving).rejects.toMatchObject({ status: 422 })
  expect(other.bodies).toEqual([WHOLE])
})

test('a server that cannot make the document of the changes gets the whole', async () => {
  const { bodies, saving } = asked(refused(422))
  expect(await saving).toBe(SAVED)
  expect(bodies).toEqual([CHANGES, WHOLE])
})

test('a document that is refused as a whole too is refused once', async () => {
  const { bodies, saving } = asked(refused(422), refused(422))
  await expect(saving).rejects.toMatchObject({ status: 422 })
  expect(bodies).toHaveLength(2)
})

test('what others saved first is told apart from other refusals, and is not sent again', async () => {
  const conflicts = [{ page_id: 'p' }]
  const moved = asked(refused(409, { conflicts }))
  await expect(moved.saving).rejects.toBeInstanceOf(DraftsMovedOn)
  const other = asked(refused(403))
  await expect(other.saving).rejects.toMatchObject({ status: 403 })
  expect([moved.bodies.length, other.bodies.length]).toEqual([1, 1])
})
