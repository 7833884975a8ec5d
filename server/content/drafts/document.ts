import { PageTooLarge, parsePage, serialiseForStore, type PageJson } from '@schemas'
import { AppError } from '../../core/errors'

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

/** The canonical bytes of a page. @throws AppError `invalid` for a page that is too large to be stored */
export function storedText(page: PageJson, field: string): string {
  try {
    return serialiseForStore(page)
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
