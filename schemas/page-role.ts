import type { PageKind, PageRow } from './generated/api'
import type { Region } from './page-data'

/** What a page is to the shop: header and footer belong to all pages, a page of the shop's own has its section. */
export interface PageRole {
  region: Region
  /** Type of the fixed section. */
  section?: string
}

/** The role of a page, by which its document is validated. */
export function roleOf({ page_type, alias }: { page_type: PageKind; alias: PageRow['alias'] }): PageRole {
  if (page_type === 'header' || page_type === 'footer') return { region: page_type }
  return page_type === 'section' ? { region: 'body', section: alias } : { region: 'body' }
}
