/**
 * The back button closes the topmost sheet. Each opened sheet has an entry of its own in the history, at the same
 * address and with the state of the entry below it, so that a router that reads it sees no other place.
 */
interface Entry {
  id: number
  close(): void
}

const opened: Entry[] = []
/** Ids of sheets that have closed otherwise and whose entry is still there. */
const left = new Set<number>()
let ids = 0
/** Steps back that are taken here and whose event is to come. */
let owed = 0

/** Before the router hears of it: the page stays, and so does its place. */
function back(event: Event) {
  if (owed === 0 && opened.length === 0) return
  event.stopImmediatePropagation()
  if (owed === 0) opened.pop()?.close()
  else {
    owed--
    // of several that closed at once the next one
    leave()
  }
}

/** Steps back if the entry on top is that of a closed sheet. */
function leave() {
  const { sheet } = (history.state ?? {}) as { sheet?: number }
  if (sheet === undefined || !left.delete(sheet)) return
  owed++
  history.back()
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
    left.add(entry.id)
    // what follows from closing may push another address in this same turn
    setTimeout(leave)
  }
}
