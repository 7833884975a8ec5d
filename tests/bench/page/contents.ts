/** The pages of the benchmark: mixed widgets of about 35 elements, the same at every run. */
import { generateNKeysBetween } from 'fractional-indexing'
import type { JsonObject, PageJson, WidgetJson } from '@schemas'
import { insertDefaults } from '@schemas'

export interface Slides {
  title: string
  slides: { imgUrl: string; goods_id: string; caption: string }[]
}
export interface GoodsGrid {
  title: string
  goods: { goods_id: string; name: string; brief: string; pic: string; price: number }[]
}
export interface Categories {
  title: string
  branches: { name: string; leaves: { category_id: string; name: string }[] }[]
}
export interface Coupons {
  title: string
  coupons: { card_id: string; amount: number; least: number; until: string }[]
}
export interface Tabs {
  title: string
  tabs: string[]
  goods: { goods_id: string; name: string; pic: string }[]
}
export interface Article {
  title: string
  lines: { text: string; accent: string }[]
}

/** Props by kind; the kinds are not widgets of the shop, so the engine has no prior knowledge of them. */
export interface BenchProps {
  slides: Slides
  goods: GoodsGrid
  categories: Categories
  coupons: Coupons
  tabs: Tabs
  article: Article
}
export type Kind = keyof BenchProps

const list = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index))
const picture = (number: number) => `/media/goods/${number % 97}.webp`

const makers: { [K in Kind]: (n: number) => BenchProps[K] } = {
  slides: (n) => ({
    title: `当季新品 ${n}`,
    slides: list(5, (i) => ({
      imgUrl: picture(n + i),
      goods_id: `${n}${i}`,
      caption: `第 ${i + 1} 张：轻薄羽绒，立减 ${n % 90} 元`,
    })),
  }),
  goods: (n) => ({
    title: `为你推荐 ${n}`,
    goods: list(5, (i) => ({
      goods_id: `${n}${i}`,
      name: `羊绒混纺圆领毛衣 ${n}-${i}`,
      brief: '轻柔亲肤 & 四季可穿',
      pic: picture(n * 3 + i),
      price: 19_900 + n * 7 + i * 100,
    })),
  }),
  categories: (n) => ({
    title: `全部分类 ${n}`,
    branches: list(3, (i) => ({
      name: `一级类目 ${i}`,
      leaves: list(3, (j) => ({ category_id: `${n}${i}${j}`, name: `类目 ${i}-${j}` })),
    })),
  }),
  coupons: (n) => ({
    title: `领券中心 ${n}`,
    coupons: list(5, (i) => ({
      card_id: `${n}${i}`,
      amount: 1_000 * (i + 1),
      least: 10_000 * (i + 1),
      until: `2026-12-${10 + i}`,
    })),
  }),
  tabs: (n) => ({
    title: `热卖榜 ${n}`,
    tabs: ['女装', '男装', '童装', '家居', '数码'],
    goods: list(5, (i) => ({ goods_id: `${n}${i}`, name: `热卖商品 ${n}-${i}`, pic: picture(n * 5 + i) })),
  }),
  article: (n) => ({
    title: `品牌故事 ${n}`,
    lines: list(15, (i) => ({ text: `第 ${i + 1} 段：一件衣服从棉田到衣橱的路，`, accent: `${n + i} 公里` })),
  }),
}

export const KINDS = Object.keys(makers) as Kind[]

export const PAGE_WIDTH = 1190
export const THEME = '#479EE9'

/** A page document of `count` widgets, kinds in turn, complete as after the insert command. */
export function benchPage(count: number): PageJson {
  const { style } = insertDefaults('W0011')
  const widgets = generateNKeysBetween(null, null, count).map((order, index): [string, WidgetJson] => {
    const kind = KINDS[index % KINDS.length] as Kind
    const own = { ...style, width: PAGE_WIDTH, height: 300 + (index % 5) * 20, marginBottom: 20 }
    const colours = index % 3 === 0 ? { backgroundColor: '#F5F5F5FF' } : {}
    const props = makers[kind](index) as unknown as JsonObject
    return [
      `widget${String(index).padStart(4, '0')}`,
      { type: kind, v: 1, parent: null, order, name: kind, props, style: { ...own, ...colours } },
    ]
  })
  return {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: { themeColor: THEME, pageWidth: PAGE_WIDTH } },
    widgets: Object.fromEntries(widgets),
  }
}

export const yuan = (cents: number) => (cents / 100).toFixed(2)
