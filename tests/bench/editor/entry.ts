/** The page of the editors: opens one of them and looks at what it does. */
import { serialisePage } from '@schemas'
import type { Contender } from './contender'
import { editorPage, uuidAt } from './documents'
import type { EditorName, Point, Seen } from './editor-window'
import { frame, Frames, seenAfter } from './probes'

const loaders: Record<EditorName, () => Promise<Contender>> = {
  ours: async () => (await import('./ours')).ours,
  hand: async () => (await import('./hand')).hand,
  puck: async () => (await import('./puck')).puck,
}

let editor: Contender
let frames: Frames
let expected: Promise<Seen>

window.editorBench = {
  async fetch(name) {
    editor = await loaders[name]()
    await editor.fetch()
  },

  async open(size) {
    const text = serialisePage(editorPage(size))
    const root = document.body.appendChild(document.createElement('div'))
    const first = uuidAt(0)
    const start = performance.now()
    editor.open(root, text)
    // as soon as there is something to be seen that could be clicked
    while (!editor.isSelected(first)) {
      await frame()
      if (widget(first)) click(window.editorBench.placeOf(first))
      if (performance.now() - start > 120_000) throw new Error('Expected a click to select a widget.')
    }
    return performance.now() - start
  },

  placeOf(uuid) {
    const { left, right, top, bottom } = need(widget(uuid), uuid).getBoundingClientRect()
    return { x: (left + right) / 2, y: (Math.max(top, 60) + Math.min(bottom, innerHeight)) / 2 }
  },

  titleField(title) {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`:is(${editor.panel}) input`)]
    const field = fields.find(({ value }) => value === title)
    const { left, width, top, height } = need(field, `a field with ${title}`).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  },

  textOf: (uuid) => widget(uuid)?.textContent ?? '',

  expectChange(uuid) {
    const before = window.editorBench.textOf(uuid)
    expected = seenAfter('keydown', () => window.editorBench.textOf(uuid) !== before)
  },
  expectOrder(moved, above) {
    expected = seenAfter('pointerup', () => isBelow(moved, above))
  },
  seen: () => expected,

  watchFrames() {
    frames = new Frames()
  },
  framesTaken: () => frames.stop(),

  inputs: () =>
    [...document.querySelectorAll<HTMLElement>(`:is(${editor.panel}) :is(input, textarea)`)].filter(
      ({ offsetParent }) => offsetParent !== null,
    ).length,
}

const widget = (uuid: string) => document.querySelector<HTMLElement>(`[data-widget="${uuid}"]`)

function need<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`Expected ${what} in the document, found none.`)
  return found
}

/** Whether no other widget stands between them, and `moved` comes later. */
function isBelow(moved: string, above: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset }) => dataset['widget'],
  )
  return all.indexOf(moved) === all.indexOf(above) + 1
}

function click({ x, y }: Point): void {
  const target = document.elementFromPoint(x, y)
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, button: 0 }
  const pointer = { ...init, pointerId: 1, isPrimary: true, pointerType: 'mouse' }
  target?.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  target?.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))
  target?.dispatchEvent(new PointerEvent('pointerup', pointer))
  target?.dispatchEvent(new MouseEvent('mouseup', init))
  target?.dispatchEvent(new MouseEvent('click', init))
}
