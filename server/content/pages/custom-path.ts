import type { PublishedPage } from './repo'

/** The address of a page that operators made: by its alias where it has one. */
export const customPath = ({
  alias,
  theme_pc_template_id,
}: Pick<PublishedPage, 'alias' | 'theme_pc_template_id'>) =>
  alias
    ? `/product/${encodeURIComponent(alias)}`
    : `/custompage?pageid=${encodeURIComponent(theme_pc_template_id)}`
