/** The page of the editors: opens one of them and measures it. */
import { serialisePage, type PageJson } from '@schemas'
import { until } from '../browser/until'
import type { Contender } from './contender'
import { editorPage, panelPage, uuidAt } from './documents'
import type { EditorName, Point, UpdateTimes } from './editor-window'
import { frame, Frames, mutation, seenAfter } from './probes'

const loaders: Record<EditorName, () => Promise<Contender>> = {
  ours: async () => (await import('./ours')).ours,
  hand: async () => (await import('./hand')).hand,
  puck: async () => (await import('./puck')).puck,
}

let editor: Contender
let frames: Frames
let expected: Promise<UpdateTimes>

window.editorBench = {
  async fetch(name) {
    editor = await loaders[name]()
    await editor.fetch()
  },

  open: (size) => open(editorPage(size)),

  async openPanel(items) {
    await open(panelPage(items))
    await until(() => closed().length + unfolded() === items, 'the items of the list')
    // one after the other: each click draws the fields of an item
    for (const item of closed()) item.click()
    await until(() => unfolded() === items, 'every item of the list unfolded')
  },

  placeOf,
  title: () => need(document.querySelector(`[data-widget="${uuidAt(0)}"] h2`), 'a title').textContent ?? '',

  titleField(title) {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`:is(${editor.panel}) input`)]
    const field = need(
      fields.find((each) => each.value === title && each.checkVisibility({ visibilityProperty: true })),
      `a field with ${title}`,
    )
    field.scrollIntoView({ block: 'center' })
    const { left, width, top, height } = field.getBoundingClientRect()
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
    [...document.querySelectorAll<HTMLElement>(`:is(${editor.panel}) :is(input, textarea, button)`)].filter(
      ({ offsetParent }) => offsetParent !== null,
    ).length,
}

/** Clicks as soon as a widget is visible. */
async function open(page: PageJson): Promise<number> {
  const text = serialisePage(page)
  const root = document.body.appendChild(document.createElement('div'))
  const first = uuidAt(0)
  const start = performance.now()
  editor.open(root, text)
  let isSelected = false
  const selected = mutation(document.body, () => editor.isSelected(first))
  const noted = selected.then(() => (isSelected = true))
  const isWaiting = () => !isSelected
  while (isWaiting()) {
    // not before a widget is visible
    await Promise.race([frame(), noted])
    if (isWaiting() && widget(first)) click(placeOf(first, 0.5))
    if (performance.now() - start > LIMIT_MS) throw new Error('Expected a click to select a widget.')
  }
  return (await selected) - start
}

const LIMIT_MS = 180_000

const widget = (uuid: string) => document.querySelector<HTMLElement>(`[data-widget="${uuid}"]`)

function placeOf(uuid: string, share: number): Point {
  const { left, right, top, bottom } = need(widget(uuid), uuid).getBoundingClientRect()
  const [from, to] = [Math.max(top, TOP_BAR), Math.min(bottom, innerHeight)]
  return { x: (left + right) / 2, y: from + (to - from) * share }
}

/** The heads of items that are closed, as those of long lists are at first. */
const closed = () => [
  ...document.querySelectorAll<HTMLElement>(
    `${editor.panel} fieldset .pm-set-item-title[aria-expanded="false"]`,
  ),
]

const unfolded = () => document.querySelectorAll(`${editor.panel} fieldset .pm-set-item-body`).length

/** Maximum in px. */
const TOP_BAR = 76

function need<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`Expected ${what} in the document, found none.`)
  return found
}

/** Whether `moved` exists exactly once, and later in the document: while it is dragged, editors may show it twice. */
function isBelow(moved: string, above: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset }) => dataset['widget'],
  )
  return all.indexOf(moved) > all.indexOf(above) && all.indexOf(moved) === all.lastIndexOf(moved)
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
