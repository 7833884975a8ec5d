/** Follows who else has the page open, and takes in what they save (rule presence-1). */
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { REGIONS } from '@schemas/page-data'
import { ADMIN_BASE, call, withCompany } from '../../shell/api'
import type { Person, Workspace } from '../workspace'

/** ms of rest before a selection is told. */
const REST = 200
/** ms before a stream that the server refused is asked for again. */
const AGAIN = 10_000
/** ms between tries to take in what others have saved, while saving or merging is going on. */
const NEXT_TRY = 500
const MOST_TRIES = 4

interface Changed {
  page_id: string
  revision?: string
}

/**
 * @param operator.onTold the operator's messages have changed
 * @param operator.onSession what the operator may do has changed, or the shop's theme
 * @returns stops it
 */
export function followOthers(
  workspace: Workspace,
  { operator_id, onTold, onSession }: { operator_id: string; onTold(): void; onSession(): void },
): () => void {
  const { others, ui, pages, readOnly, saver } = workspace
  const tab = crypto.randomUUID()
  const controller = new AbortController()
  const { signal } = controller
  const documents = REGIONS.flatMap((region) => pages[region]?.page.page_id ?? [])
  const { page_id } = pages.body.page

  let windows: Person[] = []
  const beside = followOwnWindows(`${location.host} ${operator_id} ${page_id}`, () => show())
  const show = () => {
    others.people = windows.filter((person) => person.operator_id !== operator_id)
    others.elsewhere = beside.isOpen() || windows.length > others.people.length
  }

  let told = '[]'
  const tell = () => {
    const selected = ui.selected.slice(0, 50)
    const text = JSON.stringify(selected)
    // sent once another window shows it
    if (readOnly || windows.length === 0 || text === told) return
    told = text
    call('POST /presence', { body: { tab, selected }, signal }).catch((error: unknown) => {
      told = ''
      if (!signal.aborted) console.warn(error)
    })
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const unfollowSelection = subscribeKey(ui, 'selected', () => {
    clearTimeout(resting)
    resting = setTimeout(tell, REST)
  })

  const catchUp = takingIn(workspace, signal)
  const catchUpAll = () => {
    void catchUp([{ page_id }])
    void workspace.reviews.load()
    onTold()
  }
  const unfollowSaver = subscribe(workspace.saver.state, () => void catchUp())
  const query = new URLSearchParams(
    withCompany({ page_id, tab, documents: documents.join() }) as Record<string, string>,
  )
  let wasLive = false
  const close = openEvents(`${ADMIN_BASE}/presence?${query}`, {
    people: (list) => {
      windows = list as Person[]
      show()
      tell()
    },
    changed: (list) => void catchUp(list as Changed[]),
    reviewed: () => void workspace.reviews.load(),
    told: onTold,
    session: onSession,
    live: (live) => {
      others.live = live
      if (live) {
        // the server answers again: what waits for a retry is saved now
        saver.retry()
        // events of the interruption were not received
        if (wasLive) catchUpAll()
        wasLive = true
        return
      }
      windows = []
      told = '[]'
      show()
    },
  })
  return () => {
    controller.abort()
    clearTimeout(resting)
    unfollowSelection()
    unfollowSaver()
    beside.close()
    close()
  }
}

/**
 * Looks at the server once others have saved, unless something is unsaved: then the next save meets their version.
 * @param signal aborted once the page is left: nothing is asked after that
 */
function takingIn({ saver, pages }: Workspace, signal: AbortSignal) {
  const heard = new Map<string, string | undefined>()
  let isLooking = false
  const known = (page_id: string) => {
    const region = REGIONS.find((name) => pages[name]?.page.page_id === page_id)
    return region && saver.state.drafts[region]
  }
  const isNew = ([page_id, revision]: [string, string | undefined]) => known(page_id) !== revision
  return async (changed: readonly Changed[] = []) => {
    for (const { page_id, revision } of changed) heard.set(page_id, revision)
    if (isLooking || heard.size === 0 || saver.state.phase !== 'saved') return
    isLooking = true
    for (let tries = 0; tries < MOST_TRIES && [...heard].some(isNew); tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, NEXT_TRY))
      if (signal.aborted) return
      // what is published has no revision: one look is enough
      for (const [page_id, revision] of heard) if (revision === undefined) heard.delete(page_id)
      await saver.look()
    }
    heard.clear()
    isLooking = false
  }
}

interface Events {
  people(data: unknown): void
  changed(data: unknown): void
  reviewed(): void
  told(): void
  session(): void
  live(live: boolean): void
}

/** The server's events; a lost connection is opened again. @returns closes it */
function openEvents(address: string, { people, changed, reviewed, told, session, live }: Events): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(again)
    source?.close()
    source = null
    live(false)
  }
  const open = () => {
    close()
    source = new EventSource(address)
    source.addEventListener('open', () => live(true))
    source.addEventListener('people', ({ data }: MessageEvent<string>) => people(JSON.parse(data)))
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => changed(JSON.parse(data)))
    source.addEventListener('reviewed', reviewed)
    source.addEventListener('told', told)
    source.addEventListener('session', session)
    source.addEventListener('error', () => {
      live(false)
      // the browser itself tries again, unless the server refused
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN)
    })
  }
  window.addEventListener('online', open)
  window.addEventListener('offline', close)
  open()
  return () => {
    window.removeEventListener('online', open)
    window.removeEventListener('offline', close)
    close()
  }
}

/** Other windows of this browser with the same page; one that is hidden has no connection to the server, perhaps. */
function followOwnWindows(scope: string, onChange: () => void) {
  const channel = new BroadcastChannel(`pumian page ${scope}`)
  let open = false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  const say = (word: 'hello' | 'here' | 'gone') => channel.postMessage(word)
  const set = (next: boolean) => {
    if (open === next) return
    open = next
    onChange()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<'hello' | 'here' | 'gone'>) => {
    set(data !== 'gone')
    // a third window answers
    if (data === 'gone') say('hello')
    if (data === 'hello') say('here')
  })
  say('hello')
  return {
    isOpen: () => open,
    close: () => {
      say('gone')
      channel.close()
    },
  }
}
