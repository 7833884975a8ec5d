import { ask, defineData } from '@storefront/shell/section/section'
import { FAVOURITES_PER_PAGE, readFavouritesQuery, type FavouritesQuery, type Tab } from './query'

export default defineData({
  asks({ query }) {
    const shown = readFavouritesQuery(query)
    return {
      goods: ask('GET /member/collect/item', { query: windowOf('goods', shown) }),
      shops: ask('GET /member/collect/distribution', { query: windowOf('shops', shown) }),
    }
  },
})

/** The page that is shown; of the other kind only how many there are. */
const windowOf = (tab: Tab, shown: FavouritesQuery) =>
  tab === shown.tab ? { page: shown.page, pageSize: FAVOURITES_PER_PAGE } : { pageSize: 1 }
