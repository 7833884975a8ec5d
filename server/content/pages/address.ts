import { catalogue } from '@schemas/generated/catalogue'
import type { PageType } from '../../db/schema'
import type { Platform } from './repo'

interface Addressed {
  page_type: PageType
  platform: Platform
  alias: string
  theme_pc_template_id: string
}

/** Where shoppers find a page; header and footer stand on every page, so theirs is the home page's. */
export function addressOf({ page_type, platform, alias, theme_pc_template_id }: Addressed): string {
  if (page_type === 'custom') return `/custompage?pageid=${encodeURIComponent(theme_pc_template_id)}`
  if (page_type === 'section') return catalogue[alias]?.path || '/'
  return platform === 'h5' ? '/h5' : '/'
}
