import { clsx } from 'clsx'
import { Anchor, useShop } from '@engine'
import type { Distributor } from '@schemas/generated/api'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { FilterRows } from '@storefront/shell/parts/FilterRows'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { filterRows, readShopsQuery, shopsHref, STORES } from '../../query'
import { ShopRows } from '../../ShopRows'
import { ShopSearch } from '../../ShopSearch'
import { texts } from '../../texts/shops'
import type data from './data'
import css from './Render.module.css'

const LIST = '/store'

/** The store finder (rule pages-3): every shop of the company by its city. */
export function Render() {
  const { shops } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = readShopsQuery(queryOf(path))
  if (!shops?.data) return <AskFailed error={shops?.error} />
  const { list, total_count, is_recommend } = shops.data
  return (
    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.findShops }]} />
      <FilterRows label={texts.narrow} rows={filterRows(LIST, query, shops.data)} />
      <ShopSearch list={LIST} query={query}>
        <p className={css.count}>{texts.foundShops(total_count)}</p>
        <Anchor link="/shops/near" className={css.near}>
          {texts.nearShops} ›
        </Anchor>
      </ShopSearch>
      {is_recommend === 1 && list.length > 0 && <p className={css.hint}>{texts.widened}</p>}
      {list.length === 0 && (
        <Notice drawing="shops" text={texts.noShops}>
          <Anchor link={LIST}>{texts.allShops}</Anchor>
        </Notice>
      )}
      <div className={css.places}>
        {byPlace(list).map(({ name, shops: here }) => (
          <section key={name} aria-label={name} className={clsx(here.length > 1 && css.wide)}>
            <h2 className={css.place}>
              {name}
              <span className={css.number}>{texts.foundShops(here.length)}</span>
            </h2>
            <ShopRows shops={here} label={name} />
          </section>
        ))}
      </div>
      <Pagination
        page={query.page}
        total={total_count}
        size={STORES}
        hrefOf={(page) => shopsHref(LIST, query, { page })}
      />
    </div>
  )
}

interface PlaceGroup {
  /** Province and city, once where both are the same. */
  name: string
  shops: Distributor[]
}

/** Shops by their cities, in the order of the first shop of each. */
function byPlace(shops: readonly Distributor[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>()
  for (const shop of shops) {
    const { province, city } = shop
    const name = province === city ? city : province + city
    const group = groups.get(name) ?? { name, shops: [] }
    group.shops.push(shop)
    groups.set(name, group)
  }
  return [...groups.values()]
}
