import { describe, expect, test } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { KEPT_MS, KeptPages } from './kept-pages'

const page = (path: string, keptAlive = true) => ({ key: path, data: { path, keptAlive } as PageData })

describe('pages that are kept', () => {
  test('one of a kind, at its own address only, and only once', () => {
    const kept = new KeptPages()
    kept.keep(page('/items?page=1'), 10, 0)
    kept.keep(page('/items?page=2'), 20, 0)
    kept.keep(page('/member/trade'), 30, 0)
    expect(kept.hidden(0).map(({ key }) => key)).toEqual(['/items?page=2', '/member/trade'])
    expect(kept.take('/items?page=1', 0)).toBeUndefined()
    expect(kept.take('/items?page=2', 0)?.scrollY).toBe(20)
    expect(kept.take('/items?page=2', 0)).toBeUndefined()
    expect(kept.take('/member/trade', 0)?.scrollY).toBe(30)
  })

  test('for ten minutes, and no longer than until somebody else signs in', () => {
    const kept = new KeptPages()
    kept.keep(page('/items'), 10, 0)
    expect(kept.take('/items', KEPT_MS)).toBeDefined()
    kept.keep(page('/items'), 10, 0)
    expect(kept.hidden(KEPT_MS + 1)).toEqual([])
    expect(kept.take('/items', KEPT_MS + 1)).toBeUndefined()
    kept.keep(page('/items'), 10, 0)
    kept.dropAll()
    expect(kept.hidden(0)).toEqual([])
  })

  test('every address of a kept list keeps its scroll position until another member signs in', () => {
    const kept = new KeptPages()
    kept.left(page('/items').data, 1500)
    kept.left(page('/items?page=2').data, 700)
    kept.left(page('/items').data, 1200)
    kept.left(page('/items/1', false).data, 300)
    const found = () =>
      ['/items', '/items?page=2', '/items?page=3', '/items/1'].map((path) => kept.scrollOf(path))
    expect(found()).toEqual([1200, 700, 0, 0])
    kept.dropAll()
    expect(found()).toEqual([0, 0, 0, 0])
  })

  test('positions of the latest fifty addresses are remembered', () => {
    const kept = new KeptPages()
    for (let n = 1; n <= 51; n++) kept.left(page(`/items?page=${n}`).data, n)
    expect([1, 2, 51].map((n) => kept.scrollOf(`/items?page=${n}`))).toEqual([0, 2, 51])
  })

  test('other pages are not', () => {
    const kept = new KeptPages()
    kept.keep(page('/', false), 10, 0)
    expect(kept.hidden(0)).toEqual([])
  })
})
