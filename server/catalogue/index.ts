export { categoriesOf } from './categories/repo'
export { categoryTree } from './categories/tree'
export { collectGoods, nothingChosen } from './favourites/service'
export { deleteFavourites, insertFavourite, isFavourite } from './favourites/repo'
export { saveFootprint } from './footprints/service'
export {
  APPROVE_STATUS,
  NO_GIFT,
  PICS,
  SHOWN_ONLINE,
  shownTo,
  specText,
  rateCount,
  storeOfGoods,
  storeOfItem,
  tagList,
  isProductWithId,
} from './fragments-repo'
export { type GoodsFilter, matching } from './goods/filter-repo'
export { requireDetailRow, goodsDetail, withClaimedCoupons } from './goods/detail'
export { goodsCount, goodsFacets } from './goods/figures'
export { pageKeys } from './goods/page-keys-repo'
export { goodsPage } from './goods/repo'
export { CNY, PROMOTION_TAGS, serializeGoods, shownPrices, type Viewer, viewerOf } from './goods/serialize'
export { foldSales } from './goods/sales-repo'
export { searchFilter } from './goods/service'
export { viewedProduct } from './recommend/repo'
export { recommendBeside } from './recommend/service'
export { release, reserve, shelvesOf, ship, type StockLine, takeBack } from './stock/service'
