// Written by scripts/generate.ts (npm run generate); do not edit.
import colour from '../common/colour.schema.json'
import imageUrl from '../common/image-url.schema.json'
import boxStyle from '../common/box-style.schema.json'
import webUrl from '../common/web-url.schema.json'
import link from '../common/link.schema.json'
import captionSlide from '../common/caption-slide.schema.json'
import categoryLeaf from '../common/category-leaf.schema.json'
import categoryBranch from '../common/category-branch.schema.json'
import categoryNode from '../common/category-node.schema.json'
import money from '../common/money.schema.json'
import couponEntry from '../common/coupon-entry.schema.json'
import couponGroup from '../common/coupon-group.schema.json'
import plainColour from '../common/plain-colour.schema.json'
import goodsTag from '../common/goods-tag.schema.json'
import goodsEntry from '../common/goods-entry.schema.json'
import goodsRule from '../common/goods-rule.schema.json'
import goodsGroup from '../common/goods-group.schema.json'
import goodsSlide from '../common/goods-slide.schema.json'
import goodsTab from '../common/goods-tab.schema.json'
import goodsTabs from '../common/goods-tabs.schema.json'
import hotZone from '../common/hot-zone.schema.json'
import imageLink from '../common/image-link.schema.json'
import linkItem from '../common/link-item.schema.json'
import liveCategory from '../common/live-category.schema.json'
import liveCoupon from '../common/live-coupon.schema.json'
import liveGoods from '../common/live-goods.schema.json'
import shopTag from '../common/shop-tag.schema.json'
import liveShop from '../common/live-shop.schema.json'
import nearbyShop from '../common/nearby-shop.schema.json'
import price from '../common/price.schema.json'
import shopEntry from '../common/shop-entry.schema.json'
import videoUrl from '../common/video-url.schema.json'

/** Every shared shape as it is written in its file. */
export const commons: readonly unknown[] = [
  colour,
  imageUrl,
  boxStyle,
  webUrl,
  link,
  captionSlide,
  categoryLeaf,
  categoryBranch,
  categoryNode,
  money,
  couponEntry,
  couponGroup,
  plainColour,
  goodsTag,
  goodsEntry,
  goodsRule,
  goodsGroup,
  goodsSlide,
  goodsTab,
  goodsTabs,
  hotZone,
  imageLink,
  linkItem,
  liveCategory,
  liveCoupon,
  liveGoods,
  shopTag,
  liveShop,
  nearbyShop,
  price,
  shopEntry,
  videoUrl,
]
