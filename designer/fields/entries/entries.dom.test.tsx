import { demoCall as answerOfDemo, goodsEntries } from '@tests/helpers/demo-rows'
import {
  button,
  click,
  input,
  isOpen,
  openFields,
  press,
  row,
  rows,
  said,
  search,
  settle,
  until,
} from '@tests/helpers/field-form'
import { mockLayout, problemsIn } from '@tests/helpers/settings-form'
import { act, cleanup, fireEvent } from '@testing-library/react'
import type { Json } from '@schemas/page'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/client'

const calls = vi.mocked(call) as unknown as ReturnType<typeof vi.fn>
const asked = () =>
  calls.mock.calls.map(([key, { query }]) => [key, query] as [string, Record<string, unknown>])

vi.setConfig({ testTimeout: 60_000 })
beforeAll(mockLayout)
beforeEach(() => {
  calls.mockReset().mockImplementation(answerOfDemo)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const entry = (id: string): Json =>
  structuredClone(goodsEntries.find(({ goods_id }) => goods_id === id) ?? null) as Json
const PLACEHOLDER: Json = { goods_id: '', goods_name: '商品名称', price: 9900 }
const ids = (list: unknown) => (list as { goods_id: string }[]).map(({ goods_id }) => goods_id)
const openPicker = async (name: string | RegExp) => {
  await press(name)
  await until(() => rows().length > 0, 'a list to pick from')
}

describe('goods are picked from a table that the server searches, sorts and pages', () => {
  test('the search is asked for by its last words only, from the first page on', async () => {
    await openFields('W0002', { props: { data: [PLACEHOLDER] } })
    await openPicker(/^选择商品0/)
    await act(async () => {
      for (const text of ['T', 'T恤', 'T恤 女'])
        fireEvent.change(input('搜索商品名称'), { target: { value: text } })
    })
    await until(() => rows().length > 0 && rows().every((name) => name.includes('T恤 女')), 'what was found')
    const searched = asked().flatMap(([, { keyword }]) => (keyword === undefined ? [] : [keyword]))
    expect(searched).toEqual(['T恤 女'])
    expect(asked().at(-1)?.[1]).toMatchObject({ page: 1 })
  })

  test('a list that could not be loaded is not called empty, and is loaded again by 重试', async () => {
    const failure = new ApiError('服务暂时不可用（502），请稍后重试', { status: 502 })
    calls.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    await openFields('W0002', { props: { data: [PLACEHOLDER] } })
    await press(/^选择商品0/)
    await until(() => said(failure.message), 'the reason')
    expect(said('还没有商品')).toBe(false)
    calls.mockReset()
    calls.mockImplementation(answerOfDemo)
    await press('重试')
    await until(() => rows().length > 0 && !said(failure.message), 'goods')
  })

  test('what is chosen outlives pages and searches; placeholders are filled, and the snapshot is the demo’s', async () => {
    const form = await openFields('W0002', { props: { data: [PLACEHOLDER, PLACEHOLDER, PLACEHOLDER] } })
    await openPicker(/^选择商品0/)
    const first = rows()[0] ?? ''
    await click(row(first))
    await click(document.querySelector('.ant-pagination-item-2') as Element)
    await until(() => !rows().includes(first), 'the second page')
    const second = rows()[0] ?? ''
    await click(row(second))
    await search('搜索商品名称', '云感')
    expect(said('已选 2 件')).toBe(true)
    await press('确定')
    const names = (form.prop('data') as { goods_name: string }[]).map(({ goods_name }) => goods_name)
    expect(names).toEqual([first, second, '商品名称'])
    const [written] = form.prop('data') as Json[]
    expect(written).toEqual(goodsEntries.find(({ goods_name }) => goods_name === first))
    expect(
      problemsIn(form.editor)
        .of('w')
        .filter(({ severity }) => severity === 'error'),
    ).toEqual([])
    expect(form.editor.history.filter(({ done }) => done)).toHaveLength(1)
    expect(form.picked).toHaveBeenCalledTimes(1)
    const [entity, live] = form.picked.mock.calls[0] ?? []
    expect([entity, Object.keys(live ?? {}).length]).toEqual(['goods', 2])
  })

  test('filters narrow the rows on the server, begin at the first page, and are cleared together', async () => {
    await openFields('W0002', { props: { data: [] } })
    await openPicker(/^选择商品0/)
    const latest = () => asked().findLast(([key]) => key === 'GET /pickers/goods')?.[1]
    const price = document.querySelector('input[aria-label=最低价格]') as Element
    await act(async () => void fireEvent.change(price, { target: { value: '99.5' } }))
    await act(async () => void fireEvent.blur(price))
    await until(() => latest()?.['start_price'] === '9950', 'a question with the price')
    expect(latest()).toMatchObject({ page: 1, start_price: '9950' })
    await press('清空筛选')
    await until(() => latest()?.['start_price'] === undefined, 'a question without it')
  })

  test('a column’s heading sorts on the server', async () => {
    await openFields('W0002', { props: { data: [] } })
    await openPicker(/^选择商品0/)
    const heading = [...document.querySelectorAll('th')].find(({ textContent }) =>
      textContent?.includes('价格'),
    )
    await click(heading as Element)
    await until(() => asked().length === 2, 'a second question')
    expect(asked()[1]?.[1]).toMatchObject({ sort: 'price', order: 'asc', page: 1 })
  })

  test('cancel, the cross and Escape change nothing', async () => {
    const form = await openFields('W0002', { props: { data: [entry('101')] } })
    const untouched = form.editor.revision
    for (const leave of [
      async () => press('取消'),
      async () => click(document.querySelector('.ant-modal-close') as Element),
      async () =>
        act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })),
    ]) {
      await openPicker(/^选择商品1/)
      await click(row(rows()[3] ?? ''))
      await leave()
      await settle()
      expect(isOpen()).toBe(false)
    }
    expect([form.editor.revision, form.picked.mock.calls]).toEqual([untouched, []])
  })

  test('by keyboard: every row has a named box, the headings can be reached', async () => {
    await openFields('W0002', { props: { data: [] } })
    await openPicker(/^选择商品0/)
    const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(rows())
    const sortable = [...document.querySelectorAll('th.ant-table-column-has-sorters')]
    expect(sortable.map((one) => one.getAttribute('tabindex'))).toEqual(sortable.map(() => '0'))
  })

  test('a list that the server refuses says so and can be asked for again', async () => {
    calls.mockRejectedValueOnce(new Error('服务暂时不可用'))
    await openFields('W0002', { props: { data: [] } })
    await press(/^选择商品0/)
    await until(() => said('服务暂时不可用'), 'the reason')
    await press('重试')
    await until(() => rows().length > 0, 'rows')
    expect(rows()).toHaveLength(10)
  })
})

