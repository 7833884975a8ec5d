import { describe, expect, it, vi } from 'vitest'
import { HandOverQueue } from './hand-over'

describe('queued messages', () => {
  const failed = vi.fn<(error: unknown, item: unknown) => void>()

  it('are tried three times, then reported; others continue meanwhile', async () => {
    const tried: string[] = []
    const queue = new HandOverQueue<string>(
      (item) => {
        tried.push(item)
        return item === 'bad' ? Promise.reject(new Error('down')) : Promise.resolve()
      },
      failed,
      [1, 1],
    )
    for (const item of ['bad', 'good', 'well']) queue.add(item)
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
    expect(failed).toHaveBeenCalledWith(new Error('down'), 'bad')
    expect(tried.toSorted()).toEqual(['bad', 'bad', 'bad', 'good', 'well'])
  })

  it('at most four are under way; closing waits for all and does not wait for a second try', async () => {
    failed.mockReset()
    let [running, most, done] = [0, 0, 0]
    const queue = new HandOverQueue<number>(
      async (item) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running--
        if (item === 9) throw new Error('down')
        done++
      },
      failed,
      [60_000],
    )
    for (let item = 0; item < 10; item++) queue.add(item)
    await queue.close()
    expect([most, done]).toEqual([4, 9])
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('down'), 9)
  })
})
