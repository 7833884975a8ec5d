import { Anchor, useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { favouriteTexts as texts } from '../../texts/favourites'
import type data from './data'
import { Favourites, type Favourite } from './Favourites'
import { goodsFavourite, shopFavourite } from './favourite'
import { FAVOURITES_PER_PAGE, favouritesHref, readFavouritesQuery, TABS } from './query'

/** What a member has collected: goods with what they cost and whether they can be had, and shops. */
export function Render() {
  const answers = useAnswers<typeof data>()
  const query = readFavouritesQuery(queryOf(useShop().path))
  const { tab, page } = query
  const { error } = answers[tab]
  const total = answers[tab].data?.total_count ?? 0
  const list: Favourite[] =
    tab === 'goods'
      ? (answers.goods.data?.list.map(goodsFavourite) ?? [])
      : (answers.shops.data?.list.map(shopFavourite) ?? [])
  return (
    <MemberFrame title={texts.collector}>
      <LinkTabs
        label={texts.collector}
        current={favouritesHref({ tab, page: 1 })}
        tabs={TABS.map((one) => ({
          text: texts[one],
          href: favouritesHref({ tab: one, page: 1 }),
          count: answers[one].data?.total_count,
        }))}
      />
      {error && <AskFailed error={error} />}
      {!error && total === 0 && <Nothing tab={tab} />}
      {list.length > 0 && (
        <Favourites
          // what was chosen is of this page
          key={`${tab} ${page} ${list[0]?.id}`}
          label={texts[tab]}
          list={list}
          onRemove={tab === 'goods' ? removeGoods : removeShops}
          removed={tab === 'goods' ? texts.uncollected : texts.shopUncollected}
          emptied={page > 1 ? favouritesHref({ tab, page: page - 1 }) : undefined}
        />
      )}
      <Pagination
        page={page}
        total={total}
        size={FAVOURITES_PER_PAGE}
        hrefOf={(to) => favouritesHref({ tab, page: to })}
      />
    </MemberFrame>
  )
}

function Nothing({ tab }: { tab: 'goods' | 'shops' }) {
  return tab === 'goods' ? (
    <Notice drawing="favourites" text={texts.noFavouriteGoods}>
      <Anchor link="/items">{texts.toGoods}</Anchor>
    </Notice>
  ) : (
    <Notice drawing="favourites" text={texts.noFavouriteShops}>
      <Anchor link="/shops/near">{texts.toShops}</Anchor>
    </Notice>
  )
}

/** Favourites are given up: some of them. @returns whether they are gone */
const removeGoods = (item_ids: string[]): Promise<boolean> =>
  succeeds(call('DELETE /member/collect/item', { body: { item_ids, is_empty: false } }))

const removeShops = (distributor_id: string[]): Promise<boolean> =>
  succeeds(call('DELETE /member/collect/distribution', { body: { distributor_id, is_empty: false } }))
