import { Anchor } from '@engine'
import { lazyPart } from '@engine/lazy-part'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts, HOT_WORDS } from '../../texts/goods'
import { useIdle } from '@storefront/shell/use-idle'
import { clearedHref } from './facets'
import { listHref, readListQuery, type ListQuery } from './list-query'
import css from './Nothing.module.css'

const RecommendedGoods = lazyPart(async () => ({
  default: (await import('../../Recommended')).RecommendedGoods,
}))

interface NothingProps {
  query: ListQuery
  /** Other words that find something. */
  corrections: readonly string[]
}

/** An empty list: what was searched for, what may have been meant, a way out of the filters, and what sells well. */
export default function Nothing({ query, corrections }: NothingProps) {
  const idle = useIdle()
  const { keywords } = query
  const cleared = clearedHref(query)
  return (
    <>
      <Notice drawing="search" text={keywords ? texts.nothingFor(keywords) : texts.nothingFound}>
        {listHref(query) !== cleared && <Anchor link={cleared}>{texts.withoutFilters}</Anchor>}
        {corrections.length > 0 && <Words label={texts.didYouMean} words={corrections} />}
        <Words label={texts.hotWords} words={HOT_WORDS} />
      </Notice>
      {idle && <RecommendedGoods />}
    </>
  )
}

const Words = ({ label, words }: { label: string; words: readonly string[] }) => (
  <p className={css.words}>
    <span>{label}</span>
    {words.map((keywords) => (
      <Anchor key={keywords} link={listHref(readListQuery({ keywords }))}>
        {keywords}
      </Anchor>
    ))}
  </p>
)
