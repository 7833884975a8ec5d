import type { SettingValues } from '@schemas/site-settings'
import { artMedia } from '../media'
import type { DemoCompany } from '../model'
import { brands, goodsTags, memberTags, shopTags } from './brands'
import { categories } from './categories'
import { goods } from './goods'
import { coupons, promotions } from './promotions'
import { shops } from './shops'
import { sizeCharts } from './size-charts'

type MenuItem = SettingValues['side_menu']['items'][number]

const menuItem = (icon: MenuItem['icon'], title: string, pathData: MenuItem['pathData']): MenuItem => ({
  title,
  icon,
  imgUrl: '',
  pathData,
  newTab: false,
})

/** The company that shows all features: a chain of lifestyle shops in five cities. */
export const hean: DemoCompany = {
  company_id: '1',
  slug: 'hean',
  brand_name: '禾岸生活',
  intro: '禾岸生活，把好物放在离你最近的地方。',
  themeColor: '#1f6b4a',
  groundColor: '#f5f5f5',
  categories,
  brands,
  goodsTags,
  shopTags,
  memberTags,
  goods,
  shops,
  coupons,
  promotions,
  settings: {
    tdk: {
      title: '禾岸生活 – 服饰、数码、家电与家居好物',
      mate_keywords: '禾岸生活,短袖,童装,手机,ONex,平板电视',
      mate_description:
        '禾岸生活网上商店：服饰童装、手机数码、电视家电、家居美妆与食品，北京、上海、广州、成都、杭州六店同价，可配送可自提。',
    },
    shop_info: {
      shop_name: '',
      icp_number: '京ICP备00000000号',
      licence_link: '/license',
      service_phone: '400-000-0000',
      service_link: '',
    },
    points_mall: {
      pc_openstatus: true,
      mobile_openstatus: true,
      freight_type: 'cash',
      freight_proportion: 100,
      pc_banner: [{ imgUrl: artMedia('hean', 'slide-points'), title: '积分商城' }],
      cat_openstatus: true,
      brand_openstatus: true,
      point_openstatus: true,
      point_section: [
        { low: 0, high: 5000 },
        { low: 5000, high: 20000 },
        { low: 20000, high: 9999999 },
      ],
    },
    size_charts: { charts: sizeCharts },
    side_menu: {
      items: [
        menuItem('cart', '购物车', { linkPage: 'page', linkPageLabel: '购物车', url: '/cart' }),
        menuItem('coupon', '领券中心', { linkPage: 'coupons', linkPageLabel: '优惠券' }),
        menuItem('shop', '附近门店', { linkPage: 'page', linkPageLabel: '附近门店', url: '/shops/near' }),
      ],
    },
    staff_purchase: {
      addresses: [
        {
          label: '北京昌平店内购提货点',
          province: '北京市',
          city: '北京市',
          county: '昌平区',
          adrdetail: '回龙观东大街 1 号禾岸生活一层',
        },
      ],
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
