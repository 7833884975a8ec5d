import type { Path } from '@engine/page/patch'
import { toPointer } from '@schemas/pointer'
import type { EditorScreen } from '../editor-screen'
import { byId, groupOf } from '../form/controls'
import { WAYS } from '../form/lists'
import { lookAt, type Look } from '../form/look'
import { Form, type Place } from '../form/places'
import { valueIn } from '@schemas/json'
import { haveSameIds, isPicked, pickCategories, pickEntries, removeBeyond } from './entries'
import { GIVE } from './leaves'
import { isSaid, isSame, saidAt, saidOf, type Fields } from './said'

/** Passes through the form: typing a text resizes its box again. */
const TURNS = 2

const isSwitch = ({ kind }: Place) => kind === 'switch' || kind === 'select' || kind === 'radio'

/** Gives the selected widget the values of another one, field by field, through the form. */
export class Filling {
  readonly #form: Form

  private constructor(
    private readonly screen: EditorScreen,
    private readonly uuid: string,
    type: string,
    private readonly wanted: Fields,
    private now: Look,
  ) {
    this.#form = new Form(type)
  }

  /** @throws if some fields differ in the end */
  static async fill(screen: EditorScreen, uuid: string, type: string, wanted: Fields): Promise<void> {
    const filling = new Filling(screen, uuid, type, wanted, await lookAt(screen, uuid))
    for (let turn = 0; turn < TURNS && !filling.#isDone(); turn++) {
      await filling.#tab('props')
      await filling.#tab('style')
    }
    if (filling.#isDone()) return
    const left = filling.#wrong(filling.#form.at([])).map(({ path }) => path.join('.'))
    throw new Error(`Expected the form of ${type} to set ${left.join(', ')}, it did not.`)
  }

  #isDone = () => isSame(saidOf(this.#form, this.now), saidOf(this.#form, this.wanted))

  async #tab(name: 'props' | 'style'): Promise<void> {
    const tab = this.#form.at([name])
    if (this.#isRight(tab)) return
    const ratio = name === 'style' ? this.#lockedRatio() : undefined
    if (ratio) await this.#toggle(ratio)
    await this.screen.tab(name === 'props' ? '属性' : '组件样式')
    await this.#put(tab)
    if (ratio) await this.#toggle(ratio)
    await this.#lookAgain()
  }

  /** The lock that couples the sides of the box, unlocked while both are set. */
  #lockedRatio(): Place | undefined {
    const isOff = ['width', 'height'].some((side) => !this.#isRight(this.#form.at(['style', side])))
    return isOff && this.now.props['proportion'] === true ? this.#form.at(['props', 'proportion']) : undefined
  }

  async #toggle(place: Place): Promise<void> {
    await this.screen.tab('属性')
    await byId(this.screen, place.id).click()
  }

  async #put(place: Place): Promise<void> {
    if (this.#isRight(place)) return
    const give = GIVE[place.kind]
    if (give) return give(this.screen, place, this.#wantedAt(place))
    if (place.kind === 'object' || place.kind === 'style-lists') return this.#inside(place.path)
    return this.#list(place)
  }

  /** Fields that control the visibility of others come first. */
  async #inside(path: Path): Promise<void> {
    const places = this.#form.inside(path)
    const [first, then] = [places.filter(isSwitch), places.filter((place) => !isSwitch(place))]
    for (const place of [...first, ...then]) await this.#put(place)
  }

  async #list(place: Place): Promise<void> {
    const wanted = this.#wantedAt(place) as unknown[]
    if (isPicked(place)) {
      if (!haveSameIds(place, this.#nowAt(place), wanted)) await pickEntries(this.screen, place, wanted)
    } else if (place.kind === 'category') await pickCategories(this.screen, place, wanted)
    await this.#lookAgain()
    await this.#shorten(place, wanted.length)
    for (const index of wanted.keys()) {
      if (index >= this.#lengthOf(place)) await this.#addTo(place)
      const entry = this.#form.at([...place.path, index])
      if (this.#isRight(entry)) continue
      await this.#open(entry)
      await this.#inside(entry.path)
    }
  }

  #lengthOf(place: Place): number {
    const list = this.#nowAt(place)
    return Array.isArray(list) ? list.length : 0
  }

  async #shorten(place: Place, most: number): Promise<void> {
    const length = this.#lengthOf(place)
    if (length <= most) return
    await removeBeyond(this.screen, place, length, most)
    await this.#lookAgain()
  }

  async #addTo(place: Place): Promise<void> {
    await WAYS[place.kind as keyof typeof WAYS].add(groupOf(this.screen, place))
    await this.#lookAgain()
  }

  /** Shows the fields of an entry: expands it, or selects its tab. */
  async #open({ path }: Place): Promise<void> {
    const opener = this.screen.settings.locator(`[data-opens="${toPointer(path)}"]:visible`)
    const isOpen = await opener.evaluate(
      (element) =>
        element.ariaExpanded === 'true' || element.closest('[role="tab"]')?.ariaSelected === 'true',
    )
    if (!isOpen) await opener.click()
  }

  async #lookAgain(): Promise<void> {
    this.now = await lookAt(this.screen, this.uuid)
  }

  /** The innermost positions that differ. */
  #wrong(place: Place): Place[] {
    if (this.#isRight(place)) return []
    const inner = place.kind === 'object' || place.kind === 'style-lists' ? this.#form.inside(place.path) : []
    return inner.length === 0 ? [place] : inner.flatMap((each) => this.#wrong(each))
  }

  #isRight(place: Place): boolean {
    const { props } = this.wanted
    const said = (value: unknown) => saidAt(this.#form, place, value, props)
    return !isSaid(place, props) || isSame(said(this.#nowAt(place)), said(this.#wantedAt(place)))
  }

  #nowAt = ({ path }: Place): unknown => valueIn(this.now, path)
  #wantedAt = ({ path }: Place): unknown => valueIn(this.wanted, path)
}
