import { describe, expect, it } from 'vitest'
import type { Chains, WidgetContent } from './chain'
import { fixtureChains } from './fixtures'
import { registered, upgradeWidget, versionOf } from './index'

describe('upgradeWidget', () => {
  it('runs each step from the saved version to the current one, by name', () => {
    const saved = { v: 1, props: { pointColor: '#00ff00', delay: 100 }, style: { height: 10 } }
    expect(upgradeWidget('X0001', saved, fixtureChains)).toEqual({
      ok: true,
      ran: ['renamePointColour', 'clampDelay', 'keepFiveColumns'],
      widget: { v: 4, props: { pointColour: '#00ff00', delay: 500, columns: 5 }, style: { height: 10 } },
    })
  })

  it('starts at the version of the widget', () => {
    const upgrade = upgradeWidget('X0001', { v: 3, props: { columns: 2 }, style: {} }, fixtureChains)
    expect(upgrade).toEqual({
      ok: true,
      ran: ['keepFiveColumns'],
      widget: { v: 4, props: { columns: 2 }, style: {} },
    })
  })

  it('leaves a widget of the current version unchanged', () => {
    const current = { v: 4, props: {}, style: {} }
    expect(upgradeWidget('X0001', current, fixtureChains)).toEqual({ ok: true, ran: [], widget: current })
    expect(upgradeWidget('W0001', { v: 1, props: {}, style: {} })).toMatchObject({ ok: true, ran: [] })
  })

  it('never changes its input', () => {
    const saved = Object.freeze({
      v: 1,
      props: Object.freeze({ pointColor: '#0000ff' }),
      style: Object.freeze({}),
    })
    expect(upgradeWidget('X0001', saved, fixtureChains).ok).toBe(true)
  })

  it.each([
    [5, 'version', 'X0001 的版本应不高于 4，实际为 5；请先升级本程序再打开该页面'],
    [0, 'version', 'X0001 的版本应为 1 到 4 的整数，实际为 0'],
    [1.5, 'version', 'X0001 的版本应为 1 到 4 的整数，实际为 1.5'],
    [Number.NaN, 'version', 'X0001 的版本应为 1 到 4 的整数，实际为 null'],
  ])('refuses version %d with expected and actual version', (v, keyword, message) => {
    expect(upgradeWidget('X0001', { v, props: {}, style: {} }, fixtureChains)).toEqual({
      ok: false,
      keyword,
      message,
    })
  })

  it('refuses a gap in the chain', () => {
    const identity = (content: WidgetContent) => content
    const holed: Chains = { X0001: { 1: identity, 3: identity } }
    expect(versionOf('X0001', holed)).toBe(4)
    expect(upgradeWidget('X0001', { v: 1, props: {}, style: {} }, holed)).toEqual({
      ok: false,
      keyword: 'migration',
      message: 'X0001 缺少从版本 2 到 3 的升级步骤（目标版本 4）',
    })
  })

  it('a step that throws is reported as a refusal', () => {
    function readMissingPart({ props }: WidgetContent): WidgetContent {
      throw new TypeError(`no part in ${JSON.stringify(props)}`)
    }
    expect(upgradeWidget('X0001', { v: 1, props: {}, style: {} }, { X0001: { 1: readMissingPart } })).toEqual(
      {
        ok: false,
        keyword: 'migration',
        message: 'X0001 的升级步骤 readMissingPart（版本 1 到 2）失败：no part in {}',
      },
    )
  })

  it('a type named like an object’s own members has no chain', () => {
    expect(versionOf('constructor')).toBe(1)
    expect(Object.hasOwn(registered, 'constructor')).toBe(false)
  })
})
