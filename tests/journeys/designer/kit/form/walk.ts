/**
 * Walks a widget's form: every field is changed by its own control, checked in the document and on the canvas, and
 * undone.
 */
import type { Path } from '@engine/page/patch'
import type { EditorScreen } from '../editor-screen'
import { CHANGES, groupOf, type Value } from './controls'
import { LISTS, unfold } from './lists'
import { lookAt, type Look } from './look'
import { Form, type Place } from './places'
import { valueIn } from '@schemas/json'
import { differences } from './values'
import type { Change } from './walking'

/** Undo steps that one change of a field may need: a link is a kind and then a target. */
const MOST_STEPS = 3

/** Containers of other fields, without a value of their own. */
const HOLDERS = new Set(['object', 'style-lists'])
const CHOICES = new Set(['switch', 'select', 'radio'])

export interface WalkOptions {
  /** Why a field has no effect on the canvas; `undefined` for those that have one. */
  elsewhere(place: Place): string | undefined
  /** The field without which another one has no effect: a border's width for its colour. */
  needs(place: Place): Path | undefined
  /** Other values that change with a field: the other side of a box whose ratio is locked. */
  takesAlong?(place: Place): readonly string[]
  /** Skipped in this run. */
  skips?(place: Place): boolean
  /** The widget is a child of a free panel, with a position of its own. */
  isInPanel?: boolean
}

export class FormWalk {
  /** Places that were changed, as `props.data.0.imgUrl`. */
  readonly walked: string[] = []
  /** Expectations that failed. */
  readonly faults: string[] = []
  readonly #form: Form

  private constructor(
    readonly screen: EditorScreen,
    readonly uuid: string,
    readonly type: string,
    private readonly options: WalkOptions,
    public now: Look,
  ) {
    this.#form = new Form(type)
  }

  static async of(screen: EditorScreen, uuid: string, type: string, options: WalkOptions): Promise<FormWalk> {
    return new FormWalk(screen, uuid, type, options, await lookAt(screen, uuid))
  }

