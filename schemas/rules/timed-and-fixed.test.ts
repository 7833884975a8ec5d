import { describe, expect, test } from 'vitest'
import { pageOf } from '@tests/helpers/arbitrary-page'
import type { ValidateOptions } from '../validate'
import type { WidgetJson } from '../page'
import { problemsOf, problemsOfWidget } from '../problems'
import { localOf, momentOfLocal } from '../show-times'

type Widgets = Record<string, Partial<WidgetJson>>

const found = (name: string, widgets: Widgets, options?: ValidateOptions) =>
  problemsOf(pageOf(widgets), options)
    .filter(({ keyword }) => keyword === name)
    .map(({ uuid, path, message }) => `${uuid} ${path} ${message}`)

describe('display period of a widget', () => {
  const problemsOfTimes = (showFrom: string, showTo: string) =>
    found('showTimes', { w: { style: { showFrom, showTo } } })

  test('the end comes after the start: 结束时间应晚于开始时间', () => {
    expect(problemsOfTimes('2026-11-11 00:00:00', '2026-11-12 00:00:00')).toEqual([])
    for (const end of ['2026-11-11 00:00:00', '2026-11-10 23:59:59'])
      expect(problemsOfTimes('2026-11-11 00:00:00', end)).toEqual(['w /style/showTo 结束时间应晚于开始时间'])
  })

  test('either limit may be missing', () => {
    for (const [from, to] of [
      ['', ''],
      ['2026-11-11 00:00:00', ''],
      ['', '2026-11-11 00:00:00'],
    ] as const)
      expect(problemsOfTimes(from, to)).toEqual([])
  })

  test('reports a date that does not exist; the schema refuses other formats', () => {
    expect(problemsOfTimes('2026-02-30 00:00:00', '')).toEqual([
      'w /style/showFrom 没有这个时间：2026-02-30 00:00:00',
    ])
    expect(problemsOfTimes('2026-02-01 24:00:00', '')).toEqual([
      'w /style/showFrom 没有这个时间：2026-02-01 24:00:00',
    ])
    expect(problemsOfTimes('明天', '')).toEqual([])
    const problems = problemsOf(pageOf({ w: { style: { showFrom: '明天' } } }))
    expect(problems.map(({ message }) => message)).toEqual(['时间应为 2026-01-31 08:00:00 的格式'])
  })

  test('times are Beijing time in any time zone of the machine', () => {
    expect(momentOfLocal('2026-11-11 00:00:00')).toBe(Date.UTC(2026, 10, 10, 16))
    expect(localOf(Date.UTC(2026, 10, 10, 16))).toBe('2026-11-11 00:00:00')
  })
})

describe('the storefront’s own pages', () => {
  const own = { region: 'body', section: 'cart-lines' } as const
  const rule = 'fixedSection'

  test('contain their section: 固定区块不能删除', () => {
    expect(found(rule, { cart: { type: 'cart-lines' }, w: {} }, own)).toEqual([])
    expect(found(rule, { w: {} }, own)).toEqual([' /widgets 固定区块不能删除'])
  })

  test('contain it once, at top level', () => {
    const twice = { b: { type: 'cart-lines', order: 'a1' }, a: { type: 'cart-lines', order: 'a0' } }
    expect(found(rule, twice, own)).toEqual(['b /type 固定区块只能有一个'])
    const inside = { p: { type: 'W0006' }, cart: { type: 'cart-lines', parent: 'p' } }
    expect(found(rule, inside, own)).toEqual(['cart /parent 固定区块只能放在页面顶层'])
  })

  test('other pages do not contain it; not checked for a page of unknown role', () => {
    const widgets = { cart: { type: 'cart-lines' } }
    expect(found(rule, widgets, { region: 'body' })).toEqual(['cart /type 购物车只能放在它自己的页面'])
    expect(found(rule, widgets)).toEqual([])
    expect(problemsOfWidget(pageOf(widgets), 'cart', own)).toEqual([])
  })
})
