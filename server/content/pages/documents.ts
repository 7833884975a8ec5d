import { timeNow } from '../../db/time'
import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger } from 'fastify'
import { parsePage, type Problem } from '@schemas'
import { withoutPlaceholders } from '@schemas/placeholders'
import type { PublishedPage } from './repo'
import { TimedDocument, type PageDocument } from './timed-document'

type Named = Pick<PublishedPage, 'company_id' | 'page_id' | 'revision_id' | 'document'>

/** What a revision is kept under: its id alone may be another company's or another page's as well. */
const revisionKey = ({ company_id, page_id, revision_id }: Named) => `${company_id} ${page_id} ${revision_id}`

/** Parsed revisions; a revision never changes, so its key is all there is to know. */
export class PageDocuments {
  readonly #parsed = new LRUCache<string, TimedDocument>({ max: 500 })

  constructor(private readonly log: FastifyBaseLogger) {}

  /**
   * Upgrades and validates a revision once; widgets with problems are left out and logged (rule page-format-9), and so
   * are placeholders that were never filled and what is not due at this moment.
   * @throws Error when the document cannot be read at all: only a damaged database can cause that.
   */
  open(row: Named, at = timeNow().getTime()): PageDocument {
    const revision = revisionKey(row)
    let parsed = this.#parsed.get(revision)
    if (!parsed) this.#parsed.set(revision, (parsed = this.#parse(row, revision)))
    return parsed.at(at)
  }

  #parse(row: Named, revision: string): TimedDocument {
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

  #brokenWidgets(row: Named, problems: Problem[]): Set<string> {
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
