/** Who has which page open in the designer, what they have selected, and whose drafts were changed (rule presence-1). */

/** One window of an operator. */
export interface Viewer {
  company_id: string
  /** Made by the window itself. */
  tab: string
  page_id: string
  operator_id: string
  name: string
  /** Uuids of selected widgets. */
  selected: readonly string[]
}

/** A document of the page that was saved, or whose publication changed. */
export interface ChangedDocument {
  page_id: string
  /** Of the draft; absent: only what is published changed. */
  revision?: string
}

/** What servers of one database tell each other. */
export type Message =
  /** Asks every other server for its viewers. */
  | { kind: 'hello' }
  | { kind: 'here'; viewer: Viewer }
  | { kind: 'gone'; company_id: string; tab: string }
  | { kind: 'changed'; company_id: string; documents: readonly ChangedDocument[] }
  /** Reviews or notes of these pages have changed. */
  | { kind: 'reviewed'; company_id: string; pages: readonly string[] }
  /** These operators have other messages than before. */
  | { kind: 'told'; company_id: string; operators: readonly string[] }
  /** The sessions of these operators say something else than before; null: of all. */
  | { kind: 'sessions'; company_id: string; operators: readonly string[] | null }

/** The way to the other servers; where there are none, nothing needs it. */
export interface Relay {
  send(message: Message): void
}

/** What one window is sent: everybody else on its page, or documents that it shows. */
export interface Listener {
  /** Header, body and footer that the window shows. */
  documents: ReadonlySet<string>
  onPeople(people: readonly Viewer[]): void
  onChanged(documents: readonly ChangedDocument[]): void
  /** Reviews or notes of its documents have changed. */
  onReviewed(): void
  /** Its operator's messages have changed. */
  onTold(): void
  /** Its session says something else than before, or has ended. */
  onSession(): void
}

interface Known {
  viewer: Viewer
  /** Only of windows that are connected to this server. */
  listener?: Listener
  /** Forgets the viewer, unless the window returns. */
  leaving?: NodeJS.Timeout
}

/** ms until a window that lost its connection is forgotten: a stream that ends is opened again at once. */
const RETURN_MS = 3_000

/** ms until a window of another server is forgotten that was not announced again; streams live for less than half of it. */
const ELSEWHERE_MS = 15 * 60_000

/** Operators or pages named in one message to other servers, which PostgreSQL limits to 8,000 bytes. */
const MOST_NAMED = 50

export class Presence {
  readonly #known = new Map<string, Known>()
  #relay: Relay | null = null

  /** From now on the other servers are told what happens here, also by a server that no window is connected to. */
  speakOver(relay: Relay): void {
    this.#relay = relay
  }

  /** The other servers can be heard: they are asked for their viewers, and told of those that are here. */
  greet(): void {
    this.#relay?.send({ kind: 'hello' })
    this.#announce()
  }

