/**
 * Texts with marks (rule widgets-10): `[b]…[/b]`, `[color=…]…[/color]`, and `[*]` before an entry of a list. A mark without its
 * other half, across lines, or of an unknown colour is text like any other.
 */
import { isLinkedColour } from './linked-colours'

/** Letters of the same look. */
export interface Run {
  text: string
  bold: boolean
  /** Hexadecimal, or a colour of the theme. */
  colour: string | undefined
}

export interface Line {
  /** An entry of a list. */
  isEntry: boolean
  runs: Run[]
}

export const ENTRY = '[*]'
const MARK = /\[(\/?)(b|color)(?:=([\w.#]+))?\]/g
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** A paragraph or entry per line; blank lines are ignored. */
export const markedLines = (text: string): Line[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith(ENTRY)
        ? { isEntry: true, runs: runsOf(line.slice(ENTRY.length).trimStart()) }
        : { isEntry: false, runs: runsOf(line) },
    )

/** The same text without its marks, as it is read. */
export const plainText = (text: string): string =>
  markedLines(text)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join('\n')

function runsOf(line: string): Run[] {
  const marks = pairedMarks(line)
  const runs: Run[] = []
  const colours: string[] = []
  let bold = 0
  let from = 0
  const take = (to: number) => {
    const text = line.slice(from, to)
    if (text !== '') runs.push({ text, bold: bold > 0, colour: colours.at(-1) })
  }
  for (const { index, length, opens, colour } of marks) {
    take(index)
    from = index + length
    if (colour === undefined) bold += opens ? 1 : -1
    else if (opens) colours.push(colour)
    else colours.pop()
  }
  take(line.length)
  return runs
}

interface Mark {
  index: number
  length: number
  opens: boolean
  /** undefined: bold. */
  colour: string | undefined
}

/** In the order of the text, without those that have no other half. */
function pairedMarks(line: string): Mark[] {
  const open: Mark[] = []
  const paired: Mark[] = []
  for (const { 0: whole, 1: slash, 2: name, 3: value, index } of line.matchAll(MARK)) {
    const isBold = name === 'b'
    const mark = {
      index,
      length: whole.length,
      opens: slash === '',
      colour: isBold ? undefined : (value ?? ''),
    }
    if (mark.opens) {
      if (isBold ? value === undefined : isColour(value)) open.push(mark)
      continue
    }
    const last = open.at(-1)
    if (value !== undefined || !last || (last.colour === undefined) !== isBold) continue
    open.pop()
    paired.push(last, mark)
  }
  return paired.toSorted((a, b) => a.index - b.index)
}

const isColour = (value: string | undefined) =>
  value !== undefined && (HEX.test(value) || isLinkedColour(value))
