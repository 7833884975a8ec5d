import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Contender } from './bench-window'
import { grouped, hand, ours, puck, type Editable } from './contenders'
import { until } from './until'

interface Mounted {
  editable: Editable
  box: HTMLElement
}

const makers: Record<Contender, (size: number) => Editable> = { ours, hand, grouped, puck }
const mounted = new Map<Contender, Mounted>()
let size = 0
let count = 0

window.bench = {
  async prepare(wanted, contenders) {
    size = wanted
    for (const name of contenders) {
      const box = document.body.appendChild(document.createElement('div'))
      const editable = makers[name](size)
      flushSync(() => createRoot(box).render(editable.view))
      mounted.set(name, { editable, box })
      await until(() => widgetsOf(name).length === size, `${name} drew all widgets`)
    }
    verify()
  },

  async update(name) {
    const { editable, box } = mountedAs(name)
    const [index, title] = next()
    const heading = headingAt(box, index)
    const start = performance.now()
    flushSync(() => editable.setTitle(index, title))
    if (heading() === title) return performance.now() - start
    await until(() => heading() === title, `${name} drew the new title`)
    return performance.now() - start
  },

  updateMany(name, times) {
    const { editable, box } = mountedAs(name)
    let last = next()
    const start = performance.now()
    for (let i = 0; i < times; i++) {
      last = next()
      flushSync(() => editable.setTitle(...last))
    }
    const spent = performance.now() - start
    if (headingAt(box, last[0])() !== last[1]) throw new Error(`Expected ${name} to draw at once.`)
    return spent / times
  },
}

/** A stride that visits every widget before it comes back to one. */
function next(): [index: number, title: string] {
  count++
  return [(count * 37) % size, `标题 ${count}`]
}

function headingAt(box: HTMLElement, index: number): () => string | null | undefined {
  const widget = box.querySelectorAll('[data-widget]')[index]
  return () => widget?.querySelector('h2')?.textContent
}

function mountedAs(name: Contender): Mounted {
  const found = mounted.get(name)
  if (!found) throw new Error(`Expected ${name} to be mounted.`)
  return found
}

const widgetsOf = (name: Contender) => [...mountedAs(name).box.querySelectorAll('[data-widget]')]

/** What differs must not be compared. */
function verify() {
  const [first, ...others] = mounted.keys()
  if (first === undefined) return
  const expected = widgetsOf(first).map((widget) => widget.outerHTML)
  for (const name of others) {
    const at = widgetsOf(name).findIndex((widget, index) => widget.outerHTML !== expected[index])
    if (at >= 0)
      throw new Error(`Expected ${name} to draw ${expected[at]}, got ${widgetsOf(name)[at]?.outerHTML}`)
  }
}
