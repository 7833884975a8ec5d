import { parsePage, type ValidateOptions } from '@schemas'
import type { PageProblem } from '@schemas/generated/api'
import { unchosenGoods } from '@schemas/unchosen'
import type { LockedPage } from '../pages/admin-repo'
import type { Revision } from '../drafts/revisions'

export interface Verdict {
  /** What keeps the page from being published. */
  problems: PageProblem[]
  /** Goods entries without a good. */
  unchosen: number
}

/** Judges a revision as the page that it is to become: the same words as panel and command line. */
export function judgeRevision(
  page: Pick<LockedPage, 'page_id' | 'page_type' | 'alias'>,
  { document }: Pick<Revision, 'document'>,
): Verdict {
  const { page_id } = page
  const { page: content, problems } = parsePage(document, optionsFor(page))
  return {
    problems: problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({ page_id, ...problem })),
    unchosen: content ? unchosenGoods(content) : 0,
  }
}

/** What is asked of a page because of the place that it fills. */
function optionsFor({
  page_type,
  alias,
}: Pick<LockedPage, 'page_type' | 'alias'>): Required<Pick<ValidateOptions, 'region'>> & ValidateOptions {
  if (page_type === 'header' || page_type === 'footer') return { region: page_type }
  return page_type === 'section' ? { region: 'body', section: alias } : { region: 'body' }
}
