import { describe, expect, test } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { positions } from '../router/positions'
import { KEPT_MS, CachedPages } from './cached-pages'

const page = (path: string, keptAlive = true) => ({ key: path, data: { path, keptAlive } as PageData })

describe('pages that are kept', () => {
  test('one of a kind, at its own address only, and only once', () => {
    const kept = new CachedPages()
    kept.keep(page('/items?page=1'), 0)
    kept.keep(page('/items?page=2'), 0)
    kept.keep(page('/member/trade'), 0)
    expect(kept.hidden(0).map(({ key }) => key)).toEqual(['/items?page=2', '/member/trade'])
    expect(kept.take('/items?page=1', 0)).toBeUndefined()
    expect(kept.take('/items?page=2', 0)).toBeDefined()
    expect(kept.take('/items?page=2', 0)).toBeUndefined()
    expect(kept.take('/member/trade', 0)).toBeDefined()
  })

  test('for ten minutes, and only until another member signs in', () => {
    const kept = new CachedPages()
    kept.keep(page('/items'), 0)
    expect(kept.take('/items', KEPT_MS)).toBeDefined()
    kept.keep(page('/items'), 0)
    expect(kept.hidden(KEPT_MS + 1)).toEqual([])
    expect(kept.take('/items', KEPT_MS + 1)).toBeUndefined()
    kept.keep(page('/items'), 0)
    kept.dropAll()
    expect(kept.hidden(0)).toEqual([])
  })

  test('scroll positions are forgotten when another member signs in', () => {
    positions['/items'] = 1500
    new CachedPages().dropAll()
    expect(positions).toEqual({})
  })

  test('other pages are not', () => {
    const kept = new CachedPages()
    kept.keep(page('/', false), 0)
    expect(kept.hidden(0)).toEqual([])
  })
})
