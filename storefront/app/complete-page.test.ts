import { describe, expect, test } from 'vitest'
import { EMPTY_LIVE } from '@engine'
import { fillPage } from '@schemas/fill'
import { PHONE_WIDTH, type JsonObject, type PageJson } from '@schemas/page'
import type { LiveGoods } from '@schemas/generated/types'
import type { PageData } from '@schemas/page-data'
import { fillSetting } from '@schemas/site-settings'
import { pageWithoutDocuments } from '@schemas/empty-page'
import { completePage, withOwn } from './complete-page'
import { documentAround } from './document'

const pageOf = (uuid: string, props: JsonObject, order = 'a0'): PageJson => ({
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props },
  widgets: { [uuid]: { type: 'W0011', v: 1, parent: null, order, props: {}, style: { width: 1190 } } },
})

const row = (item_name: string) => ({ item_name }) as LiveGoods

describe('the shop’s theme', () => {
  const lookup = { dataOf: () => undefined, plan: () => undefined }
  const doc = (props: JsonObject) => fillPage(pageOf('text', props))
  const shown = (body: JsonObject, setting: JsonObject) => {
    const [header, page] = [doc({ followTheme: true }), doc(body)]
    const regions = { header, body: page, footer: null }
    const data: PageData = { ...pageWithoutDocuments(200, '/'), page: page.page.props, regions }
    return completePage(
      undefined,
      { data, origin: 'http://shop', theme: fillSetting('theme', setting) },
      lookup,
    )
  }
  const html = (data: PageData) =>
    documentAround(data, {
      origin: 'http://shop',
      preloads: [],
      assets: { entry: '', afterPaint: '', styles: [], modules: [], files: {} },
    }).before.text

  test('is that of the page and of its regions where they follow it, the frame included', () => {
    const data = shown({ followTheme: true }, { primaryColor: '#1f6b4a' })
    expect(data.page.themeColor).toBe('#1f6b4a')
    expect(data.regions.body?.page.props.themeColor).toBe('#1f6b4a')
    expect(data.actionColours).toEqual({ shop: '#1f6b4a', page: '#1f6b4a' })
  })

  test('leaves a page with colours of its own alone, not the header around it', () => {
    const data = shown({ themeColor: '#27508f' }, { primaryColor: '#1f6b4a' })
    expect(data.page.themeColor).toBe('#27508f')
    expect(data.actionColours).toEqual({ shop: '#1f6b4a', page: '#27508f' })
  })

  test('sets the tokens that differ on the document, and none for the standard look', () => {
    const square = shown({ followTheme: true }, { primaryColor: '#1f6b4a', radius: 'square' })
    expect(html(square)).toContain('style="--action:#1f6b4a;--radius-xs:0px;')
    const plain = shown({ followTheme: true }, { primaryColor: '#1f6b4a' })
    expect(html(plain)).toContain('style="--action:#1f6b4a">')
  })
})

describe('what a section shows of the shop’s own making', () => {
  const body = fillPage(pageOf('section', { themeColor: '#111111' }, 'b0'))
  const page = {
    answers: { asked: { data: 1 } },
    page: body.page.props,
    regions: { header: null, body, footer: null },
    live: { ...EMPTY_LIVE, goods: { 1: row('真') } },
  } as unknown as PageData

  test('answers stand beside those of the server', () => {
    const { answers, regions } = withOwn(page, { answers: { own: { data: 2 } } })
    expect(answers).toEqual({ asked: { data: 1 }, own: { data: 2 } })
    expect(regions.body).toBe(body)
  })

  test('another document stands below the page’s own, with its settings; the shop’s own rows count', () => {
    const shown = {
      page: pageOf('sample', { themeColor: '#222222' }),
      live: { ...EMPTY_LIVE, goods: { 1: row('样'), 2: row('样') } },
    }
    const { page: props, regions, live } = withOwn(page, { answers: {}, shown })
    expect(props.themeColor).toBe('#222222')
    const widgets = Object.entries(regions.body?.widgets ?? {}).toSorted(([, a], [, b]) =>
      a.order < b.order ? -1 : 1,
    )
    expect(widgets.map(([uuid]) => uuid)).toEqual(['section', 'sample'])
    expect(live.goods).toEqual({ 1: row('真'), 2: row('样') })
  })

  test.each([
    ['pc', 1190],
    ['h5', PHONE_WIDTH],
  ] as const)('on %s that document is %i px wide, as the page is', (viewport, width) => {
    const shown = { page: pageOf('sample', {}), live: EMPTY_LIVE }
    const { regions, page: props } = withOwn({ ...page, viewport }, { answers: {}, shown })
    expect(regions.body?.widgets['sample']?.style.width).toBe(width)
    expect(props.pageWidth).toBe(width)
  })
})
