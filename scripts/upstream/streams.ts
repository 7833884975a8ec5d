import { decodeUtf8, tooLarge } from '@schemas/text/decode'
import { MAX_BYTES } from '@schemas/text/limits'
import { readPageFile, type FileRead } from '../validate/read-file'

/** Exit code of import and export: done · errors in the data · unreadable input, or wrong arguments. */
export type ExitCode = 0 | 1 | 2

export interface Streams {
  stdin: AsyncIterable<Uint8Array | string>
  stdout: { write(text: string): unknown }
  stderr: { isTTY?: boolean; write(text: string): unknown }
}

const CLEAR_LINE = '\r\u001B[K'

/** Shows the current step on a terminal while it takes; programs get nothing. */
export async function withStage<T>(
  stderr: Streams['stderr'],
  stage: string,
  work: () => T | Promise<T>,
): Promise<T> {
  if (stderr.isTTY) stderr.write(`${CLEAR_LINE}${stage}…`)
  try {
    return await work()
  } finally {
    if (stderr.isTTY) stderr.write(CLEAR_LINE)
  }
}

/** The text of a file, or of standard input for `-`. */
export function readInput(file: string, { stdin }: Streams): Promise<FileRead> {
  return file === '-' ? readStdin(stdin) : readPageFile(file)
}

/** Stops at the size limit: the length of a stream is not known in advance. */
async function readStdin(stdin: Streams['stdin']): Promise<FileRead> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stdin) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
    size += bytes.length
    if (size > MAX_BYTES) return { kind: 'refused', problem: tooLarge(size) }
    chunks.push(bytes)
  }
  const decoded = decodeUtf8(Buffer.concat(chunks))
  return 'text' in decoded
    ? { kind: 'text', text: decoded.text }
    : { kind: 'refused', problem: decoded.problem }
}
