import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  HeaderOrFooterAnswer,
  HeaderOrFooterRow,
  TemplateContentAnswer,
  ThemeTmplAnswer,
} from '@schemas/generated/api'
import { problemsOf } from '@schemas'
import { importUpstream, type UpstreamWidget } from '@schemas/upstream'
import { signInAs } from '@tests/helpers/operator'
import { publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'

const widgetsOf = (rows: TemplateContentAnswer) =>
  rows.map(({ config }): UpstreamWidget => JSON.parse(config))
const isRow = (answer: HeaderOrFooterAnswer): answer is HeaderOrFooterRow => !Array.isArray(answer)

/** Every object in a JSON value that has this key. */
function holders(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = key in value ? [value as Record<string, unknown>] : []
  return [...own, ...Object.values(value).flatMap((inner) => holders(inner, key))]
}

describeApi('templates', (open) => {
  const content = (query = '', company?: 'songjian') =>
    open().data<TemplateContentAnswer>(`/pctemplate/getTemplateContent${query}`, company)

  it('for phones: the page made for them, else the desktop’s, adapted, without what is hidden there', async () => {
    const [own] = widgetsOf(await content('?viewport=h5'))
    expect(own).toMatchObject({ type: 'W0000', title: '首页', pageWidth: 375 })
    const story = widgetsOf(await content('?theme_pc_template_id=201&viewport=h5'))
    const widths = holders(story, 'width').map(({ width }) => Number(width))
    expect(Math.max(...widths)).toBe(375)
    const [header, footer] = await Promise.all(
      ['header', 'footer'].map((name) =>
        open().data<HeaderOrFooterAnswer>(`/pctemplate/getHeaderOrFooter?page_name=${name}&viewport=h5`),
      ),
    )
    expect(header).toEqual([])
    const texts = footer && isRow(footer) ? holders(JSON.parse(footer.params), 'text') : []
    expect(texts.map(({ text }) => text)).toContain('购物指南')
  })

  it('the home page: one row a widget in saved order, W0000 first, children nested', async () => {
    const rows = await content()
    const widgets = widgetsOf(rows)
    expect(rows.every(({ name }) => name === '')).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(widgets[0]).toMatchObject({ type: 'W0000', title: '首页' })
    expect(widgets.every(({ type }) => /^W\d{4}$/.test(type))).toBe(true)
    expect(holders(widgets, 'childWidgets').length).toBeGreaterThan(0)
    expect(holders(widgets, 'pumian')).toEqual([])
    expect(await content('?page_type=index')).toEqual(rows)
  })

  it('its answer can be imported as a page without problems', async () => {
    const { page } = importUpstream(await content())
    if (!page) throw new Error('Expected a page from the rows of getTemplateContent, got none')
    expect(problemsOf(page).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('a custom page by its public id; `[]` for none, for headers and for another company’s', async () => {
    expect(widgetsOf(await content('?theme_pc_template_id=201'))[0]).toMatchObject({ type: 'W0000' })
    expect(await content('?theme_pc_template_id=nobody')).toEqual([])
    expect(await content('?theme_pc_template_id=1')).toEqual([])
    expect(await content('?theme_pc_template_id=201', 'songjian')).toEqual([])
  })

  it('a rule is answered with what it finds, as snapshots that such a client can draw', async () => {
    const owner = await signInAs(open().app, 'owner')
    const revision = await saveDraft(owner, 'story', (draft) => {
      const rule = { order: 'sales', count: 2 }
      draft.widgets = { w: { type: 'W0002', v: 1, parent: null, order: 'a0', props: { rule }, style: {} } }
    })
    await publishDraft(owner, 'story', revision)
    const [list] = holders(widgetsOf(await content('?theme_pc_template_id=201')), 'goods_id')
    expect(list).toMatchObject({
      goods_name: expect.any(String),
      price: expect.any(Number),
      linkPage: 'goods',
    })
    expect(holders(widgetsOf(await content('?theme_pc_template_id=201')), 'rule')).toEqual([])
  })

  it('products in every widget have the present price in cents', async () => {
    const { database } = open()
    const before = holders(widgetsOf(await content()), 'goods_id').filter((holder) => 'price' in holder)
    const [first] = before
    expect(first?.price).toBeTypeOf('number')
    await database.db
      .update(tables.goods_item)
      .set({ price: 123, market_price: 456 })
      .where(
        and(eq(tables.goods_item.company_id, '1'), eq(tables.goods_item.goods_id, String(first?.goods_id))),
      )
    const after = holders(widgetsOf(await content()), 'goods_id').filter((holder) => 'price' in holder)
    const changed = after.filter(({ goods_id }) => goods_id === first?.goods_id)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.every(({ price, market_price }) => price === 123 && market_price === 456)).toBe(true)
    expect(after.filter(({ goods_id }) => goods_id !== first?.goods_id)).toEqual(
      before.filter(({ goods_id }) => goods_id !== first?.goods_id),
    )
  })

  it('header and footer: one row each, their widgets as one text; `[]` without', async () => {
    for (const name of ['header', 'footer'] as const) {
      const row = await open().data<HeaderOrFooterAnswer>(`/pctemplate/getHeaderOrFooter?page_name=${name}`)
      if (!isRow(row)) throw new Error(`Expected a ${name}, got none`)
      expect(row).toMatchObject({ name, company_id: '1', theme_pc_template_id: 0 })
      expect(row.created).toBeGreaterThan(1_600_000_000)
      const widgets: UpstreamWidget[] = JSON.parse(row.params)
      expect(widgets.map(({ type, comptyle }) => [type, comptyle])).toEqual(
        widgets.map(() => ['W0006', name]),
      )
    }
    await open()
      .database.db.update(tables.page)
      .set({ enabled: false })
      .where(and(eq(tables.page.company_id, '2'), eq(tables.page.page_type, 'footer')))
    expect(await open().data('/pctemplate/getHeaderOrFooter?page_name=footer', 'songjian')).toEqual([])
  })

  it('theme.tmpl is header, footer and content together', async () => {
    const theme = await open().data<ThemeTmplAnswer>('/theme.tmpl')
    expect(theme).toEqual({
      platform: 'pc',
      header: await open().data('/pctemplate/getHeaderOrFooter?page_name=header'),
      footer: await open().data('/pctemplate/getHeaderOrFooter?page_name=footer'),
      content: await content(),
    })
  })

  it('deleted categories are left out of menus', async () => {
    const ids = async () => {
      const row = await open().data<HeaderOrFooterAnswer>('/pctemplate/getHeaderOrFooter?page_name=header')
      const inMenus = isRow(row) ? holders(JSON.parse(row.params), 'categoryData') : []
      return inMenus.flatMap(({ categoryData }) =>
        holders(categoryData, 'category_id').map(({ category_id }) => category_id),
      )
    }
    const before = await ids()
    const [leaf] = await open()
      .database.db.select()
      .from(tables.category)
      .where(and(eq(tables.category.company_id, '1'), eq(tables.category.category_level, 3)))
      .then((rows) => rows.filter(({ category_id }) => before.includes(category_id)))
    const key = and(
      eq(tables.goods_category.company_id, '1'),
      eq(tables.goods_category.category_id, leaf?.category_id ?? ''),
    )
    await open().database.db.delete(tables.goods_category).where(key)
    await open()
      .database.db.delete(tables.category)
      .where(
        and(eq(tables.category.company_id, '1'), eq(tables.category.category_id, leaf?.category_id ?? '')),
      )
    expect(await ids()).toEqual(before.filter((id) => id !== leaf?.category_id))
    expect(before).toContain(leaf?.category_id)
  })
})
