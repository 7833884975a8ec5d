import type { ApplyAftersaleBody } from '@schemas/generated/api'
import { AppError } from '../../core/errors'

/** Most pieces of one line, more than can be bought. */
const MOST_PIECES = 99_999

/**
 * Reads `detail`: a list, or its JSON in form bodies. Repeated lines are added up.
 * @returns pieces by line
 * @throws AppError invalid with the expected and the received value
 */
export function piecesOf(detail: ApplyAftersaleBody['detail']): Map<string, number> {
  const list: unknown = typeof detail === 'string' ? parsed(detail) : detail
  if (!Array.isArray(list) || list.length === 0) throw wrong('非空的列表', detail)
  const pieces = new Map<string, number>()
  for (const entry of list) {
    const [id, num] = pairOf(entry)
    pieces.set(id, (pieces.get(id) ?? 0) + num)
  }
  return pieces
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw wrong('JSON', text, cause)
  }
}

/** Old clients send ids as numbers, and numbers as texts. */
function pairOf(entry: unknown): [id: string, num: number] {
  if (typeof entry === 'object' && entry !== null && 'id' in entry && 'num' in entry) {
    const { id, num } = entry
    const count = typeof num === 'string' && /^\d{1,5}$/.test(num) ? Number(num) : num
    const isId = typeof id === 'string' || typeof id === 'number'
    if (isId && typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_PIECES)
      return [String(id), count]
  }
  throw wrong(`{"id": 订单行编号, "num": 1–${MOST_PIECES}}`, entry)
}

function wrong(expected: string, got: unknown, cause?: unknown): AppError {
  const shown = (typeof got === 'string' ? got : JSON.stringify(got)).slice(0, 60)
  const message = `detail 应当是${expected}，收到 ${shown}`
  return new AppError('invalid', { message, errors: { detail: [message] }, cause })
}
