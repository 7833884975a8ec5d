import { problemsOf, problemsOfWidget } from '@schemas/problems'
import type { ValidateOptions } from '@schemas/validate'
import { REGIONS, type Region } from '@schemas/page-data'
import type { Problem } from '@schemas/problem'
import { proxy, ref } from 'valtio'
import type { PageJson, WidgetJson } from '@schemas/page'
import { emptyContent, placeholdersIn } from '@schemas/placeholders'
import { onIdle } from '../idle'
import { PAGE } from '../page/doc'
import type { Change, Patch, Path } from '../page/patch'
import { rootOf } from '../page/regions'
import type { ProblemSource } from '../settings/field'
import type { Editor } from './editor'
import { texts } from '../texts/texts'

type Pages = Readonly<Record<Region, PageJson | null>>

const NONE: readonly Problem[] = []

/** For the list of problems and the toolbar. */
export interface ProblemTotals {
  errors: number
  warnings: number
  /** Places that were inserted and never filled. */
  unfilled: number
  /** Uuids with errors, `PAGE` for the page; one set until it changes. */
  faulty: ReadonlySet<string>
}

/**
 * Problems of the page by widget, validated again in idle time: after an edit the widgets that it touched, after a change
 * of the tree, of what is hidden or of the page configuration everything.
 */
export class ProblemStore implements ProblemSource {
  readonly totals: ProblemTotals = proxy<ProblemTotals>({
    errors: 0,
    warnings: 0,
    unfilled: 0,
    faulty: ref(new Set<string>()),
  })
  readonly #found = new Map<string, readonly Problem[]>()
  /** Number of unfilled places by widget. */
  readonly #unfilled = new Map<string, number>()
  /** Widgets that the canvas could not draw. */
  readonly #failures = new Map<string, Problem>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #touched = new Set<string>()
  #all = true
  /** The documents, of which each edit replaces the touched widgets: splitting a page of 10,000 takes longer than a key may. */
  #judged: Pages | null = null
  #waiting: (() => void) | null = null
  readonly #stop: () => void

  /**
   * @param pages the three documents as they are now; asked for when everything is judged
   * @param section type of the fixed section whose page the body is; null for other pages
   */
  constructor(
    private readonly editor: Editor,
    private readonly pages: () => Pages,
    private readonly section: string | null = null,
  ) {
    this.#stop = editor.subscribeChanges((changes) => this.#note(changes))
    this.#schedule()
  }

  of(uuid: string): readonly Problem[] {
    return this.#found.get(uuid) ?? NONE
  }

  subscribe(uuid: string, listener: () => void): () => void {
    const own = this.#listeners.get(uuid) ?? new Set()
    this.#listeners.set(uuid, own.add(listener))
    return () => void own.delete(listener)
  }

