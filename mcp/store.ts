/** Where pages are kept: in a shop, or in files. */
import { fromJson, type PageDoc } from '@engine/design'
import { readPage } from '@schemas'
import type { Platform } from '@schemas/page'
import type { PageRole } from '@schemas/page-role'
import { Refusal } from './refusal'

/** What is known of every page, wherever it is kept. */
export interface PageHead {
  page_id: string
  title: string
  platform: Platform
  state: string
}

/** A page that is edited, as a document in memory. */
export interface Draft<Page extends PageHead = PageHead> {
  page: Page
  /** Another one after each save. */
  revision: string
  /** Who saved it last; empty where that is not known. */
  author: string
  doc: PageDoc
  role: PageRole
}

export interface PageStore<Page extends PageHead = PageHead> {
  /** @throws Refusal, or ApiError, where there is no such page */
  open(page_id: string): Promise<Draft<Page>>
  /**
   * Saves a document in place of the draft that it was made from.
   * @returns the new revision
   * @throws Refusal with the current revision where another save came first
   */
  save(draft: Draft<Page>, doc: PageDoc): Promise<string>
  /** At most so many pages, those that were changed last. */
  latest(most: number): Promise<Page[]>
}

/** The draft is another one than the caller has read. */
export const movedOn = (base: string, revision: string, author: string) =>
  new Refusal(
    `the draft has moved from revision ${base}: ${author || 'another author'} saved revision ${revision}; ` +
      `read what you edit again and repeat with base "${revision}"`,
    { revision, author },
  )

/** A page document that this program has written. */
export function documentOf(text: string): PageDoc {
  const page = readPage(text)
  if (!page) throw new Error('Expected a page document, got something else')
  return fromJson(page)
}
