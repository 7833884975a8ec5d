import {
  duplicate,
  insertInto,
  listInsert,
  listMove,
  listRemove,
  moveTo,
  remove,
  reparent,
  setAlias,
  setPage,
  setProp,
  setStyle,
} from '@engine/commands'
import {
  applyCommand,
  fromJson,
  merge,
  type Widget,
  PAGE,
  type Command,
  type Merged,
  type MergeOptions,
  type PageDoc,
} from '@engine/page'
import { faultsOf, outlineOf, pageOf, widgetOf, type Outline } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'

const outline: Outline = { a: {}, b: {}, panel: { x: {}, y: {} }, other: {} }
const props = {
  text: '旧',
  title: '旧',
  data: ['1', '2', '3', '4', '5'],
  items: [{ n: 1 }, { n: 2 }, { n: 3 }],
}
const base = pageOf(outline, props)

const edit = (page: PageDoc, commands: Command[]) =>
  commands.reduce((doc, command) => applyCommand(doc, command).doc, page)

/** Merges the results of two edits of one page. */
function mergeEdits(ours: Command[], theirs: Command[], options?: MergeOptions): Merged {
  const merged = merge(base, edit(base, ours), edit(base, theirs), options)
  expect(faultsOf(merged.doc)).toEqual([])
  return merged
}

const kinds = ({ conflicts }: Merged) => conflicts.map(({ kind, uuid }) => `${kind} ${uuid}`)
const tree = ({ doc }: Merged) => JSON.stringify(outlineOf(doc))
const propsOf = ({ doc }: Merged, uuid = 'a') => doc.widgets.get(uuid)?.props

describe('disjoint edits merge', () => {
  const cases: [string, Command[], Command[]][] = [
    ['of two widgets', [setProp('a', ['text'], '1')], [setProp('b', ['text'], '2')]],
    ['of two properties of one widget', [setProp('a', ['text'], '1')], [setProp('a', ['title'], '2')]],
    ['of props and style', [setProp('a', ['text'], '1')], [setStyle('a', { width: 3 })]],
    ['of a property and a place', [setProp('a', ['text'], '1')], [moveTo('a', 3)]],
    ['of two items of a list', [setProp('a', ['items', 0, 'n'], 9)], [setProp('a', ['items', 2, 'n'], 8)]],
    [
      'of two properties of one item',
      [setProp('a', ['items', 0, 'n'], 9)],
      [setProp('a', ['items', 0, 'm'], 8)],
    ],
    ['of two ends of a list', [listRemove('a', ['data'], 4)], [listInsert('a', ['data'], 0, 'x')]],
    ['of the page and a widget', [setPage(['title'], '1')], [setProp('a', ['text'], '1')]],
    ['of two settings of the page', [setPage(['title'], '1')], [setPage(['keywords'], '1')]],
    ['of a name and an alias of two widgets', [setAlias('a', '甲')], [setAlias('b', '乙')]],
    ['that add and remove', [duplicate('panel')], [remove('b')]],
    ['that move two widgets', [moveTo('a', 3)], [reparent('b', { parent: 'panel' })]],
  ]
  // Run one after the other, the second would see another page.
  const together: typeof cases = [
    [
      'that insert into one gap',
      [insertInto(null, widgetOf(), 1, 'n1')],
      [insertInto(null, widgetOf(), 1, 'n2')],
    ],
    [
      'that are the same',
      [setProp('a', ['text'], '1'), remove('b')],
      [setProp('a', ['text'], '1'), remove('b')],
    ],
  ]
  test.each([...cases, ...together])('%s, in either order', (_what, ours, theirs) => {
    const one = mergeEdits(ours, theirs)
    const two = mergeEdits(theirs, ours)
    expect(one.conflicts).toEqual([])
    expect(two.conflicts).toEqual([])
    expect(one.doc.widgets).toEqual(two.doc.widgets)
    expect(one.doc.children).toEqual(two.doc.children)
    expect(one.doc.page).toEqual(two.doc.page)
  })

  test.each(cases)('%s, as if applied one after the other', (_what, ours, theirs) => {
    const { doc } = mergeEdits(ours, theirs)
    expect(doc.widgets).toEqual(edit(edit(base, ours), theirs).widgets)
  })
})

