/** Bytes to text: UTF-8 only, and no guessing (rule page-format-12). */
import { documentProblem, type LocatedProblem } from '../problem'
import { MAX_BYTES, megabytes } from './limits'
import { positionsOf } from './positions'
import { problemTexts } from '../problem-texts/problem-texts'

export type Decoded = { text: string } | { problem: LocatedProblem }

/** Decodes a document; keeps a byte-order mark so that `readJson` can report it. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_BYTES) return { problem: tooLarge(bytes.length) }
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    return { problem: documentProblem('', 'encoding', problemTexts.utf16, START) }
  }
  try {
    return { text: strict().decode(bytes) }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { problem: notUtf8(bytes) }
  }
}

/** The problem of a document over the size limit; callers that know a size before reading use it too. */
export function tooLarge(byteCount: number): LocatedProblem {
  const message = problemTexts.tooLarge(megabytes(byteCount), megabytes(MAX_BYTES))
  return documentProblem('', 'maxBytes', message, START)
}

const START = { line: 1, column: 1 }
const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function notUtf8(bytes: Uint8Array): LocatedProblem {
  const offset = firstInvalidByte(bytes)
  const before = strict().decode(bytes.subarray(0, offset))
  return documentProblem('', 'encoding', problemTexts.notUtf8(offset), positionsOf(before)(before.length))
}

/** Offset of the first sequence that is not well-formed UTF-8 (Unicode 15, table 3-7). */
function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return at
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index]
    if (byte === undefined || byte < 0x80 || byte > 0xbf) return 0
  }
  const second = bytes[at + 1]!
  const overlong = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90)
  const outside = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f)
  return overlong || outside ? 0 : length
}
