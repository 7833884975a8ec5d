import { describe, expect, it } from 'vitest'
import { applyPlan, type FillPlan } from './fill-plan'
import { fillPage, fillWidget, insertDefaults } from './fill'
import { fillPlans } from './generated/defaults'
import { validators } from './generated/validators/all'
import type { PageJson } from './page'

describe('fillWidget', () => {
  it('a missing optional property takes its default, at every depth', () => {
    const { props, style } = fillWidget('W0001', {
      props: { data: [{ imgUrl: '/a.png' }] },
      style: { height: 300 },
    })
    expect(props).toMatchObject({
      autoplay: true,
      autoplaySpeed: 2000,
      data: [{ imgUrl: '/a.png', pathData: {} }],
    })
    expect(style).toMatchObject({ height: 300, width: 1190, marginRight: 'auto' })
  })

  it('keeps stored values, including false, 0 and empty text', () => {
    const { props } = fillWidget('W0001', {
      props: { autoplay: false, autoplaySpeed: 0, pointAlign: '' },
      style: {},
    })
    expect(props).toMatchObject({ autoplay: false, autoplaySpeed: 0, pointAlign: '' })
  })

  it('never changes its input and returns complete values themselves', () => {
    const widget = { props: Object.freeze({ data: Object.freeze([]) }) as never, style: Object.freeze({}) }
    const full = fillWidget('W0001', widget)
    expect(fillWidget('W0001', full)).toBe(full)
    expect(full.props['data']).toBe(widget.props['data'])
    const changed = { ...full, props: { ...full.props, data: [{ imgUrl: '' }] } }
    expect(fillWidget('W0001', changed).style).toBe(full.style)
  })

  it('leaves unknown and reserved types unchanged', () => {
    const widget = { props: { anything: 1 }, style: {} }
    expect(fillWidget('W9999', widget)).toBe(widget)
    expect(fillWidget('W0009', widget).props).toBe(widget.props)
  })

  it('leaves values of a wrong shape to the validator', () => {
    const wrong = { data: [null, 1, 'x', []], moreLinkData: 'text' }
    expect(fillWidget('W0002', { props: wrong, style: {} }).props).toMatchObject(wrong)
  })

  it('a key called __proto__ stays a key', () => {
    const plan: FillPlan = { missing: { a: 1 } }
    const filled = applyPlan(JSON.parse('{"__proto__": {"b": 2}}'), plan) as object
    expect(Object.keys(filled)).toEqual(['__proto__', 'a'])
    expect(Object.getPrototypeOf(filled)).toBe(Object.prototype)
  })
})

describe('insertDefaults', () => {
  const types = Object.keys(fillPlans)

  it.each(types)('inserts %s complete and valid', (type) => {
    const { props, style } = insertDefaults(type)
    const whole = type === 'W0000' ? { props } : { props, style }
    validators[type]?.(whole)
    expect(validators[type]?.errors ?? []).toEqual([])
    expect(fillWidget(type, { props, style }).props).toEqual(props)
  })

  it('gives each widget its own copies', () => {
    const [a, b] = [insertDefaults('W0001'), insertDefaults('W0001')]
    expect(a).toEqual(b)
    const rows = (a.props['data'] ?? []) as { imgUrl: string }[]
    if (rows[0]) rows[0].imgUrl = '/changed.png'
    expect(insertDefaults('W0001')).toEqual(b)
    expect(rows[1]?.imgUrl).toBe('')
  })

  it('a child has depth 10000, a panel 1000', () => {
    expect(insertDefaults('W0011').style.z).toBe(10000)
    expect(insertDefaults('W0006').props['zindex']).toBe(1000)
  })

  it('the error lists the known types', () => {
    expect(() => insertDefaults('W9999')).toThrow('No schema for widget type W9999; known: W0000, W0001')
  })
})

describe('fillPage', () => {
  it('fills every widget and the page configuration', () => {
    const page: PageJson = {
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: { title: '首页' } },
      widgets: { a: { type: 'W0011', v: 1, parent: null, order: 'a0', props: {}, style: {} } },
    }
    const filled = fillPage(page)
    expect(filled.page.props).toMatchObject({ title: '首页', pageWidth: 1190, themeColor: '#479EE9' })
    expect(filled.widgets['a']).toMatchObject({ type: 'W0011', order: 'a0', props: { fontSize: 14 } })
    expect(page.widgets['a']?.props).toEqual({})
  })
})
