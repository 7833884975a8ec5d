import { ENTRY } from '@schemas/marked-text'

/** A text and what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/**
 * Puts marks around the selected letters, of each line apart as marks end with their line; around the whole line if
 * nothing is selected. Where they stand already they are removed.
 */
export function marked({ text, start, end }: Selected, open: string, close: string): Selected {
  const [from, to] = start === end ? lineAt(text, start) : [start, end]
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (before.endsWith(open) && after.startsWith(close)) {
    const kept = text.slice(from, to)
    const at = from - open.length
    return {
      text: before.slice(0, -open.length) + kept + after.slice(close.length),
      start: at,
      end: at + kept.length,
    }
  }
  const changed = eachLine(text.slice(from, to), (line) => open + line + close)
  const [lead, trail] =
    changed.startsWith(open) && !changed.includes('\n') ? [open.length, close.length] : [0, 0]
  return { text: before + changed + after, start: from + lead, end: from + changed.length - trail }
}

/** Makes the lines of the selection entries of a list, or paragraphs again if all of them are entries. */
export function listed({ text, start, end }: Selected): Selected {
  const from = lineAt(text, start)[0]
  const to = lineAt(text, end)[1]
  const lines = text.slice(from, to)
  const isList = lines.split('\n').every((line) => line.trim() === '' || line.startsWith(ENTRY))
  const changed = eachLine(lines, (line) =>
    isList ? line.slice(ENTRY.length).trimStart() : `${ENTRY} ${line}`,
  )
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

function lineAt(text: string, at: number): [from: number, to: number] {
  const next = text.indexOf('\n', at)
  return [text.lastIndexOf('\n', at - 1) + 1, next === -1 ? text.length : next]
}

const eachLine = (text: string, change: (line: string) => string) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : change(line)))
    .join('\n')
