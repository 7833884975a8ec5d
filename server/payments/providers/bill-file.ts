/** Reads a provider's bill as a stream, since bills of large shops do not fit into memory. */
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { centsOf } from './provider'

/** Characters of the longest line. */
const LONGEST_LINE = 20_000

/** @throws AppError provider_failed for more bytes than a bill may have */
export async function* limited(
  chunks: AsyncIterable<Uint8Array>,
  most = FIGURES.bill_bytes,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most) throw badBill(`expected at most ${most} bytes`)
    yield chunk
  }
}

/** The lines of a text without line breaks. @throws AppError provider_failed for a line that is too long */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf-8' | 'gbk',
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw badBill('expected lines, found one without end')
    for (const line of lines) yield line.trimEnd()
  }
  const last = rest + decoder.decode()
  if (last) yield last.trimEnd()
}

/** The columns of a bill by the names of its heading. */
export class BillColumns {
  readonly #names: string[]

  /** @param free the column that may contain separators: its text comes from shops */
  constructor(
    names: string[],
    private readonly free: string,
  ) {
    this.#names = names.map((name) => name.trim())
  }

  has(...names: string[]): boolean {
    return names.every((name) => this.#names.includes(name))
  }

  /** The cells of a line by column. @throws AppError provider_failed for a line with too few */
  read(cells: string[]): (name: string) => string {
    const surplus = cells.length - this.#names.length
    if (surplus < 0) throw badBill(`expected ${this.#names.length} cells, got ${cells.length}`)
    const free = this.#names.indexOf(this.free)
    return (name) => {
      const index = this.#names.indexOf(name)
      return (cells[index > free ? index + surplus : index] ?? '').trim()
    }
  }
}

/** Absolute value in cents of a sum in yuan. @throws AppError provider_failed if it is not a sum */
export function centsInBill(yuan: string): number {
  const cents = centsOf(yuan.replace(/^-/, ''))
  if (Number.isNaN(cents)) throw badBill(`expected a sum in yuan, got ${JSON.stringify(yuan)}`)
  return cents
}

export const badBill = (reason: string): AppError =>
  new AppError('provider_failed', { message: '账单文件有误', cause: new Error(`Bill: ${reason}`) })