describe('conflicts are listed and ours wins', () => {
  test('one property: both values and the operator’s message', () => {
    const merged = mergeEdits([setProp('a', ['text'], '甲')], [setProp('a', ['text'], '乙')], {
      titleOf: (type, path) => (type === 'T' && path.join('/') === 'props/text' ? '标题' : undefined),
    })
    expect(propsOf(merged)?.text).toBe('甲')
    expect(merged.conflicts).toEqual([
      {
        kind: 'value',
        uuid: 'a',
        path: ['props', 'text'],
        base: '旧',
        ours: '甲',
        theirs: '乙',
        message: '“a”的“标题”双方都修改了：保留我的 "甲"，对方的是 "乙"',
      },
    ])
  })

  test('a property removed on one side and changed on the other', () => {
    const { conflicts } = mergeEdits([setProp('a', ['text'], undefined)], [setProp('a', ['text'], '乙')])
    expect(conflicts).toMatchObject([{ kind: 'value', base: '旧', ours: undefined, theirs: '乙' }])
    expect(conflicts[0]?.message).toContain('保留我的 （空）')
  })

  test('the page configuration', () => {
    const merged = mergeEdits([setPage(['title'], '甲')], [setPage(['title'], '乙')])
    expect(merged.doc.page.props.title).toBe('甲')
    expect(merged.conflicts).toMatchObject([{ kind: 'value', uuid: PAGE, path: ['props', 'title'] }])
    expect(merged.conflicts[0]?.message).toContain('页面设置的“props.title”')
  })

  test('an item of a list without moves', () => {
    const merged = mergeEdits([setProp('a', ['items', 1, 'n'], 8)], [setProp('a', ['items', 1, 'n'], 9)])
    expect(merged.conflicts).toMatchObject([{ kind: 'value', path: ['props', 'items', 1, 'n'] }])
  })

  test('two moves of one widget', () => {
    const merged = mergeEdits([moveTo('a', 3)], [reparent('a', { parent: 'panel' })])
    expect(tree(merged)).toBe('{"b":{},"panel":{"x":{},"y":{}},"other":{},"a":{}}')
    expect(kinds(merged)).toEqual(['place a'])
    expect(merged.conflicts[0]).toMatchObject({ base: { parent: null }, theirs: { parent: 'panel' } })
  })
})

describe('lists', () => {
  const after = (ours: Command[], theirs: Command[]) => {
    const merged = mergeEdits(ours, theirs)
    return [propsOf(merged)?.data, kinds(merged)]
  }

  test('separate inserts and removals merge', () => {
    expect(after([listInsert('a', ['data'], 1, 'x')], [listRemove('a', ['data'], 3)])).toEqual([
      ['1', 'x', '2', '3', '5'],
      [],
    ])
    expect(after([listInsert('a', ['data'], 5, 'x')], [setProp('a', ['data', 0], 'y')])).toEqual([
      ['y', '2', '3', '4', '5', 'x'],
      [],
    ])
  })

  test('identical edits apply once', () => {
    const same = listInsert('a', ['data'], 2, 'x')
    expect(after([same, listRemove('a', ['data'], 0)], [same])).toEqual([['2', 'x', '3', '4', '5'], []])
  })

  test.each<[string, Command, Command]>([
    ['hunks overlap', listRemove('a', ['data'], 2), setProp('a', ['data', 2], 'x')],
    ['hunks touch', listRemove('a', ['data'], 2), listInsert('a', ['data'], 3, 'x')],
    ['both insert at one place', listInsert('a', ['data'], 2, 'x'), listInsert('a', ['data'], 2, 'y')],
    ['ours moved an item', listMove('a', ['data'], 0, 1), setProp('a', ['data', 4], 'x')],
    ['theirs moved an item', setProp('a', ['data', 4], 'x'), listMove('a', ['data'], 0, 1)],
  ])('the whole list conflicts if %s', (_what, ours, theirs) => {
    expect(after([ours], [theirs])).toEqual([edit(base, [ours]).widgets.get('a')?.props.data, ['list a']])
  })

  test('a list in which only one side moved items is taken', () => {
    expect(after([listMove('a', ['data'], 0, 4)], [setProp('a', ['text'], 'x')])).toEqual([
      ['2', '3', '4', '5', '1'],
      [],
    ])
  })

  test('removing at one end and adding at the other is not an edit in place', () => {
    const shift = [listRemove('a', ['data'], 0), listInsert('a', ['data'], 4, '6')]
    expect(after(shift, [setProp('a', ['data', 2], 'x')])).toEqual([['2', 'x', '4', '5', '6'], []])
  })

  test('the union may violate the schema: each side added a slide', () => {
    const [data] = after([listInsert('a', ['data'], 0, 'x')], [listInsert('a', ['data'], 5, 'y')])
    expect(data).toHaveLength(7)
  })
})

