import { Anchor, useShop } from '@engine'
import { ArticleCard } from '../../points/ArticleCard'
import { Articles } from '../../points/Articles'
import { Balance } from '../../points/Balance'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { FilterRows } from '@storefront/shell/parts/FilterRows'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/points'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Banner } from './Banner'
import type data from './data'
import { filterRows } from './filters'
import { pointsHref, readPointsQuery } from './query'
import css from './Render.module.css'
import { Toolbar } from './Toolbar'

/** px; four cards in a row of 1190. */
const PICTURE = 254
/** Rows whose pictures are on the first screen. */
const EAGER = 4

/** The points mall: what somebody has, what narrows the list, its order, its articles and its pages. */
export function Render() {
  const { items, categories, setting, lovely, points } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = readPointsQuery(queryOf(path))
  if (!items) return null
  if (items.error) return <AskFailed error={items.error} />
  if (setting.data?.entrance.pc_openstatus === false)
    return (
      <Notice text={texts.closed}>
        <Anchor link="/">{texts.home}</Anchor>
      </Notice>
    )
  const { list, total_count, brand_list } = items.data
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.mall }]} />
      <Banner list={setting.data?.pc_banner ?? []} />
      <header className={css.head}>
        <h2 className={css.title}>{texts.mall}</h2>
        <Balance asked={points} />
      </header>
      <FilterRows
        label={texts.narrow}
        rows={filterRows(query, {
          categories: categories.data ?? [],
          brands: brand_list.list,
          screen: setting.data?.screen,
        })}
      />
      <Toolbar query={query} total={total_count} />
      {list.length === 0 ? (
        <Notice text={texts.noGoods}>
          <Anchor link="/pointitems">{texts.allArticles}</Anchor>
        </Notice>
      ) : (
        <ul className={css.goods} aria-label={texts.goods}>
          {list.map((item, index) => (
            <li key={item.item_id}>
              <ArticleCard item={item} picture={PICTURE} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={query.page}
        total={total_count}
        size={LIST_PAGE_SIZE}
        hrefOf={(page) => pointsHref(query, { page })}
      />
      <Articles title={texts.lovely} list={lovely.data?.list ?? []} />
    </div>
  )
}
