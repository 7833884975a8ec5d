import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '@tests/helpers/random-edits'
import { advance, dueAt, IDLE, isBusy, type Saving, type SavingEvent } from './machine'

const after = (...events: SavingEvent[]) => events.reduce(advance, IDLE)

describe('saving as a state machine', () => {
  test('an edit is due after a pause, further edits postpone it up to a limit', () => {
    const edits = (...times: number[]) => after(...times.map((now) => ({ type: 'edited' as const, now })))
    expect(edits(0).step).toBe('scheduled')
    expect([dueAt(edits(0)), dueAt(edits(0, 900)), dueAt(edits(0, 900, 1800))]).toEqual([1000, 1900, 2000])
  })

  test('an edit while documents are sent schedules the next save, and no timer runs before', () => {
    const sending = after({ type: 'edited', now: 0 }, { type: 'send' }, { type: 'edited', now: 1200 })
    expect([sending.step, dueAt(sending)]).toEqual(['sending', null])
    const ended = [{ type: 'settled', unsaved: true } as const, { type: 'ended', unsaved: true } as const]
    const next = ended.reduce<Saving>(advance, sending)
    expect([next.step, next.phase, dueAt(next)]).toEqual(['scheduled', 'waiting', 2200])
  })

  test('a blocked merge stays blocked through edits and requests to hurry, until it is merged', () => {
    const blocked = after(
      { type: 'edited', now: 0 },
      { type: 'send' },
      { type: 'conflict' },
      { type: 'blocked' },
      { type: 'ended', unsaved: true },
      { type: 'edited', now: 5000 },
      { type: 'hurried', now: 6000 },
    )
    expect([blocked.step, dueAt(blocked)]).toEqual(['blocked', null])
    const merged = advance(blocked, { type: 'merged', now: 7000 })
    expect([merged.step, (dueAt(merged) ?? Infinity) <= 7000]).toEqual(['scheduled', true])
  })

  test('what the server refuses waits for the next edit', () => {
    const refused = after(
      { type: 'edited', now: 0 },
      { type: 'send' },
      { type: 'refused' },
      { type: 'ended', unsaved: true },
    )
    expect([refused.phase, dueAt(refused)]).toEqual(['failed', null])
    expect(dueAt(advance(refused, { type: 'edited', now: 100 }))).toBe(1100)
  })

  test('whatever happens, a timer runs only while a save is scheduled, and never during a conversation', () => {
    const now = fc.nat(100_000)
    const unsaved = fc.boolean()
    const anyEvent: fc.Arbitrary<SavingEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('edited', 'hurried', 'merged'), now }),
      fc.record({ type: fc.constantFrom('look', 'send', 'requested', 'conflict', 'blocked', 'refused') }),
      fc.record({ type: fc.constantFrom('settled', 'ended'), unsaved }),
      fc.record({ type: fc.constant('failed'), offline: fc.boolean(), now }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const saving = after(...events)
        expect(dueAt(saving) === null || (saving.step === 'scheduled' && !isBusy(saving))).toBe(true)
      }),
      { seed: SEED },
    )
  })
})
