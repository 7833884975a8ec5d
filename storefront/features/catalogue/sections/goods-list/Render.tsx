import { clsx } from 'clsx'
import { useShop } from '@engine'
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
import type data from './data'
import { crumbsOf, listHref, readListQuery, trailTo } from './list-query'
import { Filters } from './Filters'
import css from './Render.module.css'

const Nothing = drawnLater(async () => (await import('./Nothing.drawn')).default, { height: 600 })
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
      <Filters
        query={query}
        found={items.data}
        category={trailTo(categories?.data ?? [], query.cat_id).at(-1)?.category_name}
      />
      {list.length === 0 ? (
        <Nothing query={query} corrections={items.data.corrections ?? NONE} />
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
              >
                {item.sales > 0 && <span className={css.sold}>{texts.sold(item.sales)}</span>}
              </GoodsCard>
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
