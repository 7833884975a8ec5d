import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createEditor } from '../../editor/editor'
import { fromJson } from '../../page/json'
import { ShownItems } from '../../editor/shown-items'
import { createRegistry, defineWidget } from '../../registry/registry'
import { useShownItem } from '../shown-item'
import { INERT_ACTIONS, visitorShop } from '../context.tsx'
import { EditorPage } from './EditorPage'

const drawn: string[] = []
const registry = createRegistry([
  defineWidget<{ text: string }>({
    type: 'Text',
    Render({ props, uuid }) {
      drawn.push(uuid)
      if (props.text === 'boom') throw new Error('boom')
      return <p>{props.text}</p>
    },
  }),
  defineWidget<object>({
    type: 'Slides',
    Render: function Slides() {
      const [index, show] = useShownItem()
      return (
        <button type="button" onClick={() => show(index + 1)}>
          {index}
        </button>
      )
    },
  }),
  defineWidget<object>({
    type: 'Panel',
    freeLayout: true,
    Render: ({ children }) => <section>{children}</section>,
  }),
])

const widget = (order: string, text: string, parent: string | null = null) => ({
  type: 'Text',
  v: 1,
  parent,
  order,
  props: { text },
  style: {},
})

function open(
  widgets: Record<string, ReturnType<typeof widget>>,
  onFailure?: (uuid: string, error: unknown) => void,
) {
  const doc = fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets })
  const editor = createEditor(doc)
  const view = render(
    <EditorPage
      editor={editor}
      registry={registry}
      shop={visitorShop()}
      actions={INERT_ACTIONS}
      {...(onFailure && { onFailure })}
    />,
  )
  drawn.length = 0
  const texts = () => [...view.container.querySelectorAll('p')].map((p) => p.textContent)
  return { editor, view, texts }
}

afterEach(cleanup)

