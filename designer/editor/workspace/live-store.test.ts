import { describe, expect, it, vi } from 'vitest'
import { EMPTY_LIVE } from '@engine'
import { createEditor, fromJson, insertInto, setProp } from '@engine/design'
import home from '@storefront/pages/home.json'
import { parsePage } from '@schemas'
import { collectEntities } from '@schemas/entities'
import type { PageJson } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import { LiveStore, type AskLive } from './live-store'

const { page: body } = parsePage(home)
const pages = () => fromJson(body!)

describe('the canvas lays live rows over what the page saved', () => {
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

  it('rows that came with the page are there from the beginning, and asked for no more', async () => {
    const { goods, coupon, shop, category } = collectEntities(body!)
    const rowsOf = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { id }]))
    const known = {
      // one of the products no longer exists
      goods: rowsOf(goods.slice(1)),
      coupon: rowsOf(coupon),
      shop: rowsOf(shop),
      category: rowsOf(category),
      nearby: { list: [], tagList: [] },
    } as unknown as LiveData
    const ask = vi.fn<AskLive>(async () => EMPTY_LIVE)
    const store = new LiveStore(pages, ask, known)
    const { shop: drawn } = store.state
    expect(drawn.live).toEqual(known)
    await store.load()
    expect(ask).not.toHaveBeenCalled()
    expect(store.state.shop).toBe(drawn)
  })

  it('what a rule finds is asked for once, and drawn with its rows', async () => {
    const rule = { order: 'sales', count: 2 }
    const widget = (order: string) => ({
      type: 'W0002',
      v: 1,
      parent: null,
      order,
      props: { rule, data: [] },
      style: {},
    })
    const ruled: PageJson = { ...body!, widgets: { one: widget('a0'), two: widget('a1') } }
    const key = JSON.stringify(rule)
    const found = {
      ...EMPTY_LIVE,
      goods: { '7': { goods_id: '7' } },
      rules: { [key]: ['7'] },
    } as unknown as LiveData
    const ask = vi.fn<AskLive>(async () => found)
    const editor = createEditor(fromJson(ruled))
    const store = new LiveStore(() => editor.doc, ask)
    editor.subscribeChanges((changes) => store.follow(changes))
    await store.load()
    expect(ask.mock.calls[0]?.[0].rules).toEqual([{ rule }])
    expect(store.state.shop.live).toMatchObject({ goods: { '7': {} }, rules: { [key]: ['7'] } })
    editor.run(insertInto(null, widget('a2')))
    await store.load()
    expect(ask).toHaveBeenCalledTimes(1)
    store.close()
  })

  it('what a rule found is asked again after a minute, when the operator comes back', async () => {
    vi.useFakeTimers({ now: 0 })
    const rule = { order: 'sales', count: 2 }
    const widget = { type: 'W0002', v: 1, parent: null, order: 'a0', props: { rule, data: [] }, style: {} }
    const ruled: PageJson = { ...body!, widgets: { one: widget } }
    const answer = (id: string) => ({ ...EMPTY_LIVE, rules: { [JSON.stringify(rule)]: [id] } })
    const ask = vi.fn<AskLive>(async () => answer('7')).mockImplementationOnce(async () => answer('6'))
    const store = new LiveStore(() => fromJson(ruled), ask)
    try {
      await store.load()
      vi.setSystemTime(59_000)
      store.refreshRules()
      await vi.advanceTimersByTimeAsync(500)
      expect(ask).toHaveBeenCalledTimes(1)
      vi.setSystemTime(61_000)
      store.refreshRules()
      await vi.advanceTimersByTimeAsync(500)
      expect(ask).toHaveBeenCalledTimes(2)
      expect(store.state.shop.live.rules).toEqual({ [JSON.stringify(rule)]: ['7'] })
    } finally {
      store.close()
      vi.useRealTimers()
    }
  })

  it('after an edit asks for the new ids of what was edited or added, without walking the other widgets', async () => {
    const entries = (...ids: string[]) => ids.map((goods_id) => ({ goods_id }))
    const widget = (order: string, ...ids: string[]) => ({
      type: 'W0002',
      v: 1,
      parent: null,
      order,
      props: { data: entries(...ids) },
      style: {},
    })
    const editor = createEditor(
      fromJson({ ...body!, widgets: { one: widget('a0', '1'), two: widget('a1', '2') } }),
    )
    const read = vi.fn<() => void>()
    const watched = new Proxy(editor.doc.widgets.get('one')!, {
      get: (target, key, receiver): unknown => {
        read()
        return Reflect.get(target, key, receiver)
      },
    })
    const ask = vi.fn<AskLive>(async () => EMPTY_LIVE)
    const doc = () => ({ ...editor.doc, widgets: new Map([...editor.doc.widgets, ['one', watched]]) })
    const store = new LiveStore(doc, ask)
    editor.subscribeChanges((changes) => store.follow(changes))
    await store.load()
    expect(read).toHaveBeenCalled()
    read.mockClear()
    editor.run(setProp('two', ['data'], entries('2', '3')))
    await store.load()
    editor.run(insertInto(null, widget('a2', '4')))
    await store.load()
    expect(ask.mock.calls.map(([{ goods }]) => goods)).toEqual([['1', '2'], ['3'], ['4']])
    expect(read).not.toHaveBeenCalled()
    store.close()
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
