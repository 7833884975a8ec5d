/** Places of a page that a link can lead to. */
import { childrenOf, firstTextIn, nameOf, rootOf, ROOTS, type PageDoc, type Widget } from '@engine/design'

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
        found.push({ value: uuid, label: `${found.length + 1} ${labelOf(doc, uuid, widget)}` })
      add(uuid, true)
    }
  }
  add(ROOTS[rootOf(doc, own) ?? 'body'], false)
  return found
}

/** `商品：夏日上新`: what it is called, and the first text that tells it from others of its kind. */
function labelOf(doc: PageDoc, uuid: string, widget: Widget): string {
  const [name, text] = [nameOf(widget), firstTextIn(doc, uuid)]
  return text === '' || text === name ? name : `${name}：${text}`
}
