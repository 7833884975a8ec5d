import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Refusal } from '../refusal'
import { PictureTaker, type Picture, type PictureBrowser, type PictureTakerOptions } from './picture-taker'

/** A browser whose pictures are the last part of their address, or never come for `/never`. */
class FakeBrowser implements PictureBrowser {
  taking = 0
  most = 0
  #isRunning = true
  #crash: ((error: Error) => void) | undefined
  readonly close = vi.fn<() => Promise<void>>(async () => void (this.#isRunning = false))
  isRunning = () => this.#isRunning

  async take({ address }: Picture) {
    this.most = Math.max(this.most, (this.taking += 1))
    await Promise.race([
      address.endsWith('/never') ? new Promise(() => {}) : sleep(5),
      new Promise((_, reject) => (this.#crash = reject)),
    ])
    this.taking -= 1
    return Buffer.from(address.slice(address.lastIndexOf('/') + 1))
  }

  crash() {
    this.#isRunning = false
    this.#crash?.(new Error('Target closed'))
  }
}

function open(options: Partial<PictureTakerOptions> = {}) {
  const browsers: FakeBrowser[] = []
  const reports: unknown[] = []
  const taker = new PictureTaker({
    launch: async () => {
      const browser = new FakeBrowser()
      browsers.push(browser)
      return browser
    },
    pictureMs: 60_000,
    waitMs: 60_000,
    mostWaiting: 5,
    idleMs: 60_000,
    report: (error) => void reports.push(error),
    ...options,
  })
  onTestFinished(() => taker.close())
  const size = { width: 100, height: 100, phone: false }
  const take = async (name: string, owner = '') =>
    (await taker.take({ address: `http://shop.example/${name}`, size, owner })).toString()
  const refused = (name: string, owner?: string) =>
    take(name, owner).then(
      () => expect.unreachable('a refusal was expected'),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        expect(error.details).toEqual({ address: `http://shop.example/${name}` })
        return error.message
      },
    )
  return { taker, browsers, reports, take, refused }
}

test('no browser is started before the first picture, and one takes all, in turn', async () => {
  const { browsers, take } = open()
  expect(browsers).toEqual([])
  expect(await Promise.all(['a', 'b', 'c'].map((name) => take(name)))).toEqual(['a', 'b', 'c'])
  expect(browsers.map(({ most }) => most)).toEqual([1])
})

test('more pictures than may wait are refused', async () => {
  const { take, refused } = open({ mostWaiting: 1 })
  const taken = [take('a'), take('b')]
  expect(await refused('c')).toMatch(/^no picture: 1 others wait already/)
  expect(await Promise.all(taken)).toEqual(['a', 'b'])
  expect(await take('c')).toBe('c')
})

test('one owner does not take the places of others', async () => {
  const { take, refused } = open({ mostWaiting: 3, mostOfOwner: 1 })
  const taken = [take('a', '1'), take('b', '1')]
  expect(await refused('c', '1')).toBe('no picture: 1 of yours wait already; try again in a moment')
  expect(await Promise.all([...taken, take('d', '2'), take('e', '3')])).toEqual(['a', 'b', 'd', 'e'])
})

test('a picture waits for a limited time, and those behind it keep their turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { take, refused } = open({ pictureMs: 30_000, waitMs: 20_000 })
  const [never, late] = [refused('never'), refused('late')]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await late).toMatch(/^no picture: it has waited 20 s/)
  const next = take('next')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await never).toMatch(/was not shown within 30 s$/)
  expect(await next).toBe('next')
})

test('a page that is never shown ends with its browser; the next picture has another one', async () => {
  const { browsers, take, refused } = open({ pictureMs: 20 })
  expect(await refused('never')).toMatch(/was not shown within 0.02 s$/)
  expect(browsers[0]?.close).toHaveBeenCalledOnce()
  expect(await take('a')).toBe('a')
  expect(browsers).toHaveLength(2)
})

test('a browser that starts after its picture was given up is ended', async () => {
  const late = new FakeBrowser()
  const { refused } = open({ pictureMs: 10, launch: () => sleep(30, late) })
  await refused('a')
  await vi.waitFor(() => expect(late.close).toHaveBeenCalledOnce())
})

test('a crash refuses its picture and is reported; later crashes are noticed by the next picture', async () => {
  const { browsers, reports, take, refused } = open()
  const lost = refused('never')
  await vi.waitFor(() => expect(browsers[0]?.taking).toBe(1))
  browsers[0]?.crash()
  expect(await lost).toBe('no picture: the browser failed, and its log says why')
  expect(reports).toEqual([new Error('Target closed')])
  expect(await take('a')).toBe('a')
  browsers[1]?.crash()
  expect(await take('b')).toBe('b')
  expect(browsers).toHaveLength(3)
})

test('a browser that does not start is tried again with the next picture', async () => {
  const launch = vi.fn<PictureTakerOptions['launch']>(async () => new FakeBrowser())
  launch.mockRejectedValueOnce(new Error('no sandbox'))
  const { reports, take, refused } = open({ launch })
  expect(await refused('a')).toContain('the browser failed')
  expect(reports).toEqual([new Error('no sandbox')])
  expect(await take('a')).toBe('a')
})

test('an unused browser is ended after a while', async () => {
  const { browsers, take } = open({ idleMs: 20 })
  await take('a')
  expect(browsers[0]?.close).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(browsers[0]?.close).toHaveBeenCalledOnce())
  expect(await take('b')).toBe('b')
  expect(browsers).toHaveLength(2)
})

test('closing refuses what is being taken, waits or comes later, and ends the browser', async () => {
  const { taker, browsers, refused } = open()
  const pending = [refused('never'), refused('b')]
  await vi.waitFor(() => expect(browsers[0]?.taking).toBe(1))
  await taker.close()
  expect(browsers[0]?.close).toHaveBeenCalledOnce()
  const stopping = 'no picture: the server is stopping'
  expect([...(await Promise.all(pending)), await refused('c')]).toEqual([stopping, stopping, stopping])
  expect(browsers).toHaveLength(1)
})
