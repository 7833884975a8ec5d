import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { queryOf } from '../../routing/query'
import { texts } from '../../texts/points'
import { pointsHref, type PointsQuery, type Sort } from './query'
import css from './Toolbar.module.css'

/** Order of the mall and a search in it; the form works before any script does. */
export function Toolbar({ query, total }: { query: PointsQuery; total: number }) {
  const byPoints: Sort = query.sort === '3' ? '2' : '3'
  const orders: { sort: Sort; text: string; on: boolean }[] = [
    { sort: '0', text: texts.sortDefault, on: query.sort === '0' },
    { sort: '1', text: texts.sortRedeemed, on: query.sort === '1' },
    { sort: '4', text: texts.sortNewest, on: query.sort === '4' },
    { sort: byPoints, text: pointsText(query.sort), on: query.sort === '2' || query.sort === '3' },
  ]
  const kept = Object.entries(queryOf(pointsHref(query, { keywords: '' })))
  return (
    <div className={css.bar}>
      <ul className={css.orders} aria-label={texts.order}>
        {orders.map(({ sort, text, on }) => (
          <li key={text}>
            <Anchor link={pointsHref(query, { sort })} className={clsx(css.order, on && css.on)} current={on}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
      <form key={query.keywords} action="/pointitems" className={css.search}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          name="keywords"
          type="search"
          defaultValue={query.keywords}
          aria-label={texts.searchArticles}
          placeholder={texts.searchArticles}
          maxLength={100}
          className={css.words}
        />
        <button className={css.go}>{texts.search}</button>
      </form>
      <p className={css.total}>{texts.foundArticles(total)}</p>
    </div>
  )
}

const pointsText = (sort: Sort) => {
  if (sort === '3') return texts.pointsUp
  return sort === '2' ? texts.pointsDown : texts.points
}
