/** Places of a page that a link can lead to. */
import { childrenOf, nameOf, PAGE, type PageDoc } from '@engine/design'
import { isRoot } from '@engine/page/doc'

export interface Place {
  value: string
  label: string
}

/**
 * The widgets below each other in the part of the page (header, body, footer) that has the link, and those in panels
 * that the operator has named; without the one that has it.
 */
export function placesOf(doc: PageDoc, own: string): Place[] {
  const found: Place[] = []
  const add = (parent: string | null, named: boolean) => {
    for (const uuid of childrenOf(doc, parent)) {
      const widget = doc.widgets.get(uuid)
      if (!widget || widget.hidden) continue
      if (uuid !== own && (!named || widget.alias))
        found.push({ value: uuid, label: `${found.length + 1} ${labelOf(doc, uuid)}` })
      add(uuid, true)
    }
  }
  add(rootOf(doc, own), false)
  return found
}

/** The top level above a widget; of the page's settings the body's. */
function rootOf(doc: PageDoc, uuid: string): string | null {
  const met = new Set<string>()
  let parent = uuid === PAGE ? null : (doc.widgets.get(uuid)?.parent ?? null)
  while (!isRoot(parent) && parent !== null && !met.has(parent)) {
    met.add(parent)
    parent = doc.widgets.get(parent)?.parent ?? null
  }
  return parent
}

const TITLES = ['text', 'mainTitle', 'title'] as const

/** `商品：夏日上新`: what it is called, and its title or the first one in it. */
function labelOf(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  const title = titleIn(doc, uuid)
  const name = widget ? nameOf(widget) : uuid
  return title === undefined ? name : `${name}：${title.slice(0, 20)}`
}

function titleIn(doc: PageDoc, uuid: string): string | undefined {
  const props = doc.widgets.get(uuid)?.props
  const own = TITLES.map((name) => props?.[name]).find((text) => typeof text === 'string' && text !== '')
  if (typeof own === 'string') return own
  for (const child of childrenOf(doc, uuid)) {
    const title = titleIn(doc, child)
    if (title !== undefined) return title
  }
  return undefined
}
