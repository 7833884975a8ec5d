import { act, cleanup, render } from '@testing-library/react'
import { generateNKeysBetween } from 'fractional-indexing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createEditor } from '../../editor/editor'
import { fromJson } from '../../page/json'
import { createRegistry, defineWidget } from '../../registry/registry'
import { INERT_ACTIONS, visitorShop } from '../context.tsx'
import type { Transaction } from '../../page/transaction'
import { EditorPage } from './EditorPage'
import { LARGE } from './vicinity'

/** px of every widget, and of the canvas that scrolls. */
const HEIGHT = 100
const SCREEN = 500
/** Widgets of a page most of which is far from what is seen. */
const MANY = 2_000

const registry = createRegistry([
  defineWidget<{ text: string }>({ type: 'Text', Render: ({ props }) => <p>{props.text}</p> }),
])

afterEach(cleanup)

function open(count: number) {
  const widgets = Object.fromEntries(
    generateNKeysBetween(null, null, count).map((order, index) => [
      `w${index}`,
      {
        type: 'Text',
        v: 1,
        parent: null,
        order,
        props: { text: String(index) },
        style: { height: HEIGHT - 20, paddingTop: 20 },
      },
    ]),
  )
  const editor = createEditor(
    fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets }),
  )
  let scrolled = 0
  // a layout in which frames lie below each other, measured once a frame
  let places: Map<Element, { top: number; height: number }> | null = null
  const placeOf = (element: Element) => {
    if (!places) {
      places = new Map()
      let top = 0
      for (const each of view.container.querySelector('.pm-page')?.children ?? []) {
        const closed = each.hasAttribute('data-branch') && each instanceof HTMLElement
        const height = closed ? parseFloat(each.style.height) : HEIGHT
        places.set(each, { top, height })
        top += height
      }
    }
    return places.get(element)
  }
  const spies = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = placeOf(this)
      return place ? new DOMRect(0, place.top - scrolled, 100, place.height) : new DOMRect(0, 0, 100, SCREEN)
    }),
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return placeOf(this)?.top ?? 0
    }),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return placeOf(this)?.height ?? 0
    }),
  ]
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
  })
  const view = render(
    <div style={{ overflow: 'auto' }}>
      <EditorPage editor={editor} registry={registry} shop={visitorShop()} actions={INERT_ACTIONS} />
    </div>,
  )
  const settle = () =>
    act(() => {
      places = null
      frames.splice(0).forEach((run) => run())
    })
  return {
    editor,
    view,

    texts: () => [...view.container.querySelectorAll('p')].map(({ textContent }) => textContent),
    frames: () => view.container.querySelectorAll('[data-widget]').length,
    scroll(to: number, turns = 20) {
      scrolled = to
      act(() => void view.container.firstElementChild?.dispatchEvent(new Event('scroll')))
      for (let turn = 0; turn < turns; turn++) settle()
    },
  }
}
const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_item, index) => String(from + index))

test('of a large page what is near the part that is seen is drawn, around it are empty frames of its size', () => {
  const { texts, frames, scroll, view, editor } = open(MANY)
  expect(texts()).toEqual(between(0, 19))
  const next = view.container.querySelector<HTMLElement>('[data-widget="w30"]')
  expect([next?.childElementCount, next?.style.height]).toEqual([0, `${HEIGHT}px`])
  // further away a branch of widgets is one element of their height, which names them
  const branches = [...view.container.querySelectorAll<HTMLElement>('[data-branch]')]
  const named = branches.flatMap(({ dataset }) => dataset['widgets']?.split(' ') ?? [])
  expect([named.length + frames(), named.at(-1)]).toEqual([MANY, `w${MANY - 1}`])
  const closed = branches.reduce((sum, { style }) => sum + parseFloat(style.height), 0)
  expect(closed).toBe(named.length * HEIGHT)
  const edit = { label: () => '编辑', run: (tx: Transaction) => tx.set('w1000', ['props', 'text'], 'edited') }
  act(() => void editor.run(edit))
  scroll(100_000)
  // a screen above and below; what was drawn is far away now
  const drawn = between(994, 1010).with(6, 'edited')
  expect(texts()).toEqual(drawn)
  scroll(100_000 + SCREEN)
  // nearer than four screens, what is drawn stays
  expect(texts()).toEqual([...drawn, ...between(1011, 1015)])
  expect(frames()).toBeLessThan(400)
})

test('few widgets are drawn in one frame, those that are seen first', () => {
  const { texts, scroll } = open(MANY)
  scroll(0)
  const before = texts()
  scroll(SCREEN * 6, 2)
  const drawn = texts().filter((text) => !before.includes(text))
  expect(drawn.length).toBeLessThanOrEqual(6)
  expect(drawn.every((text) => Number(text) >= 28 && Number(text) <= 36)).toBe(true)
})

test('a page of fewer than 150 widgets is drawn as a whole, one of as many is not', () => {
  expect(open(LARGE).texts().length).toBeLessThan(LARGE)
  cleanup()
  expect(open(LARGE - 1).texts()).toHaveLength(LARGE - 1)
})
