/**
 * The back button closes the topmost sheet. Each opened sheet has an entry of its own in the history, at the same
 * address and with the state of the entry below it, so that a router that reads it sees no other place.
 */
interface Entry {
  id: number
  close(): void
}

const opened: Entry[] = []
let ids = 0
/** Steps back that a closed sheet has taken itself and whose event is to come. */
let owed = 0

const onTop = (id: number) => (history.state as { sheet?: number } | null)?.sheet === id

/** Before the router hears of it: the page stays, and so does its place. */
function back(event: Event) {
  if (owed === 0 && opened.length === 0) return
  event.stopImmediatePropagation()
  if (owed > 0) owed--
  else opened.pop()?.close()
}

/**
 * Adds the entry of a sheet.
 * @param close called by the back button
 * @returns takes the entry away, for a sheet that closes otherwise; one that has led to another page leaves it
 */
export function enterSheet(close: () => void): () => void {
  if (ids === 0) addEventListener('popstate', back, true)
  const entry = { id: ++ids, close }
  opened.push(entry)
  history.pushState({ ...(history.state as object | null), sheet: entry.id }, '')
  return () => {
    const at = opened.indexOf(entry)
    if (at < 0) return
    opened.splice(at, 1)
    // what follows from closing may push another address in this same turn
    setTimeout(() => {
      if (!onTop(entry.id)) return
      owed++
      history.back()
    })
  }
}
