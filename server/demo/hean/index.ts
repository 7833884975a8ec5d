import type { DemoCompany } from '../model'
import { brands, goodsTags, shopTags } from './brands'
import { categories } from './categories'
import { coupons } from './coupons'
import { goods } from './goods'
import { shops } from './shops'

/** The company that shows everything off: a chain of lifestyle shops in five cities. */
export const hean: DemoCompany = {
  company_id: '1',
  slug: 'hean',
  brand_name: '禾岸生活',
  intro: '禾岸生活，把好物放在离你最近的地方。',
  themeColor: '#1f6b4a',
  categories,
  brands,
  goodsTags,
  shopTags,
  goods,
  shops,
  coupons,
  settings: {
    tdk: {
      title: '禾岸生活 – 服饰、数码、家电与家居好物',
      mate_keywords: '禾岸生活,短袖,童装,手机,ONex,平板电视',
      mate_description:
        '禾岸生活网上商店：服饰童装、手机数码、电视家电、家居美妆与食品，北京、上海、广州、成都、杭州六店同价，可配送可自提。',
    },
    pageparams: [
      {
        id: '1',
        template_name: 'yykweishop',
        page_name: 'color_style',
        name: 'base',
        params: { data: [{ primary: '#1f6b4a', accent: '#c8372d', marketing: '#b8531c' }] },
      },
    ],
  },
}
