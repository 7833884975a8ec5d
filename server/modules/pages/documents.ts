import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger } from 'fastify'
import { fillPage, parsePage, type FilledPage, type Problem } from '@schemas'
import { collectEntities, showsNearby, type EntityIds } from '@schemas/entities'
import type { PublishedPage } from './repo'

/** A published revision, ready to be drawn. */
export interface PageDocument {
  /** See `revisionKey`. */
  revision: string
  page: FilledPage
  entities: EntityIds
  /** It shows the shops near the shopper. */
  nearby: boolean
}

/** What a revision is kept under: its id alone may be another company's or another page's as well. */
export const revisionKey = ({ company_id, page_id, revision_id }: PublishedPage) =>
  `${company_id} ${page_id} ${revision_id}`

/** Parsed revisions; a revision never changes, so its key is all there is to know. */
export class PageDocuments {
  readonly #parsed = new LRUCache<string, PageDocument>({ max: 500 })

  constructor(private readonly log: FastifyBaseLogger) {}

  /**
   * Upgrades and validates a revision once; widgets with problems are left out and logged (page-format rule 6).
   * @throws Error when the document cannot be read at all: only a damaged database can cause that.
   */
  open(row: PublishedPage): PageDocument {
    const revision = revisionKey(row)
    const known = this.#parsed.get(revision)
    if (known) return known
    const { page, problems } = parsePage(row.document)
    if (!page) {
      throw new Error(
        `Expected page ${row.page_id} revision ${row.revision_id} to be a page document: ${problems[0]?.message}`,
      )
    }
    const broken = this.#brokenWidgets(row, problems)
    const widgets = Object.entries(page.widgets).filter(([uuid]) => !broken.has(uuid))
    const sound = { ...page, widgets: Object.fromEntries(widgets) }
    const document = {
      revision,
      page: fillPage(sound),
      entities: collectEntities(sound),
      nearby: showsNearby(sound),
    }
    this.#parsed.set(revision, document)
    return document
  }

  #brokenWidgets(row: PublishedPage, problems: Problem[]): Set<string> {
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
