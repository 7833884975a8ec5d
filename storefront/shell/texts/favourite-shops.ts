/** What is said when a shop becomes a favourite, or is none any more. */
export const favouriteShops = {
  shopCollected: '店铺收藏成功',
  shopUncollected: '店铺移除收藏成功',
} as const
