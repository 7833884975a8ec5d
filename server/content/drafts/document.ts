import { LRUCache } from 'lru-cache'
import {
  PageTooLarge,
  parsePage,
  serialiseForStore,
  withChanges,
  type PageJson,
  type WidgetTexts,
  PAGE_BYTES,
  readPage,
} from '@schemas'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { revisionOf, type RevisionHead } from './repo'

/** Drafts may have problems, only publishing is blocked by them; but they must be page documents. */
export interface DraftDocument {
  page: PageJson
  /** Canonical bytes (rule page-format-7). */
  text: string
}

/**
 * Reads a document of the editor.
 * @param field of the body, for the message
 * @throws AppError `invalid` for what is not a page document or is too large to be stored
 */
export function readDraft(document: unknown, field: string): DraftDocument {
  const { page, problems } = parsePage(document)
  if (!page) throw new AppError('invalid', { errors: { [field]: problems.map(({ message }) => message) } })
  return { page, text: storedText(page, field) }
}

/** What a save says that it changes. */
interface SentChanges {
  changes: string
  /** Characters of the text that follows. */
  length: number
}

/**
 * The document after changes of the editor.
 * @param before the document that they start from, whose widgets are shared
 * @throws AppError `invalid` for what are no changes, do not lead to a text of this length, or to one that is too large
 */
export function changedDraft(
  before: PageJson,
  { changes, length }: SentChanges,
  field: string,
): DraftDocument {
  const page = withChanges(before, changes)
  if (!page) throw new AppError('invalid', { errors: { [field]: ['应为页面的变化'] } })
  const text = storedText(page, field)
  if (text.length === length) return { page, text }
  throw new AppError('invalid', {
    errors: { [field]: [`应得到 ${length} 个字符，实际得到 ${text.length} 个`] },
  })
}

/** Of widgets that are read, which are replaced and never changed. */
const written: WidgetTexts = new WeakMap()

/** The canonical bytes of a page. @throws AppError `invalid` for a page that is too large to be stored */
export function storedText(page: PageJson, field: string): string {
  try {
    return serialiseForStore(page, written)
  } catch (error) {
    if (!(error instanceof PageTooLarge)) throw error
    throw new AppError('invalid', { errors: { [field]: [error.message] } })
  }
}

/** @throws AppError `invalid` for a document of another platform than its page's */
export function requirePlatform({ page }: DraftDocument, platform: PageJson['platform'], field: string) {
  if (page.platform === platform) return
  const message = `应为 ${platform} 页面，实际为 ${page.platform}`
  throw new AppError('invalid', { errors: { [field]: [message] } })
}

/** ms after the last save of a page. */
const KEPT_MS = 2 * 60_000

/**
 * Documents of drafts that are being edited, as they were read: the next save changes a few widgets of one. Revisions never
 * change. Together they have at most the characters of one large page.
 */
const read = new LRUCache<string, { page: PageJson; length: number }>({
  maxSize: PAGE_BYTES,
  sizeCalculation: ({ length }) => length + 1,
  ttl: KEPT_MS,
  ttlAutopurge: true,
})

const keyOf = ({ company_id, page_id, revision_id }: RevisionHead) =>
  [company_id, page_id, revision_id].join(' ')

/** The document of a draft. */
export async function readDocumentOf(tx: Transaction, head: RevisionHead): Promise<PageJson> {
  const known = read.get(keyOf(head))
  if (known) return known.page
  const { company_id, page_id, revision_id: revision } = head
  const row = await revisionOf(tx, company_id, { page_id, revision })
  const page = readPage(row?.document)
  if (!page) throw new Error(`Expected draft ${revision} of page ${page_id} to be a page document`)
  return page
}

/** A draft that may be changed next. */
export function rememberRead(head: RevisionHead, page: PageJson, length: number): void {
  read.set(keyOf(head), { page, length })
}
