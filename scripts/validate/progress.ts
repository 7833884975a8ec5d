/** Where people read along; programs get no progress. */
export interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

const CLEAR_LINE = '\r\u001B[K'
/** Milliseconds; a run that is over sooner shows nothing. */
const QUIET = 200

/** A line that says how far a long run is, only on a terminal; `clear` before anything else is written there. */
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
