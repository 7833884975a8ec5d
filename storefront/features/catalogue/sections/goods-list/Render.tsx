import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { useShop } from '@engine'
import type { CategoryRoot, GoodsItemsAnswer } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { drawnLater } from '@storefront/shell/parts/later'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { useShownItem } from '../../shown-item'
import { texts } from '../../texts/goods'
import { useIdle } from '@storefront/shell/use-idle'
import type data from './data'
import { crumbsOf, listHref, readListQuery, trailTo, type ListQuery } from './list-query'
import { withMore, type Grown } from './grown'
import css from './Render.module.css'
import { reached } from '@storefront/shell/state/offline'

const Filters = drawnLater(async () => (await import('./Filters.drawn')).default, { height: 173 })
const Nothing = drawnLater(async () => (await import('./Nothing.drawn')).default, { height: 600 })
// `lazy`, since what is drawn until then changes
const More = lazy(() => reached(() => import('./More')))
const NONE: readonly string[] = []

/** px; six cards in a row of 1190. */
const PICTURE = 188
/** Goods whose pictures are on the first screen. */
const EAGER = 6

/** The goods list: breadcrumb, filters, order, products and pages. All of it is links. */
export function Render() {
  const { items, categories } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = readListQuery(queryOf(path))
  if (!items) return null
  if (items.error) {
    return (
      <Notice text={items.error.message}>
        <a href={path}>{texts.again}</a>
      </Notice>
    )
  }
  return <Found query={query} found={items.data} categories={categories?.data ?? []} />
}

interface FoundProps {
  query: ListQuery
  found: GoodsItemsAnswer
  categories: readonly CategoryRoot[]
}

/** Of a phone's list the next pages follow below the first, instead of links to them. */
function Found({ query, found, categories }: FoundProps) {
  const shownItem = useShownItem(query.distributor_id)
  const [grown, setGrown] = useState<Grown>({ found, from: query.page, list: found.list })
  if (grown.found !== found) setGrown({ found, from: query.page, list: found.list })
  const scrolls = useIdle() && isPhone()
  const pages = (
    <Pagination
      page={query.page}
      total={found.total_count}
      size={LIST_PAGE_SIZE}
      hrefOf={(page) => listHref(query, { page })}
    />
  )
  return (
    <div className="page-column">
      <Breadcrumb crumbs={crumbsOf(query, categories)} />
      <Filters
        query={query}
        found={found}
        category={trailTo(categories, query.cat_id).at(-1)?.category_name}
      />
      {found.list.length === 0 ? (
        <Nothing query={query} corrections={found.corrections ?? NONE} />
      ) : (
        <ul className={clsx('card-grid', css.goods, query.one_column && css.single)} aria-label={texts.goods}>
          {grown.list.map((item, index) => (
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
      {scrolls ? (
        <Suspense fallback={pages}>
          <More
            query={query}
            grown={grown}
            grow={(next) => setGrown((now) => (now.found === found ? withMore(now, next) : now))}
          />
        </Suspense>
      ) : (
        pages
      )}
    </div>
  )
}

const isPhone = () => document.documentElement.dataset.viewport === 'h5'
