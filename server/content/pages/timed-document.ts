import { fillPage, type FilledPage, type PageJson } from '@schemas'
import { collectEntities, showsNearby, type EntityIds } from '@schemas/entities'
import { isDue, showBorders } from '@schemas/show-times'

/** A revision as shoppers see it for a while, ready to be drawn. */
export interface PageDocument {
  /** Names the revision, and of one with show times the stretch between two of them: equal names, equal pages. */
  revision: string
  page: FilledPage
  entities: EntityIds
  /** It shows the shops near the shopper. */
  nearby: boolean
  /** From this moment on it is another page; `Infinity` where nothing in it has a time. */
  until: number
}

/** One revision with the pages that it is between its show times (a widget can be shown from–to a time). */
export class TimedDocument {
  readonly #borders: number[]
  readonly #stretches = new Map<number, PageDocument>()

  /** @param page without the widgets that have problems */
  constructor(
    private readonly revision: string,
    private readonly page: PageJson,
  ) {
    this.#borders = showBorders(Object.values(page.widgets))
  }

  /** The page at a moment; one object for as long as nothing appears or disappears. */
  at(moment: number): PageDocument {
    const stretch = this.#borders.filter((border) => border <= moment).length
    let document = this.#stretches.get(stretch)
    if (!document) this.#stretches.set(stretch, (document = this.#build(stretch, moment)))
    return document
  }

  #build(stretch: number, moment: number): PageDocument {
    const page = this.#borders.length > 0 ? dueAt(this.page, moment) : this.page
    return {
      revision: this.#borders.length > 0 ? `${this.revision} ${stretch}` : this.revision,
      page: fillPage(page),
      entities: collectEntities(page),
      nearby: showsNearby(page),
      until: this.#borders[stretch] ?? Infinity,
    }
  }
}

/** Without what is not due, and without what hangs below that. */
function dueAt(page: PageJson, moment: number): PageJson {
  const { widgets } = page
  const shown = new Map<string, boolean>()
  const isShown = (uuid: string): boolean => {
    const known = shown.get(uuid)
    if (known !== undefined) return known
    // what is its own ancestor has been left out as a problem; a widget without a parent is nobody's to hide
    shown.set(uuid, true)
    const widget = Object.hasOwn(widgets, uuid) ? widgets[uuid] : undefined
    const answer = !widget || (isDue(widget, moment) && (widget.parent === null || isShown(widget.parent)))
    shown.set(uuid, answer)
    return answer
  }
  const entries = Object.entries(widgets).filter(([uuid]) => isShown(uuid))
  return { ...page, widgets: Object.fromEntries(entries) }
}
