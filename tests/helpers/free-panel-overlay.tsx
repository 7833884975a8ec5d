/** The free panel's overlay in jsdom, driven by mouse and keys. */
import type { Editor } from '@engine/editor/editor'
import { FreePanelOverlay, type FreePanelProps } from '@engine/freepanel/FreePanelOverlay'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { PANEL, registry, viewOf } from './free-panel'

/** A ResizeObserver's target and callback. */
export const observers: { target: Element; tell: () => void }[] = []

/** Call it once per test file. */
export function prepareFreePanels(): void {
  beforeEach(() => {
    observers.length = 0
    class Observer {
      constructor(private readonly callback: (entries: { target: Element }[]) => void) {}
      observe(target: Element) {
        observers.push({ target, tell: () => this.callback([{ target }]) })
      }
      disconnect() {
        observers.length = 0
      }
    }
    vi.stubGlobal('ResizeObserver', Observer)
    // jsdom has no pointer events; for a mouse they equal mouse events
    Object.assign(document.defaultView ?? {}, { PointerEvent: MouseEvent })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** Positions of three children. */
export const three = { a: { x: 10, y: 10 }, b: { x: 500, y: 40 }, c: { x: 150, y: 120 } }

const NONE: readonly string[] = []

let selection: readonly string[] = []

/** The current selection. */
export const selectedNow = () => selection

export function Host({ selected: first = NONE, ...props }: Partial<FreePanelProps> & { editor: Editor }) {
  const [selected, setSelected] = useState(first)
  useLayoutEffect(() => {
    selection = selected
  })
  return (
    <FreePanelOverlay
      registry={registry}
      panel={PANEL}
      zoom={1}
      {...props}
      selected={selected}
      onSelect={setSelected}
    />
  )
}

export async function open(editor: Editor, props: Partial<FreePanelProps> = {}) {
  await viewOf(editor)
  return render(<Host editor={editor} {...props} />)
}

export const boxOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}，`) })

export interface Keys {
  shiftKey?: boolean
  altKey?: boolean
  ctrlKey?: boolean
}

export function press(target: Element, x = 0, y = 0, keys: Keys = {}) {
  fireEvent.mouseDown(target, { button: 0, clientX: x, clientY: y, ...keys })
}

export function drag(target: Element, [x, y]: [number, number], keys: Keys = {}) {
  press(target, 0, 0, keys)
  for (const part of [0.25, 0.5, 1])
    fireEvent.mouseMove(document, { clientX: x * part, clientY: y * part, ...keys })
  fireEvent.mouseUp(document, { clientX: x, clientY: y, ...keys })
}

export const click = (target: Element, keys?: Keys) => drag(target, [0, 0], keys)
