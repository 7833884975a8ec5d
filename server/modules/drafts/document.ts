import { parsePage, serialisePage, type PageJson } from '@schemas'
import { AppError } from '../../errors'

/** What is saved is a page, whatever else is wrong with it: typing is never blocked, publishing is. */
export interface DraftDocument {
  page: PageJson
  /** Canonical bytes (page-format rule 4). */
  text: string
}

/**
 * Reads what an operator's browser sent.
 * @param field where it stood, for the message
 * @throws AppError `invalid` for what is no page document
 */
export function readDraft(document: unknown, field: string): DraftDocument {
  const { page, problems } = parsePage(document)
  if (!page) throw new AppError('invalid', { errors: { [field]: problems.map(({ message }) => message) } })
  return { page, text: serialisePage(page) }
}

/** @throws AppError `invalid` for a document of another platform than its page's */
export function expectPlatform({ page }: DraftDocument, platform: PageJson['platform'], field: string) {
  if (page.platform === platform) return
  const message = `应为 ${platform} 页面，实际为 ${page.platform}`
  throw new AppError('invalid', { errors: { [field]: [message] } })
}
