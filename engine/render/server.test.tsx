import { insertDefaults } from '@schemas'
import type { LiveCoupon } from '@schemas/generated/types'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createRegistry, defineWidget } from '../registry/registry'
import type { PageContext, ViewPage, ViewWidget, WidgetProps } from './contract'
import type { FragmentCache } from '@schemas/storefront-entry'
import { renderPage } from './server'
import { EMPTY_LIVE, INERT_ACTIONS, RenderProvider, useShop, visitorShop } from './context.tsx'
import { PageView } from './PageView'

let rendered = 0
const registry = createRegistry([
  defineWidget<{ text: string }>({
    type: 'Text',
    Render({ props }) {
      rendered++
      return <p>{props.text}</p>
    },
  }),
  defineWidget<object>({
    type: 'Broken',
    Render() {
      throw new Error('broken on purpose')
    },
  }),
  defineWidget<object>({
    type: 'Panel',
    freeLayout: true,
    Render: ({ children }: WidgetProps<object>) => <section>{children}</section>,
  }),
  defineWidget<object>({
    type: 'Ruler',
    Render: ({ style }: WidgetProps<object>) => (
      <i>
        {style.width}×{style.height}
        <b>{`${style.x},${style.y}`}</b>
      </i>
    ),
  }),
  defineWidget<object>({
    type: 'Count',
    Render: () => <b>{useShop().cart.count}</b>,
  }),
  defineWidget<object>({
    type: 'Claims',
    Render: () => (
      <b>{Object.entries(useShop().live.coupon).map(([id, { user_get_num }]) => `${id}:${user_get_num}`)}</b>
    ),
  }),
  defineWidget<object>({
    type: 'Greeting',
    Render: () => <b>{useShop().user?.mobile}</b>,
  }),
  defineWidget<object>({
    type: 'Orders',
    Render: () => <i>{(useShop().answers['orders'] as { data: string }).data}</i>,
  }),
  defineWidget<object>({
    type: 'Named',
    Render: () => <u id={useId()} />,
  }),
  defineWidget<{ src: string }>({
    type: 'Hero',
    Render: ({ props }) => <img src={props.src} alt="" fetchPriority="high" />,
  }),
])

const context = (mode: PageContext['mode'] = 'render'): PageContext => ({
  mode,
  page: { themeColor: '#479EE9', pageWidth: 1190 } as PageContext['page'],
  shop: visitorShop(),
  actions: INERT_ACTIONS,
})

type Sketch = [uuid: string, type: string, parent?: string, props?: object]
function pageOf(...sketches: Sketch[]): ViewPage {
  const widgets = sketches.map(([uuid, type, parent = null, props = {}], index) => {
    const widget = {
      type,
      parent,
      order: `a${index}`,
      props,
      style: { x: 1, y: 2, z: 7, width: 100, height: 20 },
    }
    return [uuid, widget as unknown as ViewWidget] as const
  })
  return { page: { props: context().page }, widgets: Object.fromEntries(widgets) }
}

/** What React makes of the whole page in one render. */
const inOneGo = (page: ViewPage, screen?: number) =>
  renderToString(
    <RenderProvider value={context()}>
      <PageView page={page} registry={registry} screen={screen} />
    </RenderProvider>,
  )