describe('the canvas follows the editor', () => {
  test('an edit renders only its widget', () => {
    const { editor, texts } = open({ a: widget('a0', 'one'), b: widget('a1', 'two') })
    act(() => void editor.run({ label: () => '编辑', run: (tx) => tx.set('b', ['props', 'text'], 'three') }))
    expect(texts()).toEqual(['one', 'three'])
    expect(drawn).toEqual(['b'])
  })

  test('shows insert, move, remove and undo at once', () => {
    const { editor, texts } = open({ a: widget('a0', 'one'), b: widget('a1', 'two') })
    act(() => void editor.run({ label: () => '插入', run: (tx) => tx.insert('c', widget('a0V', 'middle')) }))
    expect(texts()).toEqual(['one', 'middle', 'two'])
    act(() => void editor.run({ label: () => '移动', run: (tx) => tx.place('a', null, 'a2') }))
    expect(texts()).toEqual(['middle', 'two', 'one'])
    act(() => void editor.undo())
    act(() => void editor.undo())
    expect(texts()).toEqual(['one', 'two'])
  })

  test('a long page shows its first screens at once, and the rest while the browser is idle', () => {
    const idle: (() => void)[] = []
    const latest: (number | undefined)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: IdleRequestOptions = {}) => {
      latest.push(timeout)
      return idle.push(work)
    })
    vi.stubGlobal('cancelIdleCallback', vi.fn<typeof cancelIdleCallback>())
    onTestFinished(() => void vi.unstubAllGlobals())
    const numbers = Array.from({ length: 50 }, (_item, index) => String(100 + index))
    const long = Object.fromEntries(numbers.map((number) => [number, widget(`a${number}V`, number)]))
    const { editor, texts } = open(long)
    expect(texts()).toEqual(numbers.slice(0, 20))
    act(
      () => void editor.run({ label: () => '编辑', run: (tx) => tx.set('100', ['props', 'text'], 'first') }),
    )
    for (let step = 0; step < 2; step++) act(() => idle[step]?.())
    expect(texts()).toEqual(['first', ...numbers.slice(1)])
    // a busy browser is idle late
    expect(latest).toEqual([300, 300])
    act(() => void editor.run({ label: () => '插入', run: (tx) => tx.insert('z', widget('b0', 'last')) }))
    expect(texts().at(-1)).toBe('last')
  })

  test('renders the children of a panel inside it', () => {
    const { view } = open({ p: { ...widget('a0', ''), type: 'Panel' }, c: widget('a0', 'child', 'p') })
    expect(view.container.querySelector('section p')?.textContent).toBe('child')
  })

  test('a failing widget shows the error, leaves its neighbours alone and renders again when its value is corrected', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const told: unknown[] = []
    const { editor, texts } = open({ a: widget('a0', 'one'), b: widget('a1', 'two') }, (uuid, error) =>
      told.push([uuid, error instanceof Error ? error.message : error]),
    )
    act(() => void editor.run({ label: () => '编辑', run: (tx) => tx.set('a', ['props', 'text'], 'boom') }))
    expect(texts()).toEqual(['two'])
    expect(log).toHaveBeenCalledWith('Widget Text a failed to render', expect.any(Error))
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /^Text 绘制失败：boom（EditorPage\.dom\.test\.tsx:\d+）$/,
    )
    act(() => void editor.run({ label: () => '编辑', run: (tx) => tx.set('a', ['props', 'text'], 'back') }))
    expect(texts()).toEqual(['back', 'two'])
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(told).toEqual([
      ['a', 'boom'],
      ['a', null],
    ])
    log.mockRestore()
  })

  test('passes a changed page configuration to every widget', () => {
    const { editor } = open({ a: widget('a0', 'one'), b: widget('a1', 'two') })
    act(
      () =>
        void editor.run({ label: () => '编辑', run: (tx) => tx.set('', ['props', 'themeColor'], '#000000') }),
    )
    expect(drawn.toSorted()).toEqual(['a', 'b'])
  })

  test('shares the visible slide or tab with the settings panel of that widget only', () => {
    const shown = new ShownItems()
    const doc = fromJson({
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: {} },
      widgets: { a: { ...widget('a0', ''), type: 'Slides' }, b: { ...widget('a1', ''), type: 'Slides' } },
    })
    const view = render(
      <EditorPage
        editor={createEditor(doc)}
        registry={registry}
        shop={visitorShop()}
        actions={INERT_ACTIONS}
        shown={shown}
      />,
    )
    const buttons = () => view.getAllByRole('button').map(({ textContent }) => textContent)
    act(() => shown.show('b', 2))
    expect(buttons()).toEqual(['0', '2'])
    act(() => view.getAllByRole('button')[0]?.click())
    expect([buttons(), shown.of('a').index]).toEqual([['1', '2'], 1])
  })
})

describe('products by rule', () => {
  const list = defineWidget<{ data: { goods_id: string; goods_name?: string }[] }>({
    type: 'W0002',
    Render: ({ props }) => <p>{props.data.map((each) => each.goods_name || each.goods_id).join()}</p>,
  })
  const rule = { order: 'sales', count: 2 }
  const drawWith = (rules?: Record<string, string[]>) => {
    const one = {
      type: 'W0002',
      v: 1,
      parent: null,
      order: 'a0',
      props: { rule, data: [{ goods_id: '1' }] },
      style: {},
    }
    const page = { formatVersion: 2, platform: 'pc' as const, page: { v: 1, props: {} }, widgets: { one } }
    const { container } = render(
      <EditorPage
        editor={createEditor(fromJson(page))}
        registry={createRegistry([list])}
        shop={visitorShop({ goods: {}, coupon: {}, shop: {}, category: {}, ...(rules && { rules }) })}
        actions={INERT_ACTIONS}
      />,
    )
    return container.textContent
  }

  test('the canvas shows what the rule finds, its own list until then, and says when it finds nothing', () => {
    expect(drawWith()).toContain('1')
    expect(drawWith({ [JSON.stringify(rule)]: ['7', '8'] })).toBe('7,8')
    expect(drawWith({ [JSON.stringify(rule)]: [] })).toBe('没有符合规则的商品')
  })
})
