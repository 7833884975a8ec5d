/** The home page of phones, 375 wide. */
import { hean } from '../hean'
import { clear, compose, widget } from '../../content'
import { SECKILL_GOODS } from '../rows/activity-rows'
import { someGoods } from '../rows/derived-goods'
import { NAME, PLAIN, PRICE, SUB, THEME, pick } from './hean-kit'

const { art, coupon, item, link, list } = pick

/** px; headings of a phone's home page. */
const HEAD = 20

export const heanMobile = () =>
  compose({
    platform: 'h5',
    props: {
      title: '首页',
      description: '禾岸生活手机版',
      followTheme: true,
      themeColor: THEME,
      backgroundColor: '#f5f5f5',
      pageWidth: 375,
    },
    widgets: [
      widget(
        'W0001',
        'm-slides',
        {
          data: [
            { imgUrl: art('slide-summer'), pathData: link.category('11', '女装') },
            { imgUrl: art('slide-onex'), pathData: link.category('41', '手机平板') },
            { imgUrl: art('slide-kids'), pathData: link.category('20', '童装童鞋') },
          ],
          autoplay: true,
          autoplaySpeed: 4000,
          styleType: 'style2',
          pointAlign: 'center',
          pointDefaultColor: '#ffffffcc',
        },
        { width: 375, height: 139 },
      ),
      widget(
        'W0013',
        'm-tabs',
        {
          data: [
            item('限时秒杀', link.page('/seckill', '秒杀频道')),
            ...hean.categories.map(({ id, name }) => item(name, link.category(id, name))),
          ],
          wgtTextColor: '#333333',
        },
        { width: 375, height: 40, marginTop: 8 },
      ),
      widget(
        'W0002',
        'm-seckill',
        {
          text: '限时秒杀',
          data: list(
            someGoods(hean, SECKILL_GOODS, 0)
              .slice(0, 4)
              .map(({ id }) => id)
              .join(' '),
          ),
          columnNums: 2,
          showMore: true,
          moreText: '更多场次',
          moreLinkData: link.page('/seckill', '秒杀频道'),
          ...PLAIN,
          wgtTitleFontSize: HEAD,
          wgtPriceColor: PRICE,
        },
        { width: 375, height: 680, marginTop: 8, ...clear },
      ),
      widget(
        'W0021',
        'm-coupons',
        {
          text: '领券中心',
          subTitle: '先领券 再下单',
          data: ['1', '2', '3', '4', '5'].map(coupon),
          moreText: '更多',
          moreLinkData: link.page('/receive/coupons', '领券中心'),
          wgtBackgroundColor: 'transparent',
          wgtTextColor: NAME,
          wgtTitleFontSize: HEAD,
          wgtSubTextColor: SUB,
        },
        { width: 375, height: 190, marginTop: 8, ...clear },
      ),
      widget(
        'W0025',
        'm-posters',
        {
          data: [
            {
              imgUrl: art('card-phones'),
              caption: 'ONex 手机 潜望长焦',
              pathData: link.category('411', '手机'),
            },
            { imgUrl: art('card-kids'), caption: '童装 两件九折', pathData: link.category('20', '童装童鞋') },
          ],
          autoplay: false,
          indicator: 'counter',
          arrows: false,
        },
        { width: 375, height: 193, marginTop: 8 },
      ),
      widget(
        'W0002',
        'm-goods',
        {
          text: '为你精选',
          data: list('101 201 301 401 501 601 701 801'),
          columnNums: 2,
          showMore: false,
          ...PLAIN,
          wgtTitleFontSize: HEAD,
          wgtPriceColor: PRICE,
        },
        { width: 375, height: 1200, marginTop: 8, ...clear },
      ),
      widget(
        'W0019',
        'm-nearby',
        {
          text: '附近商家',
          data: pick.nearby('昌平区'),
          columnNums: 1,
          wgtTitleBackgroundColor: 'transparent',
          wgtTitleTextColor: NAME,
          wgtTitleFontSize: HEAD,
          moreText: '更多',
          moreLinkData: link.page('/shops/near', '附近门店'),
          wgtMoreTitleColor: NAME,
          wgtMoreRightMargin: 0,
          wgtShopNameFontSize: 16,
        },
        { width: 375, height: 820, marginTop: 8, ...clear },
      ),
    ],
  })