describe('products by rule', () => {
  test('a rule takes the place of the picked list, which comes back with 手动挑选', async () => {
    const form = await openFields('W0002', { props: { data: [entry('101')] } })
    await click(document.querySelector('input[type=radio]:not(:checked)') as Element)
    expect(form.prop('rule')).toEqual({ order: 'newest', count: 1 })
    expect(said('手动挑选的 1 件商品保留着，不显示')).toBe(true)
    expect(problemsIn(form.editor).of('w')).toEqual([])
    await click(document.querySelector('input[type=radio]:not(:checked)') as Element)
    expect([form.prop('rule'), ids(form.prop('data'))]).toEqual([undefined, ['101']])
  })

  test('its category is one of the tree, and can be all again', async () => {
    const form = await openFields('W0018', {
      props: { data: [{ data: [], rule: { order: 'sales', count: 4 } }] },
    })
    const unfold = document.querySelector<HTMLElement>('.pm-set-item-title[aria-expanded=false]')
    if (unfold) await click(unfold)
    await press('分类')
    await until(() => document.querySelector('.ant-tree-node-content-wrapper') !== null, 'a tree')
    await click(document.querySelector('.ant-tree-node-content-wrapper') as Element)
    await press('确定')
    expect(form.prop('data', 0, 'rule')).toEqual({ order: 'sales', count: 4, category_id: '10' })
    await press('清除分类')
    expect(form.prop('data', 0, 'rule')).toEqual({ order: 'sales', count: 4 })
  })
})

describe('lists of entries', () => {
  test('one entry is picked again, the others stay', async () => {
    const form = await openFields('W0002', { props: { data: [entry('101'), entry('106')] } })
    await openPicker(/^更换商品1：/)
    await search('搜索商品名称', '云感')
    await click(row('云感'))
    await press('确定')
    expect(ids(form.prop('data'))[1]).toBe('106')
    expect(ids(form.prop('data'))[0]).not.toBe('101')
  })

  test('确定删除该商品？ is asked, then 删除成功！ said', async () => {
    const form = await openFields('W0002', { props: { data: [entry('101'), entry('106')] } })
    await press('删除商品 1')
    expect([form.questions, form.removed, ids(form.prop('data'))]).toEqual([
      ['确定删除该商品？'],
      ['删除成功！'],
      ['106'],
    ])
  })

  test('W0005 a tab keeps at least one: unticking all says 请至少添加1个商品', async () => {
    const form = await openFields('W0005', { props: { data: [{ text: '一', data: [entry('101')] }] } })
    await openPicker(/^选择商品1/)
    await click(document.querySelector('[aria-label^="取消选择"]') as Element)
    await press('确定')
    expect(said('请至少添加1个商品')).toBe(true)
    expect(form.prop('data', 0, 'data')).toHaveLength(1)
  })

  test('an entry unfolds to its fields; its id has none', async () => {
    await openFields('W0002', { props: { data: [entry('101')] } })
    await press('商品 1的设置')
    const labels = [...document.querySelectorAll('.pm-set-label')].map(({ textContent }) => textContent)
    expect(labels).toContain('商品名称')
    expect(labels).not.toContain('商品规格')
  })
})

