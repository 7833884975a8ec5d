import { catalogue } from '@schemas/generated/catalogue'
import { addressOfCustom } from '@schemas/link-places'
import type { PageType } from '../../db/schema'
import type { Platform, PublishedPage } from './repo'

interface Addressed {
  page_type: PageType
  platform: Platform
  alias: string
  theme_pc_template_id: string
}

/** The address of a page for shoppers; header and footer are on every page and have the home page's. */
export function addressOf({ page_type, platform, alias, theme_pc_template_id }: Addressed): string {
  if (page_type === 'custom') return addressOfCustom(encodeURIComponent(theme_pc_template_id))
  if (page_type === 'section') return catalogue[alias]?.path || '/'
  return platform === 'h5' ? '/h5' : '/'
}

/** The address of a custom page: by its alias if it has one. */
export const customPath = ({
  alias,
  theme_pc_template_id,
}: Pick<PublishedPage, 'alias' | 'theme_pc_template_id'>) =>
  alias ? `/product/${encodeURIComponent(alias)}` : addressOfCustom(encodeURIComponent(theme_pc_template_id))