  /** All fields of a tab. */
  async tab(name: 'props' | 'style'): Promise<void> {
    await this.screen.tab(name === 'props' ? '属性' : '组件样式')
    for (const place of this.#form.inside([name])) await this.walk(place)
  }

  /** One field with all its children, at its current position in the form. */
  async walk(place: Place): Promise<void> {
    if (!this.#isShown(place) || this.options.skips?.(place) === true) return
    if (HOLDERS.has(place.kind)) return this.inside(place.path)
    const needed = this.options.needs(place)
    const own = () =>
      CHOICES.has(place.kind) ? this.#choices(place) : (LISTS[place.kind] ?? alone)(this, place)
    if (needed === undefined) return own()
    await this.#show(needed)
    await this.change(this.#form.at(needed), { meanwhile: own })
  }

  /** Expands the list entries around a position. */
  async #show(path: Path): Promise<void> {
    for (const [depth, key] of path.entries()) {
      const list = this.#form.at(path.slice(0, depth + (depth === 0 ? 1 : 0)))
      if (typeof key === 'number' && list.kind !== 'tabs') await unfold(groupOf(this.screen, list))
    }
  }

  async inside(path: Path): Promise<void> {
    for (const place of this.#form.inside(path)) await this.walk(place)
  }

  /** Changes a field, checks it, runs more checks while it is changed, and undoes it. */
  async change(place: Place, { to, act, meanwhile }: Change = {}): Promise<void> {
    const name = place.path.join('.')
    const before = this.now
    try {
      const alter = act ?? CHANGES[place.kind]
      if (!alter) throw new Error(`Expected a way to change ${place.kind}, found none.`)
      await alter(this.screen, place, valueIn(before, place.path), to)
      this.walked.push(name)
      this.now = await this.#changed(before, place)
      await meanwhile?.()
    } catch (error) {
      this.faults.push(`${this.type} ${name}: ${messageOf(error)}`)
      await this.#closeDialogs()
    }
    await this.#back(before, name)
  }

  /** After a failure, so that later fields are walked too. */
  async #closeDialogs(): Promise<void> {
    const { dialog, page } = this.screen
    for (let open = await dialog.count(); open > 0; open--) await page.keyboard.press('Escape')
    await dialog.first().waitFor({ state: 'hidden' })
  }

  /** Whether the form shows it now. */
  #isShown({ kind, hints: { when, inPanel, derived } }: Place): boolean {
    if (kind === 'hidden' || derived === true) return false
    if (inPanel === true && this.options.isInPanel !== true) return false
    return !when || when.in.some((value) => value === valueIn(this.now, ['props', when.prop]))
  }

  /** Another value, and each value that shows fields hidden by the current one. */
  async #choices(place: Place): Promise<void> {
    const dependents = this.#dependents(place)
    const hidden = dependents.filter((dependent) => !this.#isShown(dependent))
    const values = new Set<Value>(hidden.map(({ hints }) => hints.when?.in[0] as Value))
    if (place.kind === 'switch') values.add(valueIn(this.now, place.path) !== true)
    for (const to of values.size > 0 ? values : [undefined])
      await this.change(place, {
        ...(to !== undefined && { to }),
        meanwhile: async () => {
          for (const dependent of hidden) await this.walk(dependent)
        },
      })
  }

  /** Fields whose condition depends on this one. */
  #dependents({ path }: Place, from: Path = ['props']): Place[] {
    return this.#form.inside(from).flatMap((place) => {
      if (place.kind === 'style-lists') return this.#dependents({ path } as Place, place.path)
      return place.hints.when && path.join('.') === `props.${place.hints.when.prop}` ? [place] : []
    })
  }

  /** Asserts a change of the widget at exactly this position, and on the canvas. */
  async #changed(before: Look, place: Place): Promise<Look> {
    const name = place.path.join('.')
    const reason = this.options.elsewhere(place)
    const after = await this.#until((look) => look.html !== before.html || reason !== undefined)
    const changed = differences(
      { props: before.props, style: before.style },
      { props: after.props, style: after.style },
    ).map((each) => each.join('.'))
    const along = this.options.takesAlong?.(place) ?? []
    const isOf = (each: string) => each === name || each.startsWith(`${name}.`) || name.startsWith(`${each}.`)
    const outside = changed.filter((each) => !isOf(each) && !along.includes(each))
    if (changed.length === 0) throw new Error('the document has not changed')
    if (outside.length > 0) throw new Error(`also changed ${outside.join(', ')}`)
    const isSeen = after.html !== before.html
    if (!isSeen && reason === undefined) this.faults.push(`${this.type} ${name}: not seen on the canvas`)
    return after
  }

  /** Undoes until the original state is restored. */
  async #back(before: Look, name: string): Promise<void> {
    this.now = await lookAt(this.screen, this.uuid)
    for (let step = 0; step < MOST_STEPS && !isSameWidget(this.now, before); step++) {
      await this.screen.page.keyboard.press('ControlOrMeta+z')
      this.now = await lookAt(this.screen, this.uuid)
    }
    this.now = await this.#until((look) => look.html === before.html)
    if (!isSameWidget(this.now, before)) this.faults.push(`${this.type} ${name}: undo does not bring it back`)
    else if (this.now.html !== before.html)
      this.faults.push(`${this.type} ${name}: undo does not bring its picture back`)
  }

  async #until(holds: (look: Look) => boolean): Promise<Look> {
    let look = await lookAt(this.screen, this.uuid)
    for (let tries = 0; tries < 5 && !holds(look); tries++) {
      await this.screen.page.waitForTimeout(30)
      look = await lookAt(this.screen, this.uuid)
    }
    return look
  }
}

const isSameWidget = (a: Look, b: Look) => differences([a.props, a.style], [b.props, b.style]).length === 0

const alone = (walk: FormWalk, place: Place) => walk.change(place)

const messageOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 3)
    .join(' ')
