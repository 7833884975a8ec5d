import { useMemo } from 'react'
import { Anchor, useShop } from '@engine'
import { FALLBACK_AREA } from '@schemas/page-data'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Button } from '@storefront/shell/parts/Button'
import { FilterRows } from '@storefront/shell/parts/FilterRows'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { filterRows, NEAR_SHOPS, readShopsQuery, shopsHref } from '../../query'
import { ShopRows } from '../../ShopRows'
import { ShopSearch } from '../../ShopSearch'
import { texts } from '../../texts/shops'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'
import { useNearby } from './use-nearby'

const LIST = '/shops/near'

/** Shops near the shopper, or of the fallback area; narrowed by name, province, city and tag. */
export function Render() {
  const { shops } = useAnswers<typeof data>()
  const { path } = useShop()
  const query = useMemo(() => readShopsQuery(queryOf(path)), [path])
  const near = useNearby(query)
  const told = shops?.data
  if (!told) return <AskFailed error={shops?.error} />
  const { list, total_count, tagList, is_recommend } = near.found ?? told
  const isFallback = !near.located && !query.province && !query.name && !query.tag
  return (
    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.nearShops }]} />
      <FilterRows label={texts.narrow} rows={filterRows(LIST, query, { areas: told.areas, tagList })} />
      <ShopSearch list={LIST} query={query}>
        <Button busy={near.locating} onClick={() => void near.locate()}>
          {near.locating ? texts.locating : texts.locate}
        </Button>
        <output className={css.where}>
          {isFallback && texts.nearArea(FALLBACK_AREA.area)}
          {near.located && texts.nearYou}
        </output>
        <Anchor link="/store" className={css.all}>
          {texts.allShops} ›
        </Anchor>
      </ShopSearch>
      {is_recommend === 1 && list.length > 0 && !isFallback && <p className={css.hint}>{texts.widened}</p>}
      {list.length === 0 && !near.busy ? (
        <Notice drawing="shops" text={texts.noShops}>
          <Anchor link="/store">{texts.allShops}</Anchor>
        </Notice>
      ) : (
        <ShopRows shops={list} label={texts.nearShops} busy={near.busy} />
      )}
      <Pagination
        page={query.page}
        total={total_count}
        size={NEAR_SHOPS}
        hrefOf={(page) => shopsHref(LIST, query, { page })}
      />
    </div>
  )
}
