import { describe, expect, test } from 'vitest'
import { problemsOf, problemsOfWidget } from './problems'
import { insertDefaults } from './fill'
import { collectRules, isRuled, keyOfRule, placedRule, rulesOf, withRuleGoods } from './goods-rules'
import { ruleMarks } from './generated/entities'
import { collectEntities, collectReferences } from './entities'
import { emptyContent, withoutPlaceholders } from './placeholders'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'

const rule = { order: 'sales', count: 4 }
const widget = (type: string, props: JsonObject = {}): WidgetJson => ({
  type,
  v: 1,
  parent: null,
  order: 'a0',
  ...insertDefaults(type),
  props: { ...insertDefaults(type).props, ...props },
})
const holder = (more: object = {}) => ({ rule, ...more }) as unknown as Json

/** Each widget with products, with a rule in the first place that may have one. */
const RULED: Record<string, WidgetJson> = {
  W0002: widget('W0002', { rule }),
  W0012: widget('W0012', { styleType: 3, data: [[], [], [], [holder({ data: [] })], []] }),
  W0018: widget('W0018', { data: [holder({ data: [] })] }),
  W0020: widget('W0020', { data: [holder({ shop_id: '3', goods_list: [] })] }),
  ...Object.fromEntries(
    ['W0005', 'W0014', 'W0015', 'W0017'].map((type) => [
      type,
      widget(type, { data: [holder({ text: '热卖', data: [{ goods_id: '' }] })] }),
    ]),
  ),
}

describe('products by rule', () => {
  test('every widget with products takes a rule', () => {
    expect(Object.keys(RULED).toSorted()).toEqual(Object.keys(ruleMarks).toSorted())
  })

  test.each(Object.keys(ruleMarks))(
    '%s: what the rule finds stands in its list, the rule is gone',
    (type) => {
      const one = RULED[type] as WidgetJson
      const [place, ...others] = rulesOf(one)
      expect(others).toEqual([])
      expect(place?.rule).toEqual({
        ...(type === 'W0020' && { distributor_id: '3' }),
        order: 'sales',
        count: 4,
      })
      const found = { [keyOfRule(place!.rule)]: ['7', '8'] }
      const filled = withRuleGoods(one, found)
      expect(collectEntities({ widgets: { filled } }).goods).toEqual(['7', '8'])
      expect(rulesOf(filled)).toEqual([])
      expect(collectEntities({ widgets: { one } }).goods, 'the widget itself is unchanged').toEqual([])
      expect(isRuled(rulesOf(one), [...place!.path, place!.list, '0', 'goods_id'])).toBe(true)
    },
  )

  test.each(Object.keys(ruleMarks))('%s with a rule is no placeholder, and valid', (type) => {
    const one = RULED[type] as WidgetJson
    expect(emptyContent(one).places.filter(({ content }) => content === 'goods')).toEqual([])
    expect(withoutPlaceholders({ one })['one']).toBeDefined()
    const page = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: { one } } as PageJson
    expect(problemsOfWidget(page, 'one').filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('equal rules are asked for once, however they are written', () => {
    const [one, two] = [
      widget('W0002', { rule: { count: 4, order: 'sales', category_id: '', promoted: false } }),
      widget('W0002', { rule }),
    ]
    expect([...collectRules({ widgets: { one, two } }).values()]).toEqual([{ order: 'sales', count: 4 }])
  })

  test.each([
    [{ order: 'sales' }],
    [{ order: 'sales', count: 0 }],
    [{ order: 'sales', count: 51 }],
    [{ order: 'random', count: 4 }],
    ['sales'],
    [null],
  ])('%j is no rule yet', (value) => expect(placedRule(value)).toBeNull())

  test('a place without its shop, and a list that is not shown, have none', () => {
    expect(rulesOf(widget('W0020', { data: [holder({ shop_id: '' })] }))).toEqual([])
    expect(
      rulesOf(widget('W0012', { styleType: 0, data: [[], [], [], [holder({ data: [] })], []] })),
    ).toEqual([])
  })

  test('what a rule names must exist, and is not drawn', () => {
    const named = widget('W0002', { rule: { ...rule, category_id: '10', brand_id: '9', tag_id: '4' } })
    expect(collectEntities({ widgets: { named } }).category).toEqual([])
    expect(collectReferences({ widgets: { named } })).toMatchObject({
      category: ['10'],
      brand: ['9'],
      tag: ['4'],
    })
  })

  test('rules are counted once for a page, however many widgets have one', () => {
    const rules = Array.from({ length: 1000 }, (_, index): [string, WidgetJson] => [
      `w${index}`,
      widget('W0002', { rule }),
    ])
    let reads = 0
    const counted = new Proxy(Object.fromEntries(rules), {
      get: (target, key) => {
        reads++
        return Reflect.get(target, key) as unknown
      },
    })
    const page: PageJson = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: counted }
    const found = problemsOf(page).filter(({ keyword }) => keyword === 'ruleCount')
    expect(found).toHaveLength(1000)
    expect(found[0]?.message).toBe('一个页面最多20个商品规则，现有1000个')
    expect(reads).toBeLessThan(20_000)
  })

  test('a page has at most twenty', () => {
    const widgets = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`w${index}`, widget('W0002', { rule })]),
    )
    const page = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets } as PageJson
    expect(problemsOfWidget(page, 'w0')[0]).toMatchObject({
      path: '/props/rule',
      message: '一个页面最多20个商品规则，现有21个',
    })
  })
})