describe('coupled fields merge together', () => {
  const coupledAt: MergeOptions['coupledAt'] = (_type, path) => (path.join() === 'style' ? [['x', 'y']] : [])

  test('x of one side and y of the other conflict, and ours wins', () => {
    const merged = mergeEdits([setStyle('x', { x: 5 })], [setStyle('x', { y: 7 })], { coupledAt })
    expect(merged.doc.widgets.get('x')?.style).toEqual({ x: 5 })
    expect(merged.conflicts).toMatchObject([
      { kind: 'value', path: ['style'], keys: ['x', 'y'], base: {}, ours: { x: 5 }, theirs: { y: 7 } },
    ])
    expect(merged.conflicts[0]?.message).toContain('“style.x、style.y”')
  })

  test('uncoupled keys beside them merge', () => {
    const merged = mergeEdits([setStyle('x', { x: 5, y: 6 })], [setStyle('x', { width: 7 })], { coupledAt })
    expect(merged.doc.widgets.get('x')?.style).toEqual({ x: 5, y: 6, width: 7 })
    expect(merged.conflicts).toEqual([])
  })

  test('the result keeps our key order', () => {
    const style = { width: 7, x: 5, y: 6 }
    const merged = mergeEdits([setStyle('x', style)], [setStyle('x', { height: 8 })], { coupledAt })
    expect(Object.keys(merged.doc.widgets.get('x')?.style ?? {})).toEqual(['width', 'x', 'y', 'height'])
  })

  test('two new links for one property do not mix', () => {
    const merged = mergeEdits(
      [setProp('a', ['pathData'], { linkPage: 'goods', goods_id: '1' })],
      [setProp('a', ['pathData'], { linkPage: 'category', category_id: '2' })],
      { coupledAt: (_type, path) => (path.at(-1) === 'pathData' ? 'all' : []) },
    )
    expect(propsOf(merged)?.pathData).toEqual({ linkPage: 'goods', goods_id: '1' })
    expect(kinds(merged)).toEqual(['value a'])
  })
})

describe('trees', () => {
  test.each<[string, Command[], Command[]]>([
    ['here', [remove('a')], [setProp('a', ['text'], '1')]],
    ['there', [setProp('a', ['text'], '1')], [remove('a')]],
  ])('a widget deleted %s and edited on the other side is kept and reported', (_where, ours, theirs) => {
    const merged = mergeEdits(ours, theirs)
    expect(propsOf(merged)?.text).toBe('1')
    expect(kinds(merged)).toEqual(['deleted a'])
    expect(merged.conflicts[0]?.message).toBe('“a”一方已删除，另一方有修改，已保留')
  })

  test.each<[string, Command]>([
    ['added to', insertInto('panel', widgetOf(), 0, 'n')],
    ['moved into', reparent('a', { parent: 'panel' })],
  ])(
    'a child %s a panel that the other side deleted restores the panel, not its old content',
    (_how, command) => {
      for (const merged of [
        mergeEdits([remove('panel')], [command]),
        mergeEdits([command], [remove('panel')]),
      ]) {
        expect(merged.doc.children.get('panel')).toHaveLength(1)
        expect(kinds(merged)).toEqual(['restored panel'])
        expect(merged.conflicts[0]?.message).toContain('已恢复')
      }
    },
  )

  test('an edited child of a deleted panel keeps both', () => {
    const merged = mergeEdits([remove('panel')], [setProp('x', ['text'], '1')])
    expect(tree(merged)).toBe('{"a":{},"b":{},"panel":{"x":{}},"other":{}}')
    expect(kinds(merged)).toEqual(['deleted x', 'restored panel'])
  })

  test('restores all ancestor panels', () => {
    const nested = pageOf({ p: { q: { r: {} } } })
    const merged = merge(
      nested,
      edit(nested, [remove('p')]),
      edit(nested, [insertInto('r', widgetOf(), 0, 'n')]),
    )
    expect(tree(merged)).toBe('{"p":{"q":{"r":{"n":{}}}}}')
  })

  test('a circle reverts both moves', () => {
    const [ours, theirs] = [reparent('a', { parent: 'b' }), reparent('b', { parent: 'a' })]
    const merged = mergeEdits([ours], [theirs])
    expect(tree(merged)).toBe(JSON.stringify(outline))
    expect(kinds(merged)).toEqual(['circle a', 'circle b'])
    expect(merged.conflicts[0]).toMatchObject({ base: [null, 'a0'], ours: ['b', 'a0'], theirs: [null, 'a0'] })
  })

  test('reverting a circle restores a deleted panel', () => {
    const start = pageOf({ home: { p: {} }, q: {} })
    const ours = edit(start, [reparent('p', { parent: 'q' }), remove('home')])
    const theirs = edit(start, [reparent('q', { parent: 'p' })])
    const merged = merge(start, ours, theirs)
    expect(faultsOf(merged.doc)).toEqual([])
    expect(tree(merged)).toBe('{"home":{"p":{}},"q":{}}')
    expect(kinds(merged)).toEqual(['circle p', 'circle q', 'restored home'])
  })
})

