/** Every picture of a company: its address, its size, and how it is drawn. */
import { art as heanArt } from './hean/art'
import type { Art } from './art'
import { artMedia, brandMedia, categoryMedia, couponMedia, goodsMedia, shopMedia } from './media'
import type { DemoCompany, GoodsSource } from './model'
import { swatch } from './palette'
import { art as songjianArt } from './songjian'
import { cardPicture, posterPicture, slidePicture, tilePicture } from './pictures/banners'
import { GOODS_PICTURE, type Subject, goodsPicture } from './pictures/goods-picture'
import { BRAND_SIZE, LOGO_SIZE, SHOP_LOGO_SIZE, brandPicture, companyLogo, shopLogo } from './pictures/marks'
import { FRONT_SIZE, TOP_SIZE, shopFront, shopTop } from './pictures/shop-pictures'
import {
  COUPON_SIZE,
  ICON_SIZE,
  SERVICE_SIZE,
  categoryIcon,
  couponPicture,
  servicePicture,
  stripPicture,
} from './pictures/small-pictures'

export interface PictureJob {
  /** Address, as rows and pages store it; of a picture with size keys that of size l. */
  url: string
  width: number
  height: number
  /** Comes in s, m and l. */
  sized: boolean
  /** WebP quality, 0 to 100; absent: the default. */
  quality?: number
  svg(): string
}

/** Pixels per CSS pixel, so that pictures stay sharp on dense screens. */
const SHARP = 2
/** Pictures at the top of the page weigh half as much with this, and look the same at double resolution. */
const SLIDE = { width: 970 * 1.5, height: 360 * 1.5, quality: 50 }
const CARD = { width: 350 * SHARP, height: 180 * SHARP }
const POSTER = { width: 353 * SHARP, height: 548 * SHARP }
const TILE = { width: 170 * SHARP, height: 180 * SHARP }
const STRIP = { width: 1190 * SHARP, height: 120 * SHARP }
/** One of four beside each other. */
const DOOR = { width: 290 * SHARP, height: 120 * SHARP }

export function artOf(company: DemoCompany): Art {
  const art: Record<string, Art> = { hean: heanArt, songjian: songjianArt }
  const found = art[company.slug]
  if (!found)
    throw new Error(`pictures: expected art for ${Object.keys(art).join(', ')}, got ${company.slug}`)
  return found
}

export function picturesOf(company: DemoCompany): PictureJob[] {
  return [...goodsJobs(company), ...shelfJobs(company), ...shopJobs(company), ...artJobs(company)]
}

/** The drawing of a product in its nth colour, counted from 1. */
function subjectOf(goods: GoodsSource, colour = 1): Subject {
  return { kind: goods.kind, motif: goods.motif, ...swatch(goods.colours[colour - 1] ?? '') }
}

function goodsJobs({ slug, goods }: DemoCompany): PictureJob[] {
  return goods.flatMap((good, place) =>
    good.colours.map((_, index) => ({
      url: goodsMedia(slug, good.id, index + 1),
      width: GOODS_PICTURE,
      height: GOODS_PICTURE,
      sized: true,
      svg: () => goodsPicture(subjectOf(good, index + 1), place + index * 3),
    })),
  )
}

function shelfJobs({ slug, categories, brands, coupons }: DemoCompany): PictureJob[] {
  return [
    ...categories.flatMap(({ id, icon }) =>
      icon ? [one(categoryMedia(slug, id), ICON_SIZE, () => categoryIcon(icon))] : [],
    ),
    ...brands.map((brand) => one(brandMedia(slug, brand.id), BRAND_SIZE, () => brandPicture(brand))),
    ...coupons
      .filter(({ pictured }) => pictured)
      .map((coupon) => one(couponMedia(slug, coupon.id), COUPON_SIZE, () => couponPicture(coupon))),
  ]
}

function shopJobs(company: DemoCompany): PictureJob[] {
  const { slug, shops } = company
  const { sign } = artOf(company)
  const subjects = (ids: string[]) =>
    ids.map((id) => {
      const goods = company.goods.find((candidate) => candidate.id === id)
      if (!goods) throw new Error(`pictures: a shop shows ${id}, which is no good of ${slug}`)
      return subjectOf(goods)
    })
  return shops.flatMap((shop) => [
    one(shopMedia(slug, shop.id, 'logo'), SHOP_LOGO_SIZE, () => shopLogo(sign, shop.colour)),
    one(shopMedia(slug, shop.id, 'banner'), FRONT_SIZE, () =>
      shopFront(shop, company.brand_name, sign, subjects(shop.shows)),
    ),
    one(shopMedia(slug, shop.id, 'top'), TOP_SIZE, () =>
      shopTop(shop, company.brand_name, subjects(shop.shows)),
    ),
  ])
}

function artJobs(company: DemoCompany): PictureJob[] {
  const art = artOf(company)
  const at = (name: string) => artMedia(company.slug, name)
  const each = <N extends string, T>(from: Partial<Record<N, T>>, job: (name: N, value: T) => PictureJob) =>
    (Object.entries(from) as [N, T][]).map(([name, value]) => job(name, value))
  return [
    one(at('logo'), LOGO_SIZE, () => companyLogo(company.brand_name, art.sign, company.themeColor)),
    ...each(art.slides, (name, slide) =>
      one(at(`slide-${name}`), SLIDE, () => slidePicture(slide, SLIDE.width, SLIDE.height)),
    ),
    ...each(art.cards, (name, card) =>
      one(at(`card-${name}`), CARD, () => cardPicture(card, CARD.width, CARD.height)),
    ),
    ...each(art.tiles, (name, card) =>
      one(at(`tile-${name}`), TILE, () => tilePicture(card, TILE.width, TILE.height)),
    ),
    ...each(art.posters, (name, card) =>
      one(at(`poster-${name}`), POSTER, () => posterPicture(card, POSTER.width, POSTER.height)),
    ),
    ...each(art.strips, (name, doors) => {
      const size = doors.length > 1 ? STRIP : DOOR
      return one(at(`strip-${name}`), size, () => stripPicture(doors, size.width, size.height))
    }),
    ...each(art.services, (name) =>
      one(at(`service-${name}`), SERVICE_SIZE, () => servicePicture(name, company.themeColor)),
    ),
  ]
}

function one(
  url: string,
  size: Pick<PictureJob, 'width' | 'height' | 'quality'>,
  svg: () => string,
): PictureJob {
  return { url, ...size, sized: false, svg }
}