  /** All problems in reading order, up to the last edit. */
  all(): Problem[] {
    this.validate()
    return [...this.#found.values()].flat()
  }

  /** Validates what is waiting now instead of in idle time. */
  validate(): void {
    this.#waiting?.()
    this.#waiting = null
    if (this.#all) this.#judgeAll(this.pages())
    else {
      for (const uuid of this.#touched) this.#refresh(uuid)
      for (const uuid of this.#touched) this.#put(uuid, this.#judgeOne(uuid))
    }
    this.#countUnfilled(
      this.#all ? new Set([...this.#unfilled.keys(), ...this.editor.doc.widgets.keys()]) : this.#touched,
    )
    this.#all = false
    this.#touched.clear()
    this.#count()
  }

  /** The canvas reports that a widget's renderer threw, or (`null`) is tried again. Bound, for the canvas. */
  readonly failed = (uuid: string, error: unknown): void => {
    const type = this.editor.doc.widgets.get(uuid)?.type ?? ''
    if (error === null) this.#failures.delete(uuid)
    else this.#failures.set(uuid, failureOf(type, uuid, error))
    this.#touched.add(uuid)
    this.#schedule()
  }

  close(): void {
    this.#stop()
    this.#waiting?.()
  }

  #note(changes: readonly Change[]): void {
    for (const change of changes) {
      const reaches = 'patches' in change && change.patches.some(isForAllBelow)
      if (reaches || !('patches' in change) || change.id === PAGE) this.#all = true
      else this.#touched.add(change.id)
    }
    this.#schedule()
  }

  #schedule(): void {
    this.#waiting ??= onIdle(() => this.validate(), { timeout: 2000, fallback: 50 })
  }

  #judgeAll(pages: Pages): void {
    this.#judged = ownCopy(pages)
    const found = new Map<string, Problem[]>()
    for (const region of REGIONS) {
      const page = pages[region]
      if (!page) continue
      for (const problem of problemsOf(page, this.#optionsOf(region))) {
        const own = found.get(problem.uuid)
        if (own) own.push(problem)
        else found.set(problem.uuid, [problem])
      }
    }
    for (const uuid of new Set([...this.#found.keys(), ...this.#failures.keys()]))
      if (!found.has(uuid)) this.#put(uuid, NONE)
    for (const [uuid, problems] of found) this.#put(uuid, problems)
  }

  /** Puts an edited widget into the documents; it is where it was, since everything is judged after a move. */
  #refresh(uuid: string): void {
    const widget = this.editor.doc.widgets.get(uuid)
    for (const region of REGIONS) {
      const widgets = this.#judged?.[region]?.widgets
      const old = widgets?.[uuid]
      if (widget && widgets && old) widgets[uuid] = { ...widget, parent: old.parent }
    }
  }

  #judgeOne(uuid: string): readonly Problem[] {
    const region = rootOf(this.editor.doc, uuid) ?? 'body'
    const page = this.#judged?.[region]
    return page ? problemsOfWidget(page, uuid, this.#optionsOf(region)) : NONE
  }

  #optionsOf(region: Region): ValidateOptions {
    return region === 'body' && this.section !== null ? { region, section: this.section } : { region }
  }

  #put(uuid: string, found: readonly Problem[]): void {
    const failure = this.#failures.get(uuid)
    const problems = failure ? [...found, failure] : found
    if (sameProblems(this.of(uuid), problems)) return
    if (problems.length === 0) this.#found.delete(uuid)
    else this.#found.set(uuid, problems)
    this.#listeners.get(uuid)?.forEach((listener) => listener())
  }

  #countUnfilled(uuids: ReadonlySet<string>): void {
    for (const uuid of uuids) {
      const widget = this.editor.doc.widgets.get(uuid)
      const count = widget && !widget.hidden ? unfilledIn(widget) : 0
      if (count > 0) this.#unfilled.set(uuid, count)
      else this.#unfilled.delete(uuid)
    }
    this.totals.unfilled = [...this.#unfilled.values()].reduce((sum, count) => sum + count, 0)
  }

  #count(): void {
    const all = [...this.#found].flatMap(([uuid, problems]) => problems.map((problem) => ({ uuid, problem })))
    const errors = all.filter(({ problem }) => problem.severity === 'error')
    const { totals } = this
    totals.errors = errors.length
    totals.warnings = all.length - errors.length
    const faulty = new Set(errors.map(({ uuid }) => uuid))
    const same = faulty.size === totals.faulty.size && [...faulty].every((uuid) => totals.faulty.has(uuid))
    if (!same) totals.faulty = ref(faulty)
  }
}

const ownCopy = (pages: Pages): Pages =>
  Object.fromEntries(
    Object.entries(pages).map(([region, page]) => [
      region,
      page && { ...page, widgets: { ...page.widgets } },
    ]),
  ) as Pages

/** What lies in a hidden panel is judged as hidden, too. */
const isForAllBelow = (patch: Patch) =>
  patch.op === 'place' || patch.path[0] === 'hidden' || (patch.path[0] === 'h5' && hidesOnPhones(patch))

/** Whether it may hide a widget on phones or show it there. */
const hidesOnPhones = ({ path: [, name] }: { path: Path }) => name === undefined || name === 'hidden'

const unfilledIn = (widget: WidgetJson) =>
  emptyContent(widget).places.length + placeholdersIn(widget).reduce((sum, { count }) => sum + count, 0)

/** No error: publishing leaves the widget out, as shoppers' pages do. */
const failureOf = (type: string, uuid: string, error: unknown): Problem => ({
  severity: 'warning',
  type,
  uuid,
  path: '',
  keyword: 'draw',
  message: texts.canvas.failedForVisitors(error instanceof Error ? error.message : String(error)),
})

function sameProblems(a: readonly Problem[], b: readonly Problem[]): boolean {
  return a.length === b.length && a.every((problem, index) => sameProblem(problem, b[index]))
}

const sameProblem = (a: Problem, b: Problem | undefined) =>
  a.path === b?.path && a.message === b.message && a.keyword === b.keyword && a.severity === b.severity
