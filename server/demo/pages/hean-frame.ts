import { hean } from '../hean'
import type { FooterSource, HeaderSource } from './frame'

export const heanHeader: HeaderSource = {
  hotWords: ['短袖', '童装', '手机', 'ONex', '平板电视'],
  menu: ({ item, link }) => [
    item('首页', link.page('/', '首页')),
    item('新品上市', link.href('/items?tag=新品', '新品上市')),
    item('时尚服饰', link.category('10', '时尚服饰')),
    item('童装童鞋', link.category('20', '童装童鞋')),
    item('数码会场', link.custom('202', '数码会场')),
    item('限时秒杀', link.page('/seckill', '秒杀频道')),
    item('领券中心', link.page('/member/coupon-center', '领券中心')),
    item('附近门店', link.page('/shops/near', '附近门店')),
    item('禾岸故事', link.custom('201', '禾岸故事')),
  ],
}

export const heanFooter: FooterSource = {
  promises: [
    { service: 'genuine', title: '正品保障', line: '品牌直供，假一赔十' },
    { service: 'returns', title: '七天无理由', line: '签收后七天内可退' },
    { service: 'delivery', title: '极速发货', line: '当日下单，次日达' },
    { service: 'stores', title: '门店自提', line: '六城六店，同价同款' },
  ],
  columns: ({ link }) => [
    {
      title: '购物指南',
      links: [
        ['全部商品', link.page('/items', '商品列表')],
        ['领券中心', link.page('/member/coupon-center', '领券中心')],
        ['会员中心', link.page('/member/user-info', '会员中心')],
        ['积分商城', link.page('/pointitems', '积分商城')],
      ],
    },
    {
      title: '订单服务',
      links: [
        ['我的订单', link.href('/member/trade', '我的订单')],
        ['购物车', link.page('/cart', '购物车')],
        ['售后订单', link.href('/member/aftersales', '售后订单')],
        ['收货地址', link.href('/member/address', '收货地址')],
      ],
    },
    {
      title: '逛门店',
      links: hean.shops
        .slice(0, 4)
        .map(({ id, name }) => [
          name.replace('禾岸生活 ', ''),
          link.href(`/shops/info?distributor_id=${id}`, name),
        ]),
    },
    {
      title: '关于禾岸',
      links: [
        ['禾岸故事', link.custom('201', '禾岸故事')],
        ['新闻与帮助', link.page('/article', '文章')],
        ['附近门店', link.page('/shops/near', '附近门店')],
        ['注册与隐私协议', link.href('/license', '注册与隐私协议')],
      ],
    },
  ],
  closing: '© 2026 禾岸生活 · 演示商城，商品与门店均为虚构',
}
