import { beforeAll, describe, expect, it } from 'vitest'
import { commons, link, sourceOf, widget } from '@tests/helpers/dialect-schemas'
import { checkKinds } from '@schemas/dialect/kinds'
import { resolve } from '@schemas/dialect/resolve'
import { messagesOf, planOf } from '@schemas/tables/derive'
import { tableEnd, tableStart, widgetTable, withTable } from './widget-list'
import { SharedLiterals } from './shared-literals'
import { readSources, type Sources } from './sources'
import { types } from './types'

const source = sourceOf(widget)
const fixture: Sources = {
  root: '',
  commons: [...commons.values()].map((common) => ({ ...common, resolved: resolve(common, commons) })),
  widgets: [{ ...source, type: 'W0001', resolved: resolve(source, commons) }],
  settings: [],
  records: [],
  actions: [],
  forms: [],
  sheets: [],
  envelope: { type: 'object' },
  kinds: checkKinds({ entities: ['goods'] }, link),
}

describe('types', () => {
  let text: string
  beforeAll(async () => {
    text = Object.values(await types(fixture)).join('')
  })

  it('are the filled shape: properties with a default are not optional', () => {
    expect(text).toContain('more: Link')
    expect(text).toContain('goods_id?: string')
    expect(text).toContain('title: string')
  })

  it('carry names of x-name, with titles and labels as comments', () => {
    expect(text).toContain('/** 轮播图 */\nexport interface W0001Props {')
    expect(text).toContain("/** 类型。goods 商品 · href 自定义 */\n  linkPage?: 'goods' | 'href'")
    expect(text).toContain('/** 宽（px） */\n  width: number')
  })

  it('write tuples as tuples', () => {
    expect(text).toMatch(
      /pair: \[\s*\/\*\* 名 \*\/\s*string,\s*\/\*\* 数 \*\/\s*number,?\s*\]|pair: \[string, number\]/,
    )
  })

  it('mention each shared type once', () => {
    expect(text.match(/export interface Link\b/g)).toHaveLength(1)
    expect(text).not.toMatch(/Link1|Everything/)
  })
})

describe('messages', () => {
  it('are keyed by the schemaPath of the resolved schema, required by the missing property', () => {
    expect(messagesOf(fixture.widgets[0]?.resolved ?? {})).toEqual({
      '#/properties/props/required/title': '请输入标题',
      '#/properties/props/properties/data/maxItems': '最多只能添加5张轮播图',
      '#/properties/props/properties/data/minItems': '请至少添加1张轮播图',
      '#/properties/props/allOf/0/then/properties/data/maxItems': '只能有1张',
      '#/properties/style/properties/height/minimum': '高不能小于0',
    })
  })
})

describe('defaults', () => {
  it('complete the literals themselves', () => {
    const props = planOf(fixture.widgets[0]?.resolved ?? {})?.inner?.['props']
    expect(props?.missing?.['data']).toEqual([{ imgUrl: '', pathData: {} }])
    expect(props?.inner?.['data']?.each?.missing).toEqual({ imgUrl: '', pathData: {} })
  })
})

describe('shared literals', () => {
  it('repeated values are written once, with their differences', () => {
    const literals = new SharedLiterals({ worthSharing: 1 })
    const wide = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`k${i}`, i]))
    literals.offer('wide', wide)
    expect(literals.print({ a: wide, b: { ...wide, k3: 30 } })).toBe(
      '{ "a": wide, "b": { ...wide, "k3": 30 } }',
    )
    expect(literals.declarations()).toMatch(/^const wide = \{ "k0": 0,/)
  })

  it('the order of keys is preserved where it matters', () => {
    const literals = new SharedLiterals({ worthSharing: 1, inOrder: true })
    const wide = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`k${i}`, i]))
    literals.offer('wide', wide)
    const names = new Set<string>()
    expect(literals.print({ first: 1, ...wide }, names)).not.toContain('wide')
    expect(names).toEqual(new Set())
    expect(literals.print({ ...wide, last: 1 }, names)).toBe('{ ...wide, "last": 1 }')
    expect(names).toEqual(new Set(['wide']))
  })
})

describe('table of widgets', () => {
  it('is replaced between its markers, the rest stays unchanged', () => {
    const text = `# 铺面\n${tableStart}\nold\n${tableEnd}\nend\n`
    expect(withTable(text, 'new')).toBe(`# 铺面\n${tableStart}\n\nnew\n\n${tableEnd}\nend\n`)
    expect(withTable('# 铺面\n', 'new')).toBeNull()
  })

  it('has a row for every widget', () => {
    const { widgets } = readSources()
    const rows = widgetTable(widgets).split('\n')
    expect(rows).toHaveLength(widgets.length + 2)
    expect(rows).toContainEqual(
      expect.stringMatching(/^\| W0006 \| 自由面板 \| 基础 \| pc h5 \| 1 \| 4 \| \d+ 种 \|$/),
    )
  })
})
