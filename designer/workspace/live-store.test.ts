import { describe, expect, it, vi } from 'vitest'
import { EMPTY_LIVE } from '@engine'
import home from '../../storefront/pages/home.json'
import { parsePage } from '@schemas'
import { LiveStore, type AskLive } from './live-store'

const { page: body } = parsePage(home)
const pages = () => ({ header: null, body, footer: null })

describe('issue 3 the canvas lays live rows over what the page saved', () => {
  it('asks for every id once, and for the shops nearby once', async () => {
    const ask = vi.fn<AskLive>(async () => EMPTY_LIVE)
    const store = new LiveStore(pages, ask)
    await store.load()
    await store.load()
    expect(ask).toHaveBeenCalledTimes(1)
    const [asked] = ask.mock.calls[0] ?? []
    expect(asked?.nearby).toBe(true)
    expect(asked?.goods.length).toBeGreaterThan(10)
    expect(new Set(asked?.goods).size).toBe(asked?.goods.length)
  })

  it('asks again for what it did not get', async () => {
    const ask = vi.fn<AskLive>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(EMPTY_LIVE)
    const store = new LiveStore(pages, ask)
    await expect(store.load()).rejects.toThrow('offline')
    await store.load()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0])
  })

  it('what a picker showed is there at once, and not asked for', async () => {
    const ask = vi.fn<AskLive>(async () => EMPTY_LIVE)
    const store = new LiveStore(pages, ask)
    const row = { goods_id: '101', item_name: '茶' }
    store.put('goods', { '101': row })
    expect(store.state.shop.live.goods).toMatchObject({ '101': row })
    await store.load()
    expect(ask.mock.calls[0]?.[0].goods).not.toContain('101')
  })
})
