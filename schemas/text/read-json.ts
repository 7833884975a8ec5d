/** Text to a value that recursive code may walk, or the reason why not. */
import { documentProblem } from '../document-problem'
import { guard, TOO_DEEP } from '../guard'
import type { Problem } from '../problem'
import { tooLarge } from './decode'
import { countKeys, duplicateKeys } from './duplicate-keys'
import { MAX_BYTES } from './limits'
import { tooDeepAt } from './nesting'
import { positionsOf } from './positions'
import { syntaxError } from './syntax-error'

export interface JsonRead {
  /** `undefined` when the text cannot be used. */
  value: unknown
  problems: Problem[]
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Parses and guards one document; doubled keys are reported and leave the value usable. */
export function readJson(text: string): JsonRead {
  if (text.length > MAX_BYTES) return refused(tooLarge(text.length))
  if (text.startsWith(BYTE_ORDER_MARK)) return refused(byteOrderMark())
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(tooDeep(text) ?? syntaxError(text))
  }
  const { problem, keyCount } = guard(value)
  if (problem) return refused((problem.keyword === 'maxDepth' && tooDeep(text)) || problem)
  return { value, problems: countKeys(text) === keyCount ? [] : duplicateKeys(text) }
}

function refused(problem: Problem): JsonRead {
  return { value: undefined, problems: [problem] }
}

function byteOrderMark(): Problem {
  const message = '文件以字节顺序标记（BOM）开头，请另存为不带 BOM 的 UTF-8'
  return documentProblem('', 'byteOrderMark', message, { line: 1, column: 1 })
}

function tooDeep(text: string): Problem | null {
  const offset = tooDeepAt(text)
  return offset === -1 ? null : documentProblem('', 'maxDepth', TOO_DEEP, positionsOf(text)(offset))
}
