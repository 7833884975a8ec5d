import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartListAnswer } from '@schemas/generated/api'
import { CartBook, UPDATE_DEBOUNCE_MS, type CartApi } from './cart-book'
import { changed, NOTHING } from './changes'
import { validLines } from './figures'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with two lines, that refuses what it is told to and is slow when it is told to. */
function opened() {
  let truth = cartOf({ '0': [cartLine('a'), cartLine('b')] })
  const asked: unknown[][] = []
  const server = { refuses: '', listFails: false, wait: Promise.resolve() }
  const doing = (name: string, change: Partial<typeof NOTHING>) => async (): Promise<boolean> => {
    await server.wait
    if (server.refuses === name) return false
    truth = changed(truth, { ...NOTHING, ...change })
    return true
  }
  const record = (name: string, ...details: unknown[]) => asked.push([name, ...details])
  const api: CartApi = {
    async list() {
      record('list')
      await server.wait
      return server.listFails ? undefined : truth
    },
    setNum: (cart_id, num) => (record('num', cart_id, num), doing('num', { nums: { [cart_id]: num } })()),
    tick: (ids, is_checked) => (
      record('tick', ids, is_checked),
      doing('tick', { ticks: Object.fromEntries(ids.map((id) => [id, is_checked])) })()
    ),
    choosePromotion: (cart_id, id) => (
      record('promotion', cart_id, id),
      doing('promotion', { promotions: { [cart_id]: id } })()
    ),
    remove: (ids) => (record('remove', ids), doing('remove', { gone: ids })()),
  }
  const shown: CartListAnswer[] = []
  const settled = vi.fn<() => void>()
  const book = new CartBook(api, (cart) => shown.push(cart), settled)
  book.take(truth)
  const nums = () => validLines(shown.at(-1) ?? truth).map(({ num }) => num)
  return { book, asked, server, settled, nums }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the cart’s updates wait 300 ms', () => {
  test('a change shows at once, goes out once 300 ms after the last, and the server’s list counts', async () => {
    const { book, asked, settled, nums } = opened()
    for (const num of [2, 3, 4]) {
      book.edit({ nums: { a: num } })
      expect(nums()).toEqual([num, 1])
      await pass(UPDATE_DEBOUNCE_MS - 1)
    }
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([['num', 'a', 4], ['list']])
    expect(nums()).toEqual([4, 1])
    expect(settled).toHaveBeenCalledOnce()
  })

  test('ticks go out together, those on and those off', async () => {
    const { book, asked } = opened()
    book.edit({ ticks: { a: false, b: false } })
    book.edit({ ticks: { a: true }, promotions: { b: '7' } })
    await book.flush()
    expect(asked).toEqual([['tick', ['a'], true], ['tick', ['b'], false], ['promotion', 'b', '7'], ['list']])
  })
})

describe('what the server refuses is taken back', () => {
  test('a refused number is as it was before', async () => {
    const { book, server, settled, nums } = opened()
    server.refuses = 'num'
    book.edit({ nums: { a: 9 } })
    await book.flush()
    expect(nums()).toEqual([1, 1])
    expect(settled).not.toHaveBeenCalled()
  })

  test('without a list to go by, what was done stays and what was refused goes', async () => {
    const { book, server, nums } = opened()
    server.listFails = true
    server.refuses = 'tick'
    book.edit({ nums: { a: 9 }, ticks: { b: false } })
    await book.flush()
    expect(nums()).toEqual([9, 1])
    expect(book.line('b')?.is_checked).toBe(true)
  })

  test('a removal goes out at once; whether the line is out is said', async () => {
    const { book, server, asked, nums } = opened()
    book.edit({ nums: { a: 5 } })
    const removing = book.remove(['a'])
    expect(nums()).toEqual([1])
    expect(await removing).toBe(true)
    expect(asked).toEqual([['remove', ['a']], ['list']])
    server.refuses = 'remove'
    expect(await book.remove(['b'])).toBe(false)
    expect(nums()).toEqual([1])
  })
})

describe('the shopper is never behind the server', () => {
  test('what is changed while the server works shows on, and goes out after it', async () => {
    const { book, asked, server, nums } = opened()
    let answer = () => {}
    server.wait = new Promise((resolve) => (answer = resolve))
    book.edit({ nums: { a: 2 } })
    await pass(UPDATE_DEBOUNCE_MS)
    book.edit({ nums: { a: 3 } })
    expect(nums()).toEqual([3, 1])
    await pass(UPDATE_DEBOUNCE_MS)
    expect(asked).toEqual([['num', 'a', 2]])
    answer()
    await book.flush()
    expect(asked.slice(1)).toEqual([['list'], ['num', 'a', 3], ['list']])
    expect(nums()).toEqual([3, 1])
  })

  test('a change is sent after the cart was settled with nothing to send', async () => {
    const { book, asked } = opened()
    await book.flush()
    book.edit({ nums: { a: 3 } })
    await book.flush()
    expect(asked).toEqual([['num', 'a', 3], ['list']])
  })

  test('a list that comes from elsewhere leaves what is not sent yet', () => {
    const { book, nums } = opened()
    book.edit({ nums: { a: 8 } })
    book.take(cartOf({ '0': [cartLine('a', { num: 2 }), cartLine('b', { num: 6 })] }))
    expect(nums()).toEqual([8, 6])
  })
})
