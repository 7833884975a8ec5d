import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger } from 'fastify'
import { adaptPage } from '@engine/page'
import { fillPage, parsePage, type FilledPage, type PageJson, type Problem } from '@schemas'
import { collectEntities, showsNearby, type DrawnIds } from '@schemas/entities'
import { collectRules, type PlacedRule } from '@schemas/goods-rules'
import { withoutPlaceholders } from '@schemas/placeholders'
import { isDue, showBorders } from '@schemas/show-times'
import type { Viewport } from '@schemas/site-base'
import { mapValues } from '@schemas/envelope'
import { timeNow } from '../../db/time'
import type { PublishedPage } from './repo'

type RevisionRow = Pick<PublishedPage, 'company_id' | 'page_id' | 'revision_id' | 'document'>

/** Cache key of a revision: its id alone is unique within its page only. */
const revisionKey = ({ company_id, page_id, revision_id }: RevisionRow) =>
  `${company_id} ${page_id} ${revision_id}`

/** Cache of parsed revisions; revisions never change. */
export class PageDocuments {
  readonly #parsed = new LRUCache<string, TimedDocument>({ max: 500 })

  constructor(private readonly log: FastifyBaseLogger) {}

  /**
   * Upgrades and validates a revision once. Widgets with problems are left out and logged (rule page-format-9);
   * placeholders that were never filled and widgets that are not due are left out too.
   * @throws Error for a document that cannot be read at all, as in a damaged database
   */
  open(row: RevisionRow, viewport: Viewport = 'pc', at = timeNow().getTime()): PageDocument {
    const revision = revisionKey(row)
    let parsed = this.#parsed.get(revision)
    if (!parsed) this.#parsed.set(revision, (parsed = this.#parse(row, revision)))
    return parsed.at(at, viewport)
  }

  #parse(row: RevisionRow, revision: string): TimedDocument {
    const { page, problems } = parsePage(row.document)
    if (!page) {
      throw new Error(
        `Expected page ${row.page_id} revision ${row.revision_id} to be a page document: ${problems[0]?.message}`,
      )
    }
    const broken = this.#brokenWidgets(row, problems)
    const widgets = Object.entries(page.widgets).filter(([uuid]) => !broken.has(uuid))
    const shown = withoutPlaceholders(Object.fromEntries(widgets))
    return new TimedDocument(revision, { ...page, widgets: shown })
  }

  #brokenWidgets(row: RevisionRow, problems: Problem[]): Set<string> {
    const errors = problems.filter((problem) => problem.severity === 'error')
    for (const problem of errors) {
      this.log.warn(
        { page_id: row.page_id, revision_id: row.revision_id, problem },
        'page problem: widget not drawn',
      )
    }
    return new Set(errors.map((problem) => problem.uuid).filter((uuid) => uuid !== ''))
  }
}

/** A revision as shoppers see it during a period, ready to be drawn. */
export interface PageDocument {
  /** Key of the revision and, if it has show times, of the period between two of them: equal keys, equal pages. */
  revision: string
  page: FilledPage
  entities: DrawnIds
  /** By their keys. */
  rules: ReadonlyMap<string, PlacedRule>
  /** It shows the shops near the shopper. */
  nearby: boolean
  /** End of the period; `Infinity` for a page without show times. */
  until: number
}

/** One revision with its pages for the periods between show times (a widget can be shown from–to a time). */
export class TimedDocument {
  readonly #borders: number[]
  readonly #periods = new Map<string, PageDocument>()

  /** @param page without the widgets that have problems */
  constructor(
    private readonly revision: string,
    private readonly page: PageJson,
  ) {
    this.#borders = showBorders(Object.values(page.widgets))
  }

  /** The page at a moment; the same object during a period. */
  at(moment: number, viewport: Viewport): PageDocument {
    const period = this.#borders.filter((border) => border <= moment).length
    const key = `${period} ${viewport}`
    let document = this.#periods.get(key)
    if (!document) this.#periods.set(key, (document = this.#build(period, moment, viewport)))
    return document
  }

  #build(period: number, moment: number, viewport: Viewport): PageDocument {
    const page = this.#borders.length > 0 ? dueAt(this.page, moment) : this.page
    const revision = this.#borders.length > 0 ? `${this.revision} ${period}` : this.revision
    return {
      revision: viewport === 'h5' ? `${revision} h5` : revision,
      page: viewport === 'h5' ? adaptPage(page) : fillPage(withoutPatches(page)),
      entities: collectEntities(page),
      rules: collectRules(page),
      nearby: showsNearby(page),
      until: this.#borders[period] ?? Infinity,
    }
  }
}

/** What is different on phones is nothing that a desktop's visitor has to load. */
function withoutPatches(page: PageJson): PageJson {
  return { ...page, widgets: mapValues(page.widgets, ({ h5: _h5, ...widget }) => widget) }
}

/** Without widgets that are not due and those below them. */
function dueAt(page: PageJson, moment: number): PageJson {
  const { widgets } = page
  const shown = new Map<string, boolean>()
  const isShown = (uuid: string): boolean => {
    const known = shown.get(uuid)
    if (known !== undefined) return known
    // set before the parent is asked, so that a circle of parents ends
    shown.set(uuid, true)
    const widget = Object.hasOwn(widgets, uuid) ? widgets[uuid] : undefined
    const answer = !widget || (isDue(widget, moment) && (widget.parent === null || isShown(widget.parent)))
    shown.set(uuid, answer)
    return answer
  }
  const entries = Object.entries(widgets).filter(([uuid]) => isShown(uuid))
  return { ...page, widgets: Object.fromEntries(entries) }
}
