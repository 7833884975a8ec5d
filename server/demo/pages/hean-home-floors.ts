/** The floors of the home page: appliances, children, living, and three special windows. */
import type { Link } from '@schemas/generated/types'
import { at, band, widget } from '../../content'
import { BLUE, BROWN, HEAD, NAME, PRICE, SUB, card, gap, pick } from './hean-kit'

const { art, link, list } = pick

export const appliances = band(
  'appliances',
  593,
  [
    widget(
      'W0017',
      'appliances-tabs',
      {
        text: '家电焕新',
        goods_pic: art('poster-appliance'),
        pathData: link.category('50', '电视家电'),
        data: [
          { text: '平板电视', data: list('501 502 503 504') },
          { text: '厨房小电', data: list('506 507 508 514') },
          { text: '生活电器', data: list('509 510 512 513') },
        ],
        wgtBackgroundColor: 'transparent',
        wgtTextColor: NAME,
        wgtTitleColor: NAME,
        wgtTitleFontSize: 14,
        wgtSubTitleColor: SUB,
        wgtPriceColor: PRICE,
      },
      at(0, 0, 882, 592),
    ),
    widget(
      'W0018',
      'hot',
      {
        mainTitle: '最新热卖',
        data: [
          { data: list('201 208 310 314') },
          { data: list('104 205 312 709') },
          { data: list('602 608 704 811') },
        ],
        autoplay: true,
        autoplaySpeed: 5000,
        styleType: 'style2',
        pointAlign: 'center',
        pointDefaultColor: '#c4c9d0',
        wgtTitleColor: NAME,
        wgtPriceColor: PRICE,
        wgtPriceFontSize: 18,
      },
      at(883, 0, 307, 593),
    ),
  ],
  { marginTop: 20 },
)

/** A showcase with tabs of goods. */
const tabs = (
  type: 'W0014' | 'W0015',
  id: string,
  content: { text: string; data: { text: string; data: ReturnType<typeof list> }[] },
) =>
  widget(
    type,
    id,
    {
      ...content,
      wgtBackgroundColor: 'transparent',
      wgtTextColor: NAME,
      wgtTitleColor: NAME,
      wgtTitleFontSize: 14,
      wgtPriceColor: PRICE,
    },
    { width: 1190, height: 560, ...gap },
  )

export const kids = tabs('W0014', 'kids', {
  text: '童装童鞋',
  data: [
    { text: '精选', data: list('201 202 203 204 205 206 207 208 209 210') },
    { text: '童鞋童包', data: list('211 212 213 214 215 201 206 208 203 204') },
  ],
})

export const living = tabs('W0015', 'living', {
  text: '家居美妆',
  data: [
    { text: '家居', data: list('601 602 603 604 605 606 607 608 609 610 611') },
    { text: '美妆', data: list('701 702 703 704 705 706 707 708 709 710 711') },
  ],
})

const special = (
  id: string,
  x: number,
  mainTitle: string,
  subTitle: string,
  colour: string,
  pictures: ReturnType<typeof card>[],
  linkPath: Link,
) =>
  widget(
    'W0016',
    id,
    {
      mainTitle,
      subTitle,
      linkPath,
      styleType: 0,
      data: pictures,
      wgtBackgroundColor: colour,
      wgtTitleColor: NAME,
      wgtTitleFontSize: HEAD,
      wgtSubTextColor: '#444444',
      wgtSubTitleFontSize: 14,
    },
    at(x, 0, 384, 422),
  )

export const specials = band(
  'specials',
  422,
  [
    special(
      'special-out',
      0,
      '出门去',
      '轻装出发',
      '#1f6b4a',
      [card('bags', '32', '箱包'), card('kids', '21', '童装')],
      link.category('30', '鞋靴箱包'),
    ),
    special(
      'special-phone',
      403,
      '数码尝鲜',
      '潜望长焦',
      BLUE,
      [card('phones', '411', '手机'), card('audio', '421', '耳机')],
      link.custom('202', '数码会场'),
    ),
    special(
      'special-home',
      806,
      '在家里',
      '焕新生活',
      BROWN,
      [card('kitchen', '52', '厨房小电'), card('living', '61', '家具灯具')],
      link.category('60', '家居生活'),
    ),
  ],
  { marginTop: 20 },
)
