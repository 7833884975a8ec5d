import type { Json } from '@schemas/page'
import { click, isOpen, input, openFields, press, row, rows, until } from '@tests/helpers/field-form'
import { mockLayout, problemsIn } from '@tests/helpers/settings-form'
import { inSoak } from '@tests/helpers/soak'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { idOf } from '@engine/settings/schema-at'
import { insertInto } from '@engine/design'
import { linkTitles } from '@schemas/generated/kinds'
import { segmentsOf } from '@schemas/pointer'
import { demoCall } from '@tests/helpers/demo-rows'
import { call } from '../../shell/api/client'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(mockLayout)
beforeEach(() => void vi.mocked(call).mockImplementation(demoCall as typeof call))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const TEXT = { type: 'W0011', v: 1, props: {}, style: {} }

/** W0011 holds one link, `data`. */
const openLink = (data: Json = {}) => openFields('W0011', { props: { data } })

async function choose(kind: string): Promise<void> {
  const select = document.querySelector('input[aria-label=链接类型]')
  await act(async () => void fireEvent.mouseDown(select as Element))
  const option = [...document.querySelectorAll('.ant-select-item-option')].find(
    ({ textContent }) => textContent === kind,
  )
  await click(option as Element)
}
const kinds = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
const type = async (label: string, text: string) =>
  act(async () => void fireEvent.change(input(label), { target: { value: text } }))

