/** Doubled keys: `JSON.parse` keeps the last one silently, and with it a whole widget can vanish. */
import { visit } from 'jsonc-parser'
import { documentProblem } from '../document-problem'
import { child, toPointer } from '../pointer'
import type { LocatedProblem } from '../problem'
import { positionsOf } from './positions'
import { endOfString } from './strings'

const COLON = 0x3a

/** Number of `"key":` in a well-formed JSON text; cheap enough for every read. */
export function countKeys(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at)
    while (isSpace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) === COLON) count++
  }
  return count
}

/** Every doubled key with its place; for well-formed texts within the nesting limit. */
export function duplicateKeys(text: string): LocatedProblem[] {
  const problems: LocatedProblem[] = []
  const open: Set<string>[] = []
  const positionOf = positionsOf(text)
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset, _length, _line, _character, pathOf) => {
      const seen = open.at(-1)
      if (seen?.has(name)) {
        const path = child(toPointer(pathOf()), name)
        problems.push(documentProblem(path, 'duplicateKey', `重复的属性名“${name}”`, positionOf(offset)))
      }
      seen?.add(name)
    },
  })
  return problems
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
