/** Where progress is shown: a terminal; programs get none. */
export interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

const CLEAR_LINE = '\r\u001B[K'
/** Milliseconds; shorter runs show nothing. */
const QUIET = 200

/** A line with the progress of a long run, only on a terminal; call `clear` before writing anything else there. */
export function progressOn(terminal: Terminal, total: number, doing = '校验') {
  const started = Date.now()
  let shown = false
  return {
    show(done: number, file: string): void {
      if (!terminal.isTTY || Date.now() - started < QUIET) return
      terminal.write(`${CLEAR_LINE}${doing} ${done + 1}/${total}  ${file}`)
      shown = true
    },
    clear(): void {
      if (shown) terminal.write(CLEAR_LINE)
      shown = false
    },
  }
}
