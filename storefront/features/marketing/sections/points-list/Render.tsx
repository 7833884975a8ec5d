import { clsx } from 'clsx'
import { Anchor, useShop } from '@engine'
import type { PointsSettingAnswer } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Carousel } from '@widgets/shared/carousel/Carousel'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { FilterRows } from '@storefront/shell/parts/FilterRows'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { SortBar } from '@storefront/features/catalogue'
import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { ArticleCard, Articles, Balance } from '../../points/Articles'
import { texts } from '../../texts/points'
import type data from './data'
import { filterRows, pointsHref, readPointsQuery, type PointsQuery } from './query'
import css from './Render.module.css'

/** px; six cards in a row of 1190. */
const PICTURE = 164
/** Pictures of the first row. */
const EAGER = 6

/** The points mall: the balance, filters, order, articles and pages. */
export function Render() {
  const { items, categories, setting, lovely, points } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = readPointsQuery(queryOf(path))
  if (!items) return null
  if (items.error) return <AskFailed error={items.error} />
  if (setting.data?.entrance.pc_openstatus === false)
    return (
      <Notice drawing="gifts" text={texts.closed}>
        <Anchor link="/">{texts.home}</Anchor>
      </Notice>
    )
  const { list, total_count, brand_list } = items.data
  return (
    <div className="page-column">
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
        <Notice drawing="gifts" text={texts.noGoods}>
          <Anchor link="/pointitems">{texts.allArticles}</Anchor>
        </Notice>
      ) : (
        <ul className={clsx('card-grid', css.goods)} aria-label={texts.goods}>
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

/** px */
const WIDTH = 1190
const HEIGHT = 260
/** ms */
const INTERVAL = 5000

/** The mall's pictures, one after the other. */
function Banner({ list }: { list: PointsSettingAnswer['pc_banner'] }) {
  if (list.length === 0) return null
  return (
    <Carousel
      label={texts.mall}
      loop
      autoplay={list.length > 1}
      interval={INTERVAL}
      className={css.banner}
      slides={list.map(({ imgUrl, title }) => (
        <Picture
          key={imgUrl}
          src={pictureAt(imgUrl, 'l')}
          alt={title}
          width={WIDTH}
          height={HEIGHT}
          className={css.slide}
          eager
        />
      ))}
    />
  )
}

/** Order of the mall and a search in it. */
function Toolbar({ query, total }: { query: PointsQuery; total: number }) {
  return (
    <SortBar
      sort={query.sort}
      hrefOf={(sort) => pointsHref(query, { sort })}
      sold={texts.sortRedeemed}
      price={{ plain: texts.points, up: texts.pointsUp, down: texts.pointsDown }}
      found={texts.foundArticles(total)}
      className={css.toolbar}
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
