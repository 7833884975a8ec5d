import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useShop, Anchor, encodePart } from '@engine'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { useShownItem } from '../../shown-item'
import { texts, HOT_WORDS } from '../../texts/goods'
import { useIdle } from '../../slider/use-idle'
import type data from './data'
import { crumbsOf, listHref, readListQuery } from './list-query'
import { Facets, Toolbar } from './Filters'
import css from './Render.module.css'

/** px; six cards in a row of 1190. */
const PICTURE = 188
/** Goods whose pictures are on the first screen. */
const EAGER = 6

/** The goods list: breadcrumb, filters, order, products and pages. All of it is links. */
export function Render() {
  const { items, categories } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = readListQuery(queryOf(path))
  const shownItem = useShownItem(query.distributor_id)
  if (!items) return null
  if (items.error) {
    return (
      <Notice text={items.error.message}>
        <a href={path}>{texts.again}</a>
      </Notice>
    )
  }
  const { list, total_count } = items.data
  return (
    <div className="page-column">
      <Breadcrumb crumbs={crumbsOf(query, categories?.data ?? [])} />
      <Facets query={query} found={items.data} />
      <Toolbar query={query} total={total_count} />
      {list.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={clsx('card-grid', css.goods)} aria-label={texts.goods}>
          {list.map((item, index) => (
            <li key={item.item_id}>
              <GoodsCard
                goods={shownItem(item)}
                picture={PICTURE}
                brief
                marketPrice
                eager={index < EAGER}
                className={css.card}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={query.page}
        total={total_count}
        size={LIST_PAGE_SIZE}
        hrefOf={(page) => listHref(query, { page })}
      />
    </div>
  )
}

const RecommendedGoods = lazy(async () => ({
  default: (await import('../../Recommended')).RecommendedGoods,
}))

/** An empty list: other words to try, and what sells well. */
function Nothing() {
  const idle = useIdle()
  return (
    <>
      <Notice text={texts.nothingFound}>
        {HOT_WORDS.map((word) => (
          <Anchor key={word} link={`/items?keywords=${encodePart(word)}`}>
            {word}
          </Anchor>
        ))}
      </Notice>
      {idle && (
        <Suspense>
          <RecommendedGoods />
        </Suspense>
      )}
    </>
  )
}
