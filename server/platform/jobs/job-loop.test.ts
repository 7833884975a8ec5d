import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forEach, forEachCall } from './job'
import { jobLoop, type LoopParts } from './job-loop'

const parts = (more: Partial<LoopParts> & Pick<LoopParts, 'batch' | 'signal'>): LoopParts => ({
  every: 10_000,
  first: 0,
  companies: async () => ['a', 'b', 'c'],
  mayRun: async () => true,
  looked: () => {},
  left: () => {},
  failed: (error) => {
    throw error
  },
  ...more,
})

it('a company with a backlog gets one batch per round, and the other companies theirs in between', async () => {
  const stop = new AbortController()
  const turns: string[] = []
  const left: number[] = []
  const work: Record<string, number> = { a: 4, b: 1, c: 0 }
  await jobLoop(
    parts({
      signal: stop.signal,
      left: (companies) => left.push(companies),
      async batch(company) {
        turns.push(company)
        const todo = work[company] ?? 0
        work[company] = todo - 1
        if (turns.length === 8) stop.abort()
        return todo > 0 ? 200 : 0
      },
    }),
  )
  expect(turns.join('')).toBe('abcabaaa')
  expect(left.slice(0, 3)).toEqual([2, 1, 1])
})

it('the next run over all companies is on time, however long one of them takes', async () => {
  const stop = new AbortController()
  const looks: string[] = []
  await jobLoop(
    parts({
      every: 120,
      signal: stop.signal,
      async batch(company) {
        if (company === 'b') looks.push(company)
        if (looks.length === 3) stop.abort()
        return company === 'a' ? 1 : 0
      },
    }),
  )
  expect(looks).toHaveLength(3)
})

it('a loop that may not run does nothing until it may', async () => {
  const stop = new AbortController()
  const answers = [false, false, true]
  let batches = 0
  await jobLoop(
    parts({
      every: 10,
      signal: stop.signal,
      mayRun: async () => answers.shift() ?? true,
      async batch() {
        expect(answers).toEqual([])
        batches++
        stop.abort()
        return 0
      },
    }),
  )
  expect(batches).toBe(1)
})

it('a stopped loop ends at once, also while it waits', async () => {
  const stop = new AbortController()
  const loop = jobLoop(parts({ signal: stop.signal, first: 60_000, batch: async () => 0 }))
  await sleep(20)
  stop.abort()
  expect(await loop).toBeUndefined()
})

it('calls that wait for an outside service keep no job from the database', async () => {
  const stop = new AbortController()
  const waiting = forEachCall(['1', '2', '3', '4'], { failed: () => {}, signal: stop.signal }, async () => {
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
    return true
  })
  const ids = Array.from({ length: 40 }, (_, n) => String(n))
  const all = await Promise.all(
    [1, 2, 3].map(() => forEach(ids, { failed: () => {} }, async () => (await sleep(1), true))),
  )
  expect(all).toEqual([40, 40, 40])
  stop.abort()
  expect(await waiting).toBe(3)
})