  /** How many windows are connected to this server. */
  get size(): number {
    return [...this.#known.values()].filter(({ listener }) => listener).length
  }

  /** A window has opened a page. @returns when it is closed */
  join(viewer: Viewer, listener: Listener): () => void {
    const key = keyOf(viewer)
    const before = this.#known.get(key)
    clearTimeout(before?.leaving)
    const joined: Known = { viewer: { ...viewer, selected: before?.viewer.selected ?? [] }, listener }
    this.#known.set(key, joined)
    this.#relay?.send({ kind: 'here', viewer: joined.viewer })
    this.#show(joined.viewer)
    listener.onPeople(this.#others(joined.viewer))
    return () => {
      if (this.#known.get(key) !== joined) return
      joined.leaving = setTimeout(() => {
        this.#forget(joined)
        this.#relay?.send({ kind: 'gone', company_id: viewer.company_id, tab: viewer.tab })
      }, RETURN_MS).unref()
    }
  }

  /** A window has selected these widgets; other operators' windows, and unknown ones, are left as they are. */
  select({ company_id, tab, operator_id, selected }: Omit<Viewer, 'page_id' | 'name'>): void {
    const known = this.#known.get(keyOf({ company_id, tab }))
    if (known?.viewer.operator_id !== operator_id) return
    known.viewer = { ...known.viewer, selected }
    this.#relay?.send({ kind: 'here', viewer: known.viewer })
    this.#show(known.viewer)
  }

  /** Pages, their drafts or publications have changed. Call it after the commit. */
  changed(company_id: string, documents: readonly ChangedDocument[]): void {
    for (const part of parts(documents)) this.#relay?.send({ kind: 'changed', company_id, documents: part })
    this.#tell(company_id, documents)
  }

  /** Reviews or notes of these pages have changed. Call it after the commit. */
  reviewed(company_id: string, pages: readonly string[]): void {
    for (const part of parts(pages)) this.#relay?.send({ kind: 'reviewed', company_id, pages: part })
    this.#reviewed(company_id, pages)
  }

  /** Messages of these operators have changed. Call it after the commit. */
  told(company_id: string, operators: readonly string[]): void {
    for (const part of parts(operators)) this.#relay?.send({ kind: 'told', company_id, operators: part })
    this.#told(company_id, operators)
  }

  /** Sessions of these operators, or of all (null), say something else. Call it after the commit. */
  sessionsChanged(company_id: string, operators: readonly string[] | null): void {
    for (const part of operators === null ? [null] : parts(operators))
      this.#relay?.send({ kind: 'sessions', company_id, operators: part })
    this.#sessionsChanged(company_id, operators)
  }

  /** A message of another server. */
  receive(message: Message): void {
    if (message.kind === 'hello') this.#announce()
    else if (message.kind === 'changed') this.#tell(message.company_id, message.documents)
    else if (message.kind === 'reviewed') this.#reviewed(message.company_id, message.pages)
    else if (message.kind === 'told') this.#told(message.company_id, message.operators)
    else if (message.kind === 'sessions') this.#sessionsChanged(message.company_id, message.operators)
    else if (message.kind === 'here') this.#seenElsewhere(message.viewer)
    else {
      const known = this.#known.get(keyOf(message))
      if (known && !known.listener) this.#forget(known)
    }
  }

  #announce(): void {
    for (const { viewer, listener } of this.#known.values())
      if (listener) this.#relay?.send({ kind: 'here', viewer })
  }

  #reviewed(company_id: string, pages: readonly string[]): void {
    for (const { viewer, listener } of this.#known.values())
      if (viewer.company_id === company_id && pages.some((page) => listener?.documents.has(page)))
        listener?.onReviewed()
  }

  #told(company_id: string, operators: readonly string[]): void {
    for (const { viewer, listener } of this.#known.values())
      if (viewer.company_id === company_id && operators.includes(viewer.operator_id)) listener?.onTold()
  }

  #sessionsChanged(company_id: string, operators: readonly string[] | null): void {
    for (const { viewer, listener } of this.#known.values())
      if (viewer.company_id === company_id && (operators?.includes(viewer.operator_id) ?? true))
        listener?.onSession()
  }

  #seenElsewhere(viewer: Viewer): void {
    const key = keyOf(viewer)
    const before = this.#known.get(key)
    clearTimeout(before?.leaving)
    const known: Known = { viewer }
    known.leaving = setTimeout(() => this.#forget(known), ELSEWHERE_MS).unref()
    this.#known.set(key, known)
    this.#show(viewer)
  }

  #forget({ viewer, leaving }: Known): void {
    clearTimeout(leaving)
    this.#known.delete(keyOf(viewer))
    this.#show(viewer)
  }

  #others({ company_id, page_id, tab }: Viewer): Viewer[] {
    return [...this.#known.values()]
      .map(({ viewer }) => viewer)
      .filter(
        (viewer) => viewer.company_id === company_id && viewer.page_id === page_id && viewer.tab !== tab,
      )
  }

  /** Everybody on the page of this viewer is sent who else is there. */
  #show({ company_id, page_id, tab }: Viewer): void {
    for (const { viewer, listener } of this.#known.values())
      if (viewer.company_id === company_id && viewer.page_id === page_id && viewer.tab !== tab)
        listener?.onPeople(this.#others(viewer))
  }

  #tell(company_id: string, documents: readonly ChangedDocument[]): void {
    for (const { viewer, listener } of this.#known.values()) {
      if (viewer.company_id !== company_id || !listener) continue
      const shown = documents.filter(({ page_id }) => listener.documents.has(page_id))
      if (shown.length > 0) listener.onChanged(shown)
    }
  }
}

/** In messages of their own. */
const parts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / MOST_NAMED) }, (_none, at) =>
    list.slice(at * MOST_NAMED, (at + 1) * MOST_NAMED),
  )

const keyOf = ({ company_id, tab }: Pick<Viewer, 'company_id' | 'tab'>) => `${company_id} ${tab}`
