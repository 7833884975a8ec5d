import { nameOf, rootOf, walk, type PageDoc } from '@engine/design'
import { catalogue } from '@schemas/generated/catalogue'
import type { Json } from '@schemas/page'
import type { Region } from '@schemas/page-data'

export interface SearchHit {
  uuid: string
  region: Region | undefined
  name: string
  title: string
  /** The text that holds the word, shortened around it; '' when the name itself does. */
  excerpt: string
}

/** Characters shown on each side of what was found. */
const AROUND = 16

/** Widgets whose name, kind or any text holds the word, in reading order. */
export function findWidgets(doc: PageDoc, word: string, most = 100): SearchHit[] {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return []
  const found: SearchHit[] = []
  for (const uuid of walk(doc)) {
    const widget = doc.widgets.get(uuid)
    if (!widget || found.length === most) continue
    const title = catalogue[widget.type]?.title ?? widget.type
    const name = nameOf(widget)
    const named = `${name} ${title} ${widget.type}`.toLowerCase().includes(wanted)
    const text = named ? '' : textsOf(widget.props).find((each) => each.toLowerCase().includes(wanted))
    if (text !== undefined)
      found.push({ uuid, region: rootOf(doc, uuid), name, title, excerpt: excerptOf(text, wanted) })
  }
  return found
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function excerptOf(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted)
  const from = Math.max(0, at - AROUND)
  const to = at + wanted.length + AROUND
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}
