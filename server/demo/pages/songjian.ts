import { songjian } from '../songjian'
import { clear, compose, widget } from '../../content'
import type { FooterSource, HeaderSource } from './frame'
import { snapshotsOf } from './snapshots'

const { art, coupon, link, list } = snapshotsOf(songjian)

const THEME = songjian.themeColor
const gap = { marginTop: 20, ...clear }
const TITLE = {
  titleBackground: true,
  wgtBackgroundColor1: THEME,
  wgtBackgroundColor2: '#8f5a35',
  wgtTitleColor: '#ffffff',
  wgtPriceColor: '#a8391c',
} as const

export const songjianHeader: HeaderSource = {
  hotWords: ['岩茶', '白茶', '茶壶', '茶礼'],
  menu: ({ item, link: to }) => [
    item('首页', to.page('/', '首页')),
    item('好茶', to.category('10', '好茶')),
    item('茶器', to.category('20', '茶器')),
    item('茶室', to.category('30', '茶室')),
  ],
}

export const songjianFooter: FooterSource = {
  promises: [],
  columns: ({ link: to }) => [
    {
      title: '喝茶',
      links: [
        ['乌龙茶', to.category('11', '乌龙茶')],
        ['白茶', to.category('12', '白茶')],
        ['绿茶花茶', to.category('13', '绿茶花茶')],
      ],
    },
    {
      title: '茶器',
      links: [
        ['茶壶', to.category('21', '茶壶')],
        ['茶杯', to.category('22', '茶杯')],
      ],
    },
    {
      title: '关于',
      links: [
        ['附近茶室', to.page('/shops/near', '附近茶室')],
        ['领券中心', to.page('/member/coupon-center', '领券中心')],
      ],
    },
  ],
  closing: '© 2026 松间茶事 · 演示商城，商品与门店均为虚构',
}

export const songjianHome = () =>
  compose({
    platform: 'pc',
    props: {
      title: '首页',
      keywords: '松间茶事',
      description: '山里来的茶与器',
      followTheme: true,
      themeColor: THEME,
      backgroundColor: '#f7f3ec',
    },
    widgets: [
      widget(
        'W0001',
        'slides',
        {
          data: [
            { imgUrl: art('slide-spring'), pathData: link.category('10', '好茶') },
            { imgUrl: art('slide-ware'), pathData: link.category('20', '茶器') },
          ],
          autoplay: true,
          autoplaySpeed: 5000,
          styleType: 'style3',
          pointAlign: 'center',
          pointDefaultColor: '#ffffffcc',
        },
        { width: 1190, height: 442, marginTop: 10, ...clear },
      ),
      widget(
        'W0002',
        'tea',
        {
          text: '当季好茶',
          data: list('101 102 103 104 105'),
          columnNums: 5,
          showMore: true,
          moreText: '更多',
          moreLinkData: link.category('10', '好茶'),
          titleAlign: 'center',
          ...TITLE,
        },
        { width: 1190, height: 440, ...gap },
      ),
      widget(
        'W0021',
        'coupons',
        {
          text: '茶礼券',
          subTitle: '初次来喝茶',
          data: ['1', '2', '3'].map(coupon),
          moreText: '',
          wgtBackgroundColor: THEME,
          wgtTextColor: '#ffffff',
          wgtSubTextColor: '#ffffff',
        },
        { width: 1190, height: 200, ...gap },
      ),
      widget(
        'W0002',
        'ware',
        {
          text: '手作茶器',
          data: list('107 108 109 110 112'),
          columnNums: 5,
          showMore: true,
          moreText: '更多',
          moreLinkData: link.category('20', '茶器'),
          titleAlign: 'center',
          ...TITLE,
        },
        { width: 1190, height: 440, ...gap },
      ),
      widget(
        'W0024',
        'words',
        {
          text: '松间茶事只卖自己喝的茶。\n每年春天我们住进山里，看着茶采下来、摇青、炭焙，再装进罐子寄给你。',
          fontSize: 16,
          color: '#5a4634',
          textAlign: 'center',
          lineHeight: 2,
        },
        { width: 1190, height: 110, marginTop: 20, paddingTop: 24, paddingBottom: 24 },
      ),
    ],
  })
