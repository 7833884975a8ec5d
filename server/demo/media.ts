/** Addresses of the demo's pictures, as stored in pages and rows. */

/** The picture of a product in its nth colour, counted from 1; stored in size l, others by `pictureAt`. */
export const goodsMedia = (slug: string, goodsId: string, colour = 1) =>
  `/media/${slug}/goods/${goodsId}-${colour}-l.webp`
/** The film of a product. */
export const filmMedia = (slug: string, goodsId: string) => `/media/${slug}/goods/${goodsId}.webm`
export const categoryMedia = (slug: string, categoryId: string) =>
  `/media/${slug}/category/${categoryId}.webp`
export const brandMedia = (slug: string, brandId: string) => `/media/${slug}/brand/${brandId}.webp`
export const shopMedia = (slug: string, shopId: string, what: 'logo' | 'banner' | 'top') =>
  `/media/${slug}/shop/${shopId}-${what}.webp`
export const couponMedia = (slug: string, cardId: string) => `/media/${slug}/coupon/${cardId}.webp`
/** Slides, cards, posters and the like, by their name in the company's art. */
export const artMedia = (slug: string, name: string) => `/media/${slug}/art/${name}.webp`