describe('coupons', () => {
  const coupons = (...groups: Json[][]): Json =>
    [[], [], [], [], groups.map((data) => ({ type: 'coupon', data }))] as unknown as Json

  test('W0012 picking more than 3 coupons says 最多选择3张优惠券 and takes no fourth', async () => {
    const form = await openFields('W0012', { props: { styleType: 4, data: coupons([]) } })
    const unfold = document.querySelector<HTMLElement>('.pm-set-item-title[aria-expanded=false]')
    if (unfold) await click(unfold)
    await openPicker(/^选择优惠券0/)
    for (const name of rows().slice(0, 4)) await click(row(name))
    expect(said('最多选择3张优惠券')).toBe(true)
    expect(said('已选 3 张')).toBe(true)
    await press('确定')
    expect(form.prop('data', 4, 0, 'data')).toHaveLength(3)
    expect(
      problemsIn(form.editor)
        .of('w')
        .filter(({ severity }) => severity === 'error'),
    ).toEqual([])
  })

  test('确定删除该优惠券？; the last one of W0021 stays: 请至少添加1个优惠券', async () => {
    const coupon: Json = { card_id: '1', title: '券', card_type: 'cash', reduce_cost: 100, least_cost: 0 }
    const form = await openFields('W0021', { props: { data: [coupon, coupon] } })
    await press('删除优惠券 2')
    await press('删除优惠券 1')
    expect(form.questions).toEqual(['确定删除该优惠券？'])
    expect(said('请至少添加1个优惠券')).toBe(true)
    expect(form.prop('data')).toHaveLength(1)
  })
})

describe('W0020 shops and their goods', () => {
  const place = (more: object = {}): Json => ({
    shop_id: '',
    shop_name: '商铺名称',
    goods_list: [PLACEHOLDER],
    ...more,
  })
  const unfold = async () => press('商铺 1的设置')

  test('请先选择商铺 when goods are picked for a shop without shop_id', async () => {
    await openFields('W0020', { props: { data: [place()] } })
    await unfold()
    await press(/^选择商品0/)
    expect(isOpen()).toBe(false)
    expect(said('请先选择商铺')).toBe(true)
  })

  test('once it has a shop, only that shop’s goods are listed', async () => {
    await openFields('W0020', { props: { data: [place({ shop_id: '3' })] } })
    await unfold()
    await openPicker(/^选择商品0/)
    expect(asked().at(-1)).toEqual(['GET /pickers/goods', expect.objectContaining({ distributor_id: '3' })])
  })

  test('a shop is picked into its place with its tags and link, and keeps the goods of the place', async () => {
    const form = await openFields('W0020', { props: { data: [place()] } })
    await openPicker(/^选择商铺1：/)
    await click(row('上海静安'))
    await press('确定')
    expect(form.prop('data', 0)).toMatchObject({
      shop_id: '3',
      pathData: { linkPage: 'href', href: '/shops/info?distributor_id=3' },
      goods_list: [{ goods_name: '商品名称' }],
    })
    expect(form.picked.mock.calls[0]?.[0]).toBe('shop')
  })

  test('确定情况商铺？ is asked before a shop is emptied, then 删除成功！ said', async () => {
    const form = await openFields('W0020', { props: { data: [place({ shop_id: '3' }), place()] } })
    await press('清空商铺 1')
    expect([form.questions, form.removed]).toEqual([['确定情况商铺？'], ['删除成功！']])
    expect(form.prop('data', 0, 'shop_id')).toBe('')
    expect(form.prop('data')).toHaveLength(2)
    expect(button('清空商铺 2').hasAttribute('disabled')).toBe(true)
  })

  test('确定删除该商铺？ is asked before a shop goes', async () => {
    const form = await openFields('W0020', { props: { data: [place(), place()] } })
    await press('删除商铺 1')
    expect([form.questions, (form.prop('data') as unknown[]).length]).toEqual([['确定删除该商铺？'], 1])
  })

  test('a shop has at most 2 tags: 每个商铺最多2个标签', async () => {
    const tags = [
      { tag_id: '11', tag_name: '旗舰店' },
      { tag_id: '12', tag_name: '可自提' },
    ]
    const form = await openFields('W0020', { props: { data: [place({ shop_id: '3', tag_list: tags })] } })
    await unfold()
    await settle()
    const select = document.querySelector('input[aria-label=商铺标签]') as Element
    await act(async () => void fireEvent.mouseDown(select))
    const option = [...document.querySelectorAll('.ant-select-item-option')].find(
      ({ textContent }) => textContent === '咖啡书吧',
    )
    await click(option as Element)
    expect(said('每个商铺最多2个标签')).toBe(true)
    expect(form.prop('data', 0, 'tag_list')).toEqual(tags)
  })
})
