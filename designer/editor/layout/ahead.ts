import { call, early, signedIn, type Answer } from '../../shell/api'

const OPENING = 'GET /pages/{page_id}/workspace'
type Opened = Answer<typeof OPENING>

let isFirst = true
let ahead: { page_id: string; answer: Promise<Opened> } | undefined

/**
 * Asks for the page at the window's first address while the scripts of the editor are loading; one that was refused before
 * anyone had signed in again after that. Later ones are asked for by the editor, after it has saved the page before.
 */
export function askAhead(page_id: string): void {
  // an answer that nothing took belongs to an earlier navigation
  ahead = undefined
  if (!isFirst) return
  isFirst = false
  const params = { page_id }
  const answer = early(OPENING, params).then(
    (opened) => opened ?? signedIn.then(() => call(OPENING, { params })),
  )
  // the editor that takes it reports what fails
  answer.catch(() => undefined)
  ahead = { page_id, answer }
}

/** The answer that was asked for ahead. It is returned once: later it would be outdated. */
export function takeAhead(page_id: string): Promise<Opened> | undefined {
  const taken = ahead?.page_id === page_id ? ahead.answer : undefined
  ahead = undefined
  return taken
}
