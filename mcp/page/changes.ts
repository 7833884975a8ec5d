/** The difference of two states of a page as lines of text. */
import { diff, fullNameOf, nameOf, PAGE, type Change, type PageDoc } from '@engine/design'
import { catalogue } from '@schemas/generated/catalogue'
import { toPointer } from '@schemas/pointer'

export interface Changes {
  count: number
  /** `+` added, `-` removed, `~` changed; the first ones. */
  lines: string[]
}

const MOST = 80
/** Characters of a value. */
const SHOWN = 80

export function changesOf(before: PageDoc, after: PageDoc): Changes {
  const lines = diff(before, after).flatMap((change) => linesOf(before, after, change))
  return { count: lines.length, lines: lines.slice(0, MOST) }
}

function linesOf(before: PageDoc, after: PageDoc, change: Change): string[] {
  const { id } = change
  if ('added' in change) return [`+ ${id} ${titled(after, id)} in ${placeOf(after, change.added.parent)}`]
  if ('removed' in change) return [`- ${id} ${titled(before, id)}`]
  const name = id === PAGE ? 'page' : `${id} ${fullNameOf(after, id)}`
  return change.patches.map((patch) => {
    switch (patch.op) {
      case 'place':
        return `~ ${name} moved in ${placeOf(after, patch.value[0])}`
      case 'move':
        return `~ ${name} ${toPointer(patch.path)}: item ${patch.from} moved to ${patch.to}`
      case 'add':
        return `~ ${name} ${toPointer(patch.path)}: added ${short(patch.value)}`
      case 'remove':
        return `~ ${name} ${toPointer(patch.path)}: removed ${short(patch.was)}`
      case 'replace':
        return `~ ${name} ${toPointer(patch.path)}: ${short(patch.was)} → ${short(patch.value)}`
    }
  })
}

/** The type, and what the operator calls the widget. */
export function titled(doc: PageDoc, uuid: string): string {
  const widget = doc.widgets.get(uuid)
  if (!widget) return uuid
  const { title = '' } = catalogue[widget.type] ?? {}
  const name = fullNameOf(doc, uuid)
  return name.startsWith(title) ? `${widget.type} ${name}` : `${widget.type} ${title} ${name}`
}

function placeOf(doc: PageDoc, parent: string | null): string {
  const panel = parent === null ? undefined : doc.widgets.get(parent)
  return panel && parent !== null ? `${parent} ${nameOf(panel)}` : 'the page'
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