describe('Path data is one closed object: kind, one target, display names', () => {
  test('the field that holds a wrong address is marked, not the choice of kinds', async () => {
    await openLink({ linkPage: 'href', linkPageLabel: '外部链接', href: 'javascript:alert(1)' })
    const marked = [...document.querySelectorAll('[class*="status-error"]')]
    expect(marked.map((field) => field.getAttribute('aria-label'))).toEqual(['链接地址'])
  })

  test.each([
    ['链接地址', { linkPage: 'href', linkPageLabel: '外部链接', href: 'javascript:alert(1)' }],
    ['链接页面', { linkPage: 'page', linkPageLabel: '页面', url: 'javascript:alert(1)', title: '' }],
  ])(
    '%s is invalid for assistive technology, has the message, and is found from the problem',
    async (name, link) => {
      const form = await openLink(link)
      const field = input(name)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
      const [problem] = problemsIn(form.editor).of('w')
      expect(said).toContain(problem?.message)
      expect(field.id).toBe(idOf('W0011', segmentsOf(problem?.path ?? '')))
    },
  )

  test('a good: picked in a dialog; cancel leaves the link as it was', async () => {
    const form = await openLink()
    await choose('商品')
    await until(() => rows().length > 0, 'goods')
    await press('取消')
    expect([isOpen(), form.prop('data')]).toEqual([false, {}])
    await choose('商品')
    await until(() => rows().length > 0, 'goods')
    await click(row(rows()[1] ?? ''))
    await press('确定')
    expect(form.prop('data')).toMatchObject({ linkPage: 'goods', linkPageLabel: '商品' })
    expect(Object.keys(Object(form.prop('data'))).toSorted()).toEqual([
      'goods_id',
      'itemName',
      'linkPage',
      'linkPageLabel',
    ])
    expect(problemsIn(form.editor).of('w')).toEqual([])
  })

  test('a custom page, and another kind afterwards takes nothing of it along', async () => {
    const form = await openLink()
    await choose('自定义页面')
    await until(() => document.querySelector('tr.ant-table-row') !== null, 'pages')
    await click(row('数码会场'))
    await press('确定')
    expect(form.prop('data')).toEqual({
      linkPage: 'customer',
      linkPageLabel: '自定义页面',
      theme_pc_template_id: '202',
      template_title: '数码会场',
    })
    await choose('自定义链接')
    expect(form.prop('data')).toEqual({})
    await type('链接地址', 'https://example.com/a')
    expect(form.prop('data')).toEqual({
      linkPage: 'href',
      linkPageLabel: '自定义链接',
      href: 'https://example.com/a',
    })
  })

  test('categories and main categories, of any level', async () => {
    const form = await openLink()
    for (const [kind, linkPage] of [
      ['分类', 'category'],
      ['主类目', 'maincategory'],
    ] as const) {
      await choose(kind)
      await until(() => document.querySelector('.ant-tree-node-content-wrapper') !== null, 'a tree')
      await click(document.querySelector('.ant-tree-node-content-wrapper') as Element)
      await press('确定')
      expect(form.prop('data')).toMatchObject({ linkPage, linkPageLabel: kind, category_id: '10' })
    }
  })

  test('a page of the shop by name, or any path', async () => {
    const form = await openLink()
    await choose('页面')
    await type('链接页面', '购物车')
    expect(form.prop('data')).toEqual({
      linkPage: 'page',
      linkPageLabel: '页面',
      url: '/cart',
      title: '购物车',
    })
    await type('链接页面', '/items?keywords=a')
    expect(form.prop('data')).toEqual({ linkPage: 'page', linkPageLabel: '页面', url: '/items?keywords=a' })
  })

  test.each([
    ['自定义链接', '链接地址', 'href'],
    ['页面', '链接页面', 'url'],
  ])('%s: an address without https:// is completed when the field is left', async (kind, label, key) => {
    const form = await openLink()
    await choose(kind)
    await type(label, 'www.example.com/sale')
    await act(async () => void fireEvent.blur(input(label)))
    expect(form.prop('data', key)).toBe('https://www.example.com/sale')
    expect(problemsIn(form.editor).of('w')).toEqual([])
  })

  test('the custom link shows a sample URL; a wrong address stays and is marked', async () => {
    const form = await openLink()
    await choose('自定义链接')
    expect(input('链接地址').placeholder).toMatch(/^https:\/\//)
    await type('链接地址', 'javascript:alert(1)')
    expect(form.prop('data', 'href')).toBe('javascript:alert(1)')
    expect(problemsIn(form.editor).of('w').length).toBeGreaterThan(0)
    await type('链接地址', '')
    expect(form.prop('data')).toEqual({})
    expect(input('链接地址').value).toBe('')
  })

  test('every kind of the schema is offered', async () => {
    await openLink({ linkPage: 'brand', linkPageLabel: '品牌', attribute_id: '1', attribute_name: 'ONex' })
    expect(document.body.textContent).toContain('ONex')
    expect(document.body.textContent).toContain('/items?brand_id=1')
    await act(async () => void fireEvent.mouseDown(input('链接类型')))
    expect(kinds().slice(0, 5)).toEqual(['无链接', ...Object.values(linkTitles).slice(0, 4)])
  })

  const picked: [kind: string, link: object][] = [
    ['品牌', { linkPage: 'brand', attribute_id: '7', attribute_name: '第七个brand' }],
    ['店铺', { linkPage: 'shop', distributor_id: expect.any(String), name: expect.any(String) }],
  ]
  // the same list as of brands, and the one that widgets pick coupons from
  inSoak(() =>
    picked.push(
      ['文章', { linkPage: 'article', article_id: '7', title: '第七个article' }],
      ['促销活动', { linkPage: 'promotion', promotion_id: '7', activity_name: '第七个promotion' }],
      ['秒杀活动', { linkPage: 'seckill', seckill_id: '7', activity_name: '第七个seckill' }],
      ['优惠券', { linkPage: 'coupons', card_id: expect.any(String), title: expect.any(String) }],
    ),
  )

  test.each(picked)('%s: picked in a dialog', async (kind, expected) => {
    const form = await openLink()
    await choose(kind)
    await until(() => document.querySelector('tr.ant-table-row') !== null, 'rows')
    await click(document.querySelector('tr.ant-table-row') as Element)
    await press('确定')
    expect(form.prop('data')).toEqual({ linkPageLabel: kind, ...expected })
    expect(problemsIn(form.editor).of('w')).toEqual([])
  })

  test('a telephone number is written as it is dialled; what is none is marked', async () => {
    const form = await openLink()
    await choose('电话')
    await type('链接电话', '+86 (010) 6512 3456')
    await act(async () => void fireEvent.blur(input('链接电话')))
    expect(form.prop('data')).toEqual({ linkPage: 'tel', linkPageLabel: '电话', tel: '010-6512-3456' })
    expect(problemsIn(form.editor).of('w')).toEqual([])
    await type('链接电话', '客服')
    expect(problemsIn(form.editor).of('w')[0]?.message).toContain('电话号码由数字和 - 组成')
  })

  test('a place of the page: its other widgets, by number, name and title', async () => {
    const form = await openLink()
    form.editor.run(
      insertInto(null, { ...TEXT, name: '热卖', props: { text: '今日热卖' } }, undefined, 'there'),
    )
    await choose('本页位置')
    await act(async () => void fireEvent.mouseDown(input('链接位置')))
    const option = [...document.querySelectorAll('.ant-select-item-option')].at(-1)
    expect(option?.textContent).toBe('1 热卖：今日热卖')
    await click(option as Element)
    expect(form.prop('data')).toMatchObject({ linkPage: 'anchor', anchor: 'there' })
    expect(problemsIn(form.editor).of('w')).toEqual([])
  })

  test('a place of the home page is chosen from its widgets, and given up again', async () => {
    const texts = { hot: { ...TEXT, parent: null, order: 'a0', props: { text: '今日热卖' } } }
    const document = JSON.stringify({
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: {} },
      widgets: texts,
    })
    vi.mocked(call).mockImplementation((async (key: string, options: object) => {
      if (key === 'GET /pages') return { list: [{ page_id: 'home', theme_pc_template_id: '1' }] }
      if (key === 'GET /pages/{page_id}/draft') return { document }
      return demoCall(key, options)
    }) as typeof call)
    const form = await openLink({ linkPage: 'page', linkPageLabel: '页面', url: '/', title: '首页' })
    const place = () => input('链接页面中的位置')
    const option = (text: string) =>
      [...globalThis.document.querySelectorAll('.ant-select-item-option')].find(
        ({ textContent }) => textContent === text,
      )
    await act(async () => void fireEvent.mouseDown(place()))
    await until(() => option('1 文本：今日热卖') !== undefined, 'places')
    await click(option('1 文本：今日热卖') as Element)
    expect(form.prop('data')).toMatchObject({
      linkPage: 'page',
      url: '/#w-hot',
      title: '首页 · 1 文本：今日热卖',
    })
    expect(problemsIn(form.editor).of('w')).toEqual([])
    expect(input('链接页面').value).toBe('首页')
    await act(async () => void fireEvent.mouseDown(place()))
    await click(option('页面顶部') as Element)
    expect(form.prop('data')).toEqual({ linkPage: 'page', linkPageLabel: '页面', url: '/', title: '首页' })
  })

  test('an address with a place that was typed stays as typed, and is none that was chosen', async () => {
    const form = await openLink()
    await choose('页面')
    await type('链接页面', '/#w-hot')
    expect(form.prop('data')).toEqual({ linkPage: 'page', linkPageLabel: '页面', url: '/#w-hot' })
    expect(input('链接页面').value).toBe('/#w-hot')
    await type('链接页面', '  ')
    expect(form.prop('data')).toEqual({})
  })

  test('a place of a page that cannot be read keeps its name and is not called gone', async () => {
    vi.mocked(call).mockImplementation((async (key: string, options: object) =>
      key === 'GET /pages' ? { list: [] } : demoCall(key, options)) as typeof call)
    const title = '会场 · 2 文本：今日热卖'
    await openLink({ linkPage: 'page', linkPageLabel: '页面', url: '/custompage?pageid=9#w-hot', title })
    await until(() => document.body.textContent.includes('2 文本：今日热卖'), 'the name of the place')
    expect(document.body.textContent).not.toContain('已不存在')
  })

  test('a place that the page does not have any more is marked', async () => {
    const page = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: {} }
    vi.mocked(call).mockImplementation((async (key: string, options: object) => {
      if (key === 'GET /pages') return { list: [{ page_id: 'home', theme_pc_template_id: '1' }] }
      if (key === 'GET /pages/{page_id}/draft') return { document: JSON.stringify(page) }
      return demoCall(key, options)
    }) as typeof call)
    await openLink({ linkPage: 'page', linkPageLabel: '页面', url: '/#w-hot', title: '首页 · 1 文本' })
    await until(() => document.body.textContent.includes('所选位置（已不存在）'), 'the mark')
    expect(input('链接页面').value).toBe('首页')
  })

  test('clear makes it no link, in one step that can be undone', async () => {
    const page = { linkPage: 'page', linkPageLabel: '页面', url: '/cart', title: '购物车' }
    const form = await openLink(page)
    await press('清除链接')
    expect(form.prop('data')).toEqual({})
    form.editor.undo()
    expect(form.prop('data')).toEqual(page)
  })
})
