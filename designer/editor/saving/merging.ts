/** Takes other versions into the page being edited: automatically where possible, else by the operator's choices. */
import {
  adopt,
  isOpen,
  merge,
  PAGE,
  type Conflict,
  type Merged,
  type MergeOptions,
  type PageDoc,
  type Path,
} from '@engine/design'
import { indexChildren } from '@engine/page/children'
import type { PageConfig, Widget } from '@engine/page/doc'
import { isList, isRecord } from '@schemas/json'
import { ref } from 'valtio'
import type { SaverPage, SaverPorts } from './ports'

/** The page was closed before the operator chose; its journal stays where it is. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned'
}

/** The three pages of a merge. */
export interface Versions {
  base: PageDoc
  mine: PageDoc
  theirs: PageDoc
}

/** A merge that only the operator can finish. */
export interface OpenMerge {
  id: number
  /** Of the page as it is now: the operator may have gone on editing. */
  versions(): Versions
  /** Who made the other version. */
  author: string
  /** Makes the merged page the one being edited. */
  settle(result: PageDoc): void
  /** The page is being closed; nothing is lost, it will be asked again. */
  abandon(): void
}

export interface MergeRequest {
  versions(): Versions
  /** What the history calls it. */
  label: string
  /** Shown to the operator after an automatic merge. */
  done: string
  /** Who made the other version. */
  author: string
  /** Undo passes over what an automatic merge takes in. */
  isForeign?: boolean
  /** Right before the page changes. */
  onStart?(): void
  /** The page holds the merge. */
  onEnd?(): void
  /** The page was closed with the choice still open. */
  onAbandon?(): void
}

export class Merging {
  readonly #open: OpenMerge[] = []
  #count = 0

  /** @param state its `openMerge` is the first merge that waits for the operator */
  constructor(
    private readonly page: Pick<SaverPage, 'editor' | 'host' | 'ui' | 'problems'>,
    private readonly ports: Pick<SaverPorts, 'quiet' | 'words'>,
    private readonly state: { openMerge: OpenMerge | null },
  ) {}

  /** @returns whether the page holds the merge; false where the operator has to choose first */
  async merge(request: MergeRequest): Promise<boolean> {
    const { host } = this.page
    await this.ports.quiet()
    const types = Object.values(request.versions()).flatMap(({ widgets }) =>
      [...widgets.values()].map(({ type }) => type),
    )
    const { titleOf } = await this.ports.words(types)
    const { base, mine, theirs } = request.versions()
    const merged = merge(base, mine, theirs, { titleOf })
    if (merged.conflicts.some(isOpen)) {
      this.#ask(request)
      return false
    }
    if (this.#take(request, merged.doc, request.isForeign)) host.success(request.done)
    for (const { message } of merged.conflicts) host.warn(message)
    return true
  }

  /** Resolves when the page holds the merge. @throws Abandoned where the page was closed with the choice still open */
  async finish(request: Omit<MergeRequest, 'onEnd' | 'onAbandon'>): Promise<void> {
    await new Promise<void>((onEnd, reject) => {
      const onAbandon = () => reject(new Abandoned())
      this.merge({ ...request, onEnd, onAbandon }).catch(reject)
    })
  }

  abandon(): void {
    for (const open of this.#open.splice(0)) open.abandon()
  }

  #ask(request: MergeRequest): void {
    const open: OpenMerge = {
      id: ++this.#count,
      versions: () => request.versions(),
      author: request.author,
      settle: (result) => {
        this.#open.splice(this.#open.indexOf(open), 1)
        this.#take(request, result)
        this.#show()
      },
      abandon: () => request.onAbandon?.(),
    }
    this.#open.push(open)
    this.#show()
    this.page.ui.dialog = 'conflict'
  }

  #show(): void {
    const [first] = this.#open
    this.state.openMerge = first ? ref(first) : null
  }

  /** @returns whether it changed the page */
  #take({ label, onStart, onEnd }: MergeRequest, result: PageDoc, isForeign = false): boolean {
    const { editor, host, problems } = this.page
    const before = problems.totals.errors
    onStart?.()
    const { changes } = editor.run(adopt(result, label, isForeign))
    onEnd?.()
    // what each side could do alone may be too much together: 4 + 1 + 1 slides
    problems.validate()
    if (problems.totals.errors > before) host.warn('合并后的内容有问题，请检查')
    return changes.length > 0
  }
}

export type Side = 'mine' | 'theirs'

/**
 * Merges again, with both sides made alike where the operator chose: what is chosen is no conflict then, and the
 * merge ensures that the result is a tree.
 * @param chosen by the conflict that `merge` listed; mine where nothing was chosen
 */
export function resolve(
  { base, mine, theirs }: Versions,
  chosen: ReadonlyMap<Conflict, Side>,
  options?: MergeOptions,
): Merged {
  const [left, right] = [draftOf(mine), draftOf(theirs)]
  for (const [conflict, side] of chosen) {
    if (!isOpen(conflict)) continue
    if (conflict.kind === 'deleted') settleDeletion(conflict, side, base, left, right)
    else if (side === 'mine') copyPlace(conflict, conflict.ours, right)
    else copyPlace(conflict, conflict.theirs, left)
  }
  return merge(base, finish(left), finish(right), options)
}

/** A page whose widgets can be replaced. */
interface DraftDoc {
  head: PageDoc['head']
  page: PageConfig
  widgets: Map<string, Widget>
}

const draftOf = ({ head, page, widgets }: PageDoc): DraftDoc => ({ head, page, widgets: new Map(widgets) })

const finish = ({ head, page, widgets }: DraftDoc): PageDoc => ({
  head,
  page,
  widgets,
  children: indexChildren(widgets),
})

/** One side removed what the other changed: to stay, both have it; to go, the other has not changed it. */
function settleDeletion(
  { uuid }: Conflict,
  side: Side,
  base: PageDoc,
  left: DraftDoc,
  right: DraftDoc,
): void {
  const [chosen, other] = side === 'mine' ? [left, right] : [right, left]
  const kept = chosen.widgets.get(uuid)
  const before = base.widgets.get(uuid)
  if (kept) other.widgets.set(uuid, kept)
  else if (before) other.widgets.set(uuid, before)
}

/** Sets the chosen value on the other side too, or the chosen values of coupled keys. */
function copyPlace({ uuid, path, keys }: Conflict, value: unknown, into: DraftDoc): void {
  const node = uuid === PAGE ? into.page : into.widgets.get(uuid)
  if (!node) return
  const entries = keys
    ? keys.map((key): [Path, unknown] => [[...path, key], isRecord(value) ? value[key] : undefined])
    : [[path, value] as [Path, unknown]]
  const next = entries.reduce<unknown>((at, [place, chosen]) => withValue(at, place, chosen), node)
  if (uuid === PAGE) into.page = next as PageConfig
  else into.widgets.set(uuid, next as Widget)
}

/** A copy with one value replaced; `undefined` removes the key. */
function withValue(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (isList(node)) return node.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const record = isRecord(node) ? node : {}
  const inner = withValue(record[key], rest, value)
  if (inner !== undefined) return { ...record, [key]: inner }
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)))
}