describe('server rendering', () => {
  test('renders widgets in reading order and children inside their panel at absolute positions', () => {
    const page = pageOf(
      ['b', 'Text', undefined, { text: 'one' }],
      ['p', 'Panel'],
      ['c', 'Text', 'p', { text: 'two' }],
    )
    const { html, failures } = renderPage(page, registry, context())
    expect(failures).toEqual([])
    expect(html.indexOf('one')).toBeLessThan(html.indexOf('two'))
    expect(html).toMatch(/<section>.*position:absolute;left:1px;top:2px;z-index:7.*two.*<\/section>/s)
  })

  test('an absent width is at most that of the page: 375 on a phone', () => {
    const page = pageOf(['r', 'Ruler'])
    Object.assign(page.widgets.r?.style ?? {}, insertDefaults('W0001').style)
    const desktop = context()
    const phone = { ...desktop, page: { ...desktop.page, pageWidth: 375 } }
    expect(renderPage(page, registry, desktop).html).toMatch(/class="pm-body" style="height[^>]*><i>1190<!--/)
    expect(renderPage(page, registry, phone).html).toMatch(/width:375px[^>]*>.*<i>375<!--/)
  })

  test('renderers always get numeric places and sizes', () => {
    const page = pageOf(['r', 'Ruler'])
    Object.assign(page.widgets.r?.style ?? {}, {
      width: 'calc(1px)',
      height: Number.NaN,
      x: '/*',
      y: Number.NaN,
    })
    expect(renderPage(page, registry, context()).html).toContain('<i>1190<!-- -->×<!-- -->0<b>0,0</b></i>')
  })

  test('a failing widget is omitted, reported and removed from the page that the browser hydrates', () => {
    const page = pageOf(['a', 'Text', undefined, { text: 'stays' }], ['x', 'Broken'])
    const result = renderPage(page, registry, context())
    expect(result.html).toContain('stays')
    expect(result.failures).toMatchObject([
      { uuid: 'x', type: 'Broken', error: { message: 'broken on purpose' } },
    ])
    expect(Object.keys(result.page.widgets)).toEqual(['a'])
  })

  test('omits only the failing child of a panel', () => {
    const page = pageOf(['p', 'Panel'], ['x', 'Broken', 'p'], ['c', 'Text', 'p', { text: 'sibling' }])
    const result = renderPage(page, registry, context(), { cache: new Map() })
    expect(result.html).toContain('sibling')
    expect(result.failures.map((failure) => failure.uuid)).toEqual(['x'])
  })

  test('a widget whose boxes cannot be drawn is omitted as one whose content fails', () => {
    const page = pageOf(['p', 'Panel'], ['x', 'Text', 'p'], ['c', 'Text', 'p', { text: 'sibling' }])
    const boxless = { ...page.widgets['x'], style: null } as unknown as ViewWidget
    const result = renderPage({ ...page, widgets: { ...page.widgets, x: boxless } }, registry, context())
    expect(result.html).toContain('sibling')
    expect(result.failures.map((failure) => failure.uuid)).toEqual(['x'])
  })

  test('the page as React draws it in one go has the same bytes', () => {
    const page = pageOf(['p', 'Panel'], ['c', 'Text', 'p', { text: 'two' }], ['f', 'Future'], ['r', 'Ruler'])
    expect(inOneGo(page)).toBe(`<div class="pm-page">${renderPage(page, registry, context()).html}</div>`)
  })

  test('a page of many widgets has the bytes that React gives it in one go, and no preload twice', () => {
    const many = Array.from({ length: 40 }, (_, index): Sketch => {
      return index % 20 === 0
        ? [`h${index}`, 'Hero', undefined, { src: '/img/1.webp' }]
        : [`t${index}`, 'Text', undefined, { text: `${index}` }]
    })
    const page = pageOf(...many)
    const drawn = (screen?: number) => renderPage(page, registry, context(), { screen })
    const { html, preloads } = drawn()
    expect(preloads).toHaveLength(1)
    expect(inOneGo(page)).toBe(`${preloads[0]}<div class="pm-page">${html}</div>`)
    expect(inOneGo(page, 500)).toBe(`${preloads[0]}<div class="pm-page">${drawn(500).html}</div>`)
  })

  test('ids of useId differ between all widgets of a page, with fragments too', () => {
    const page = pageOf(...Array.from({ length: 40 }, (_, index): Sketch => [`w${index}`, 'Named']))
    for (const cache of [undefined, new Map()]) {
      const ids = renderPage(page, registry, context(), { cache }).html.match(/<u id="[^"]+"/g)
      expect(new Set(ids).size).toBe(40)
    }
  })

  test('fragments give the bytes of a full render, and cached ones are not rendered again', () => {
    const page = pageOf(['a', 'Text', undefined, { text: 'one' }], ['b', 'Text', undefined, { text: 'two' }])
    const cache: FragmentCache = new Map()
    const whole = renderPage(page, registry, context())
    const filled = renderPage(page, registry, context(), { cache })
    rendered = 0
    const again = renderPage(page, registry, context(), { cache })
    expect(rendered).toBe(0)
    expect(filled.html).toBe(whole.html)
    expect(again.html).toBe(whole.html)
  })

  test('a widget that reads the cart is kept for carts of as many pieces, and one that reads coupons for as many claims', () => {
    const page = pageOf(['p', 'Panel'], ['c', 'Count', 'p'], ['d', 'Claims'])
    const cache: FragmentCache = new Map()
    const drawn = (count: number, user_get_num: number) => {
      const coupon = { '4': { user_get_num } as LiveCoupon }
      const shop = { ...visitorShop({ ...EMPTY_LIVE, coupon }), cart: { count, groups: null, added: 0 } }
      const { parts, html } = renderPage(page, registry, { ...context(), shop }, { cache })
      return { parts, texts: html.match(/<b>.*?<\/b>/g) }
    }
    const first = drawn(3, 0)
    expect(first.texts).toEqual(['<b>3</b>', '<b>4:0</b>'])
    expect(drawn(0, 1).texts).toEqual(['<b>0</b>', '<b>4:1</b>'])
    const again = drawn(3, 1)
    expect(again.texts).toEqual(['<b>3</b>', '<b>4:1</b>'])
    expect(again.parts.map((part, index) => part === first.parts[index])).toEqual([true, false])
  })

  test('a widget that reads who the shopper is, or own answers, is never kept; its neighbours are', () => {
    const page = pageOf(['a', 'Text', undefined, { text: 'one' }], ['g', 'Greeting'], ['o', 'Orders'])
    const cache = new Map<string, never>()
    const drawn = (mobile: string) => {
      const user = { mobile, login_type: 'member' as const }
      const shop = { ...visitorShop(), user, answers: { orders: { data: mobile } } }
      return renderPage(page, registry, { ...context(), shop }, { cache, ownAnswers: true })
    }
    expect(drawn('138').html).toMatch(/<b>138<\/b>.*<i>138<\/i>/)
    expect([...cache.keys()]).toEqual(['a'])
    const { parts } = drawn('139')
    expect(parts.map((part) => typeof part)).toEqual(['object', 'string', 'string'])
    expect(parts[1]).toContain('<b>139</b>')
  })

  test('what was drawn from shared answers is not given to a shopper with own parts in them', () => {
    const page = pageOf(['o', 'Orders'])
    const cache: FragmentCache = new Map()
    const drawn = (data: string, ownAnswers: boolean) => {
      const shop = { ...visitorShop(), answers: { orders: { data } } }
      return renderPage(page, registry, { ...context(), shop }, { cache, ownAnswers }).html
    }
    expect(drawn('shared', false)).toContain('<i>shared</i>')
    expect(drawn('own', true)).toContain('<i>own</i>')
    expect(drawn('shared', false)).toContain('<i>shared</i>')
  })

  test('what was drawn from own answers is shared by shoppers whose answers have the same of their own', () => {
    const page = pageOf(['o', 'Orders'])
    const cache: FragmentCache = new Map()
    const drawn = (data: string) => {
      const shop = { ...visitorShop(), answers: { orders: { data } } }
      return renderPage(page, registry, { ...context(), shop }, { cache, ownAnswers: data })
    }
    const [first, other, again] = [drawn('claimed'), drawn('praised'), drawn('claimed')]
    expect([first.html, other.html]).toEqual([
      expect.stringContaining('<i>claimed</i>'),
      expect.stringContaining('<i>praised</i>'),
    ])
    expect(again.parts[0]).toBe(first.parts[0])
  })

  test('returns picture preloads that React puts before a fragment for the head', () => {
    const result = renderPage(pageOf(['h', 'Hero', undefined, { src: '/img/1.webp' }]), registry, context(), {
      cache: new Map(),
    })
    expect(result.preloads).toEqual([
      expect.stringMatching(/^<link rel="preload" as="image" href="\/img\/1.webp"/),
    ])
    expect(result.html).toMatch(/^<div/)
  })

  test('an unknown type renders a note for operators and nothing for shoppers', () => {
    const page = pageOf(['u', 'Future'])
    expect(renderPage(page, registry, context('design')).html).toContain('未知组件 Future')
    expect(renderPage(page, registry, context()).html).toBe('')
  })
})
