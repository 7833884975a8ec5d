import { SortBar } from '@storefront/features/catalogue'
import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { texts } from '../../texts/points'
import { pointsHref, type PointsQuery } from './query'
import css from './Toolbar.module.css'

/** Order of the mall and a search in it. */
export function Toolbar({ query, total }: { query: PointsQuery; total: number }) {
  return (
    <SortBar
      sort={query.sort}
      hrefOf={(sort) => pointsHref(query, { sort })}
      sold={texts.sortRedeemed}
      price={{ plain: texts.points, up: texts.pointsUp, down: texts.pointsDown }}
      found={texts.foundArticles(total)}
    >
      <LinkForm key={query.keywords} href={pointsHref(query, { keywords: '' })}>
        <input
          name="keywords"
          type="search"
          defaultValue={query.keywords}
          aria-label={texts.searchArticles}
          placeholder={texts.searchArticles}
          className={css.words}
        />
        <button>{texts.search}</button>
      </LinkForm>
    </SortBar>
  )
}
