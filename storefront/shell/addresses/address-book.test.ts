import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Address, AddressContent } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import type { call as callServer } from '@storefront/shell/api/call'
import { AddressBook } from './address-book'

const address = (address_id: string, is_def: 0 | 1, updated: number): Address => ({
  address_id,
  is_def,
  updated,
  created: 0,
  username: '张三',
  telephone: '13812345678',
  province: '广东省',
  city: '深圳市',
  county: '南山区',
  area: '广东省深圳市南山区',
  adrdetail: '科技园1号',
  postalCode: '',
})

const LIST = [address('a', 1, 1), address('b', 0, 3), address('c', 0, 2)]

/** A server that answers, or refuses, when the test says so. */
function book() {
  let settle: { answer(value?: unknown): void; refuse(): void } | undefined
  const call = vi.fn<(key: string, options: unknown) => Promise<unknown>>(
    () =>
      new Promise((resolve, reject) => {
        settle = { answer: resolve, refuse: () => reject(new ApiError('不行', { status: 500 })) }
      }),
  )
  const own = new AddressBook(LIST, call as unknown as typeof callServer)
  return {
    own,
    call,
    settle: () => settle,
    shown: () => own.state.list.map(({ address_id, is_def }) => `${address_id}${is_def}`),
  }
}

describe('the address book shows at once what is done to it', () => {
  let it: ReturnType<typeof book>
  beforeEach(() => {
    it = book()
  })

  test('the default is deleted: the one changed last becomes it, as on the server', async () => {
    const removed = it.own.remove('a')
    expect(it.shown()).toEqual(['b1', 'c0'])
    it.settle()?.answer({})
    expect(await removed).toBe(true)
    expect(it.shown()).toEqual(['b1', 'c0'])
  })

  test('what the server refuses is taken back', async () => {
    const made = it.own.makeDefault('c')
    expect(it.shown()).toEqual(['c1', 'a0', 'b0'])
    it.settle()?.refuse()
    expect(await made).toBe(false)
    expect(it.shown()).toEqual(['a1', 'b0', 'c0'])
  })

  test('a new default one stands first, and is the only one', async () => {
    const saved = it.own.save({} as AddressContent)
    expect(it.shown()).toEqual(['a1', 'b0', 'c0'])
    it.settle()?.answer(address('d', 1, 9))
    await saved
    expect(it.shown()).toEqual(['d1', 'a0', 'b0', 'c0'])
  })

  test('an address that is refused is the form’s to show', async () => {
    const saved = it.own.save({} as AddressContent, 'b')
    it.settle()?.refuse()
    await expect(saved).rejects.toThrow('不行')
    expect(it.shown()).toEqual(['a1', 'b0', 'c0'])
  })
})
