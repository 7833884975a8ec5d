/** Text to a value that is safe for recursive code, or the reason why not. */
import { visit, parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { documentProblem, type Problem, type LocatedProblem } from '../problem'
import { countKeys, guard } from '../guard'
import { tooLarge } from './decode'
import { MAX_BYTES } from './limits'
import { tooDeepAt, endOfString } from './nesting'
import { positionsOf } from './positions'
import { child, toPointer } from '../pointer'
import { problemTexts } from '../problem-texts/problem-texts'

export interface JsonRead {
  /** `undefined` if the text is unusable. */
  value: unknown
  problems: Problem[]
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Parses and guards one document; duplicate keys are reported and leave the value usable. */
export function readJson(text: string): JsonRead {
  if (text.length > MAX_BYTES) return refused(tooLarge(text.length))
  if (text.startsWith(BYTE_ORDER_MARK)) return refused(byteOrderMark())
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(tooDeep(text) ?? syntaxError(text))
  }
  const keyCount = countKeys(value)
  if (keyCount === null) {
    const { problem } = guard(value)
    if (problem) return refused((problem.keyword === 'maxDepth' && tooDeep(text)) || problem)
  }
  const isDoubled = mostKeysIn(text) !== keyCount && keysIn(text) !== keyCount
  return { value, problems: isDoubled ? duplicateKeys(text) : [] }
}

function refused(problem: Problem): JsonRead {
  return { value: undefined, problems: [problem] }
}

function byteOrderMark(): Problem {
  return documentProblem('', 'byteOrderMark', problemTexts.byteOrderMark, { line: 1, column: 1 })
}

function tooDeep(text: string): Problem | null {
  const offset = tooDeepAt(text)
  return offset === -1
    ? null
    : documentProblem('', 'maxDepth', problemTexts.tooDeep, positionsOf(text)(offset))
}

const COLON = 0x3a
const QUOTE = 0x22

/**
 * At least the number of keys in a well-formed JSON text, cheap enough for every read: colons after a quote, which are
 * rare within strings. Infinite if blanks before a colon hide the quote.
 */
function mostKeysIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1)
    if (before === QUOTE) count++
    else if (isSpace(before)) return Infinity
  }
  return count
}

/** Number of `"key":` in a well-formed JSON text. */
function keysIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at)
    while (isSpace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) === COLON) count++
  }
  return count
}

/**
 * Every duplicate key with its position, since `JSON.parse` silently keeps the last; for well-formed texts within the
 * nesting limit.
 */
function duplicateKeys(text: string): LocatedProblem[] {
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
        problems.push(
          documentProblem(path, 'duplicateKey', problemTexts.duplicateKey(name), positionOf(offset)),
        )
      }
      seen?.add(name)
    },
  })
  return problems
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

/** The first syntax error with its position, which engines report differently; for texts within the nesting limit. */
function syntaxError(text: string): LocatedProblem {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const first = errors.reduce<ParseError | undefined>(
    (earliest, error) => (earliest && earliest.offset <= error.offset ? earliest : error),
    undefined,
  )
  const { syntax, syntaxErrors } = problemTexts
  const detail =
    (first && nameIn(syntaxErrors, printParseErrorCode(first.error))) ?? syntaxErrors.InvalidSymbol
  return documentProblem('', 'json', syntax(detail), positionsOf(text)(first?.offset ?? 0))
}

const nameIn = (names: Readonly<Record<string, string>>, code: string): string | undefined => names[code]
