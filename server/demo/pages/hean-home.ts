import { compose } from '../../content'
import { brands, goods, nearby, shops } from './hean-home-end'
import { appliances, kids, living, specials } from './hean-home-floors'
import { coupons, doors, hero, showcase, windows } from './hean-home-top'
import { THEME } from './hean-kit'

export const heanHome = () =>
  compose({
    platform: 'pc',
    props: {
      title: '首页',
      keywords: '禾岸生活',
      description: '服饰童装、手机数码、电视家电与家居好物',
      themeColor: THEME,
      backgroundColor: '#f5f5f5',
      pageWidth: 1190,
    },
    widgets: [
      hero,
      doors,
      coupons,
      windows,
      showcase,
      appliances,
      kids,
      living,
      specials,
      shops,
      nearby,
      goods,
      brands,
    ],
  })
