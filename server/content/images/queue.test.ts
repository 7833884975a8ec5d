import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WorkQueue } from '../../platform/uploads/encode'

it('runs a limited number at a time, in order of arrival, and continues after a failure', async () => {
  const queue = new WorkQueue(2, 10)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (index: number) =>
    queue.run(async () => {
      begun.push(index)
      most = Math.max(most, ++running)
      await sleep(5)
      running--
      if (index === 1) throw new Error('damaged')
      return index
    })
  const done = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index)))
  expect(done.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7]])
  expect(await work(9)).toBe(9)
})

it('refuses tasks when the queue is full', async () => {
  const queue = new WorkQueue(1, 2)
  const work = () => queue.run(() => sleep(5))
  const done = await Promise.allSettled([work(), work(), work(), work()])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(done[3]).toMatchObject({ reason: { error: 'too_many_requests', retryAfter: 10 } })
})
