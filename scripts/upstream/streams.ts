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
