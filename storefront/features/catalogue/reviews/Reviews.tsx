import { useState } from 'react'
import type { Rate, RateListAnswer } from '@schemas/generated/api'
import { Button } from '@storefront/shell/parts/Button'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../texts/detail'
import { Review } from './Review'
import css from './Reviews.module.css'
import { EVERY, type Filter, filtersOf, shareOf, reviewsOf, STARS, sumOf } from './filters'

interface ReviewsProps {
  goods_id: string
  /** The first page without a filter, with the counts of all. */
  first: RateListAnswer
}

/** What buyers say of a product: average and distribution, those that are asked for, more on request. */
export function Reviews({ goods_id, first }: ReviewsProps) {
  const [filter, setFilter] = useState<Filter>(EVERY)
  const [shown, show] = useState<{ list: readonly Rate[]; count: number; page: number }>({
    list: first.list,
    count: first.total_count,
    page: 1,
  })
  const [busy, setBusy] = useState(false)
  const all = sumOf(first)
  const ask = async (wanted: Filter, page: number) => {
    setBusy(true)
    const answer = await reviewsOf(goods_id, wanted, page).finally(() => setBusy(false))
    if (!answer) return
    setFilter(wanted)
    const before = page === 1 ? [] : shown.list
    show({ list: [...before, ...answer.list], count: answer.total_count, page })
  }
  return (
    <Card title={`${texts.rates}（${all}）`}>
      {all === 0 ? (
        <p className={css.none}>{texts.noRates}</p>
      ) : (
        <>
          <div className={css.summary}>
            <p className={css.average}>
              <b className={css.figure}>{first.avg_star.toFixed(1)}</b>
              <span className={css.quiet}>{texts.average}</span>
            </p>
            <dl className={css.bars}>
              {STARS.map((star) => (
                <div key={star} className={css.bar}>
                  <dt>{texts.starCount(Number(star))}</dt>
                  <dd className={css.track}>
                    <span className={css.fill} style={{ width: `${shareOf(first, star)}%` }} />
                    <span className={css.count}>{first.star_count[star]}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: nothing is filled in */}
          <div className={css.filters} role="group" aria-label={texts.filter}>
            {filtersOf(first).map(({ filter: one, name, count }) => (
              <button
                key={one}
                type="button"
                className={css.filter}
                aria-pressed={one === filter}
                disabled={busy || (count === 0 && one !== filter)}
                onClick={() => void ask(one, 1)}
              >
                {name} {count}
              </button>
            ))}
          </div>
          {shown.list.length === 0 && <p className={css.none}>{texts.noneOfThese}</p>}
          <ul className={css.list} aria-busy={busy}>
            {shown.list.map((rate) => (
              <li key={rate.rate_id} className={css.one}>
                <Review rate={rate} />
              </li>
            ))}
          </ul>
          {shown.list.length < shown.count && (
            <p className={css.more}>
              <Button busy={busy} onClick={() => void ask(filter, shown.page + 1)}>
                {texts.moreRates}
              </Button>
            </p>
          )}
        </>
      )}
    </Card>
  )
}
