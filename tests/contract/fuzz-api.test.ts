/** Property test with schema-generated requests: no 500, for any caller and encoding. */
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { attempt, operator } from '@server/db/schema'
import { ERRORS } from '@server/core/errors'
import { callOf } from '@tests/helpers/arbitrary/calls'
import { describeApi } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { anybody, everyEndpoint, knownCall, OTHERS, sendCall } from './kit/any-calls'

/** Calls per endpoint; a soak makes ten times as many. */
const CALLS = figure(2, 40)

const who = fc.oneof(
  { weight: 5, arbitrary: fc.constant('caller' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
)

describeApi('schema-generated fuzz', (open) => {
  // disabled accounts and exhausted limits would keep callers from the next endpoint
  beforeEach(async () => {
    await open().app.db.update(operator).set({ disabled: false })
    await open().app.db.delete(attempt)
  })

  it.each(everyEndpoint)('%s answers any request without an internal error', async (_title, endpoint) => {
    const { known, caller } = await knownCall(open, endpoint)
    const cookies = { ...(await anybody(open().app)), caller }
    await fc.assert(
      fc.asyncProperty(who, callOf(endpoint, known), async (name, call) => {
        const { statusCode, payload, headers } = await sendCall(open().app, endpoint, call, cookies[name])
        expect([statusCode, statusCode < 500 ? '' : payload]).toEqual([statusCode, ''])
        // a file name is used as it is
        const isFile = headers['content-disposition'] !== undefined
        if (isFile || !String(headers['content-type']).startsWith('application/json')) return
        const answer = JSON.parse(payload)
        expect(Object.keys(answer)).toEqual(statusCode === 200 ? ['data'] : ['msg', 'data'])
        // permitted callers reach the endpoint itself
        expect(name === 'caller' && answer.data?.code === ERRORS.foreign_origin.code).toBe(false)
      }),
      { seed: 41, numRuns: CALLS },
    )
  })
})
