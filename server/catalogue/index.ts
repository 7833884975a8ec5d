export { categoriesOf } from './categories/repo'
export { categoryTree } from './categories/tree'
export { collectGoods } from './favourites/goods'
export { noShop, nothingChosen } from './favourites/refusals'
export { deleteFavourites, insertFavourite, isFavourite } from './favourites/repo'
export { saveFootprint } from './footprints/service'
export {
  APPROVE_STATUS,
  isGoodOf,
  PICS,
  SHOWN_ONLINE,
  shownTo,
  SPECS,
  STORE_OF_GOODS,
  STORE_OF_ITEM,
  TAGS,
} from './goods-fragments'
export { type GoodsFilter, matching } from './goods/conditions'
export { CNY } from './goods/currency'
export { detailRowFor, goodsDetail } from './goods/detail'
export { goodsCount, goodsFacets } from './goods/figures'
export { lookedFor } from './goods/looked-for'
export { PROMOTION_TAGS } from './goods/promotion-tags'
export { goodsPage, type Window } from './goods/repo'
export { shownPrices } from './goods/shown-prices'
export { onTheWire, type Viewer, viewerOf } from './goods/wire'
export { lookedAt } from './recommend/repo'
export { recommendBeside } from './recommend/service'
export { release, reserve, shelvesOf, ship, type StockLine, takeBack } from './stock/service'