test('reverting a circle restores a panel that both sides deleted in its base state', () => {
  const start = pageOf({ home: { p: {} }, q: {} })
  const ours = edit(start, [reparent('p', { parent: 'q' }), remove('home')])
  const theirs = edit(start, [
    reparent('p', { parent: null }),
    reparent('q', { parent: 'p' }),
    remove('home'),
  ])
  const merged = merge(start, ours, theirs)
  expect(faultsOf(merged.doc)).toEqual([])
  expect(tree(merged)).toBe('{"home":{"p":{}},"q":{}}')
})

test('takes one-sided changes of the envelope', () => {
  const $schema = '../page.schema.json'
  const changed: PageDoc = { ...base, head: { ...base.head, $schema } }
  expect(merge(base, base, changed).doc.head.$schema).toBe($schema)
  expect(merge(base, changed, base).doc.head.$schema).toBe($schema)
})

test('shares untouched widgets with their source page', () => {
  const { doc } = mergeEdits([setProp('a', ['text'], '1')], [setProp('b', ['text'], '2')])
  expect(doc.widgets.get('panel')).toBe(base.widgets.get('panel'))
})

describe('values of phones', () => {
  const patched = (h5?: Widget['h5']) => {
    const widget = { type: 'W0001', v: 1, parent: null, order: 'a0', props: {}, style: {}, ...(h5 && { h5 }) }
    return fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: { w: widget } })
  }
  const patchOf = ({ doc }: Merged) => doc.widgets.get('w')?.h5

  test('two operators set different values: both are kept', () => {
    const merged = merge(patched(), patched({ props: { a: 1 } }), patched({ style: { height: 2 } }))
    expect(patchOf(merged)).toEqual({ props: { a: 1 }, style: { height: 2 } })
    expect(merged.conflicts).toEqual([])
  })

  test('one restores the last value while the other sets another: neither is lost', () => {
    const start = patched({ props: { a: 1 } })
    const merged = merge(start, patched(), patched({ props: { a: 1 }, hidden: true }))
    expect(patchOf(merged)).toEqual({ hidden: true })
    expect(merged.conflicts).toEqual([])
  })

  test('both set one value: a conflict at its path through h5', () => {
    const merged = merge(patched(), patched({ props: { a: 1 } }), patched({ props: { a: 2 } }))
    expect(merged.conflicts).toMatchObject([
      { kind: 'value', path: ['h5', 'props', 'a'], ours: 1, theirs: 2 },
    ])
  })

  test('x and y of a phone change together', () => {
    const start = patched({ style: { x: 0, y: 0 } })
    const merged = merge(start, patched({ style: { x: 5, y: 0 } }), patched({ style: { x: 0, y: 7 } }))
    expect(patchOf(merged)).toEqual({ style: { x: 5, y: 0 } })
    expect(merged.conflicts).toHaveLength(1)
  })
})
