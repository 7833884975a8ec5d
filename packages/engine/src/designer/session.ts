/** One page being edited: editor, problems, what is selected and which screen is shown. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import {
  childrenOf,
  createEditor,
  freshSeed,
  fromJson,
  insertInto,
  isRoot,
  PAGE,
  PhoneEditor,
  ProblemStore,
  setStyle,
  toJson,
  type Editor,
  type InsertPosition,
} from '@engine/design'
import { roomFor, storedArea, storedSize } from '@engine/freepanel/room'
import { together } from '@engine/settings/store/together'
import { catalogue } from '@schemas/generated/catalogue'
import { PHONE_WIDTH, type PageJson } from '@schemas/page'
import { designerTexts } from './texts'

const NOTHING: readonly string[] = []

export class Session {
  /** The page itself. */
  readonly base: Editor
  readonly problems: ProblemStore
  #phone: PhoneEditor | null = null
  #chosen = NOTHING
  #selected = NOTHING
  #notice: string | null = null
  readonly #listeners = new Set<() => void>()

  /** @param page is copied: the editor freezes what it holds */
  constructor(page: PageJson) {
    this.base = createEditor(fromJson(structuredClone(page)))
    const none = { header: null, footer: null }
    this.problems = new ProblemStore(this.base, () => ({ ...none, body: this.page }))
  }

  get page(): PageJson {
    return toJson(this.base.doc)
  }

  /** What canvas, outline and settings show and edit: the page itself, or the page on a phone. */
  get editor(): Editor {
    return this.#phone ?? this.base
  }

  /** The page on a phone, while it is shown. */
  get phone(): PhoneEditor | null {
    return this.#phone
  }

  /** Shows the page on a phone, or itself; pages that are made for phones are the same on both. */
  showPhone(on: boolean): void {
    if (on === (this.#phone !== null) || this.base.doc.head.platform === 'h5') return
    this.#phone?.close()
    this.#phone = on ? new PhoneEditor(this.base, PHONE_WIDTH, (reason) => this.say(reason)) : null
    // what it shows changes after the page itself
    this.#phone?.subscribeChanges(() => this.#tell())
    this.say(null)
  }

  /** Uuids of widgets that exist, in the order in which they were selected; none: the page. */
  get selected(): readonly string[] {
    const { widgets } = this.editor.doc
    const present = this.#chosen.filter((uuid) => widgets.has(uuid))
    // the same array while it means the same
    if (present.join() !== this.#selected.join()) this.#selected = present
    return this.#selected
  }

  select(uuids: readonly string[]): void {
    this.#chosen = uuids.filter((uuid) => uuid !== PAGE)
    this.#notice = null
    this.#tell()
  }

  /** Selects a widget beside the others, or no longer. */
  toggle(uuid: string): void {
    const { selected } = this
    this.select(selected.includes(uuid) ? selected.filter((other) => other !== uuid) : [...selected, uuid])
  }

  /** Why the last edit was not made. */
  get notice(): string | null {
    return this.#notice
  }

  say(notice: string | null): void {
    this.#notice = notice
    this.#tell()
  }

  /** Calls the listener when something else is selected, also because it was removed, or shown. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.base.subscribeChanges(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** Inserts a widget of the palette and selects it. @param at by default in the selected panel, else below the selected widget */
  insert(type: string, at = this.positionFor([type])): void {
    if (this.#phone) return this.say(designerTexts.desktopOnly)
    const { doc } = this.base
    const { parent, index } = at
    const seed = freshSeed(doc, type, parent)
    if (parent === null || isRoot(parent)) {
      const command = insertInto(parent, seed, index)
      this.base.run(command)
      return this.select([command.uuid])
    }
    // in a panel it covers no other one; the panel grows in the same step
    const { box, panelHeight } = roomFor(seed, storedSize(doc, seed), storedArea(doc, parent))
    const command = insertInto(parent, { ...seed, style: { ...seed.style, ...box } }, index)
    const growth = panelHeight === null ? [] : [setStyle(parent, { height: panelHeight })]
    this.base.run(together([command, ...growth]))
    this.select([command.uuid])
  }

  /** Where new widgets of these types go: into the selected panel, below the selected widget, else at the end. */
  positionFor(types: readonly string[]): InsertPosition {
    const { doc } = this.base
    const uuid = this.selected.at(-1)
    const widget = uuid === undefined ? undefined : doc.widgets.get(uuid)
    if (uuid === undefined || !widget) return { parent: null }
    const holds = (panel: string) => {
      const allowed = catalogue[doc.widgets.get(panel)?.type ?? '']?.children ?? []
      return types.every((type) => allowed.includes(type))
    }
    if (holds(uuid)) return { parent: uuid }
    const { parent } = widget
    if (parent !== null && !isRoot(parent) && !holds(parent)) return { parent: null }
    return { parent, index: childrenOf(doc, parent).indexOf(uuid) + 1 }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const SessionContext = createContext<Session | null>(null)

/** @throws Error outside of a Designer */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Expected a <Designer> above this part, found none.')
  return session
}

/** A value of the session that is drawn; it must be the same while nothing has changed. */
export function useOf<T>(read: (session: Session) => T): T {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, () => read(session))
}
