import { bytesOf, docOf, faultsOf, pageOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply'
import { invertChanges } from './patch'
import { applyCommand } from './command'
import { copyDoc } from './doc'
import type { Transaction } from './transaction'

const page = pageOf(
  { w: { inner: {} }, other: {} },
  { text: '旧', link: { linkPage: 'goods', goods_id: '1' }, data: ['a', 'b', 'c'] },
)
const run = (edit: (tx: Transaction) => void) => applyCommand(page, { label: () => '测试', run: edit })

describe('update: a recipe edits an immer draft of one widget', () => {
  test('records any edit as invertible patches', () => {
    const { doc, step } = run((tx) =>
      tx.update('w', (draft) => {
        draft.alias = '主图'
        draft.style.width = 100
        draft.props.text = '新'
        delete draft.props.link
        draft.props.data = ['b', 'c', 'd', 'e']
      }),
    )
    expect(doc.widgets.get('w')).toEqual(
      widgetOf({
        name: 'w',
        alias: '主图',
        style: { width: 100 },
        props: { text: '新', data: ['b', 'c', 'd', 'e'] },
      }),
    )
    const back = copyDoc(doc)
    applyChanges(back, invertChanges(step.changes))
    expect(bytesOf(back)).toBe(bytesOf(page))
    expect(faultsOf(doc)).toEqual([])
  })

  test('an insert into a list is one patch', () => {
    const { step } = run((tx) =>
      tx.update('w', ({ props }) => {
        if (Array.isArray(props.data)) props.data.unshift('x')
      }),
    )
    expect(step.changes).toEqual([
      { id: 'w', patches: [{ op: 'add', path: ['props', 'data', 0], value: 'x' }] },
    ])
  })

  test('undefined counts as absent', () => {
    const { doc, step } = run((tx) => {
      tx.update('w', (draft) => void Object.assign(draft.props, { nothing: undefined, text: undefined }))
    })
    expect(Object.keys(doc.widgets.get('w')?.props ?? {})).toEqual(['link', 'data'])
    expect(JSON.stringify(step)).not.toContain('nothing')
  })

  test('a recipe without changes records nothing', () => {
    expect(run((tx) => tx.update('w', (draft) => void (draft.props.text = '旧'))).step.changes).toEqual([])
  })

  test('updatePage edits the page configuration', () => {
    const { doc } = run((tx) => tx.updatePage((draft) => void (draft.props.title = '新')))
    expect(doc.page).toEqual({ v: 1, props: { title: '新' } })
  })

  test.each<[string, (tx: Transaction) => void]>([
    ['a recipe', (tx) => tx.update('w', (draft) => void Object.assign(draft, { order: 'a9' }))],
    ['a path', (tx) => tx.set('w', ['parent'], 'other')],
    ['a path to nothing', (tx) => tx.set('w', ['children'], [])],
  ])('position and type of a widget cannot be edited by %s', (_what, edit) => {
    expect(() => run(edit)).toThrow(
      /expected a path into name, alias, hidden, locked, props, style, h5, got \/\w+ \(in 测试\)/,
    )
  })
})

describe('a command must leave a valid tree', () => {
  test.each<[string, (tx: Transaction) => void, string]>([
    [
      'a parent that is not there',
      (tx) => tx.insert('n', widgetOf({ parent: 'nobody' })),
      'no widget "nobody"',
    ],
    [
      'a widget inside itself',
      (tx) => tx.place('w', 'w', 'a0'),
      'expected a place outside "w", got its own descendant "w"',
    ],
    ['an orphan left behind', (tx) => tx.remove('w'), 'expected no children left of "w", got inner'],
    ['the uuid of the page configuration', (tx) => tx.insert('', widgetOf()), 'expected a uuid that is free'],
  ])('refuses %s', (_what, edit, message) => {
    const before = bytesOf(page)
    expect(() => run(edit)).toThrow(message)
    expect(bytesOf(page)).toBe(before)
  })

  test('the tree may be incomplete during a command: a panel may follow its children', () => {
    const { doc } = run((tx) => {
      tx.insert('child', widgetOf({ parent: 'panel' }))
      tx.insert('panel', widgetOf({ order: 'a5' }))
    })
    expect(faultsOf(doc)).toEqual([])
  })

  test('a broken page can be edited away from its defect', () => {
    const broken = docOf({
      orphan: widgetOf({ parent: 'nobody' }),
      a: widgetOf({ parent: 'b' }),
      b: widgetOf({ parent: 'a' }),
    })
    const { doc } = applyCommand(broken, {
      label: () => '',
      run: (tx) => tx.set('a', ['props', 'text'], 'x'),
    })
    expect(doc.widgets.get('a')?.props.text).toBe('x')
    const mended = applyCommand(broken, { label: () => '', run: (tx) => tx.place('a', null, 'a0') })
    expect(mended.doc.children.get(null)).toEqual(['a'])
  })
})
