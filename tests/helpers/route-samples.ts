/** Every page of the table of routes, with an address and its title. */
import { isAccountPage } from '@storefront/shell/account/account-pages'
import { WAYS } from '@storefront/features/payments/ways'
import { routes, type PageRoute } from '@storefront/shell/routing/routes'

const SHOP = '禾岸生活'

/**
 * Title without the shop's name, and an address if the path alone is not one. `{trade_id}`: of a trade of the member.
 */
type Sample = [title: string, address?: string]

/** These titles have no suffix. */
const WHOLE_TITLES: Record<string, string> = {
  '/cart': '购物车',
  '/cart/checkout': '订单信息',
  '/member': '会员中心',
  '/member/user-info': '会员中心',
  '/member/trade': '我的订单',
  '/member/trade/:id': '订单详情',
  '/member/aftersales': '售后订单',
  '/member/aftersales/:id': '售后详情',
  '/member/trade/aftersale': '售后详情',
  '/member/trade/aftersale-list': '售后订单',
  '/member/change-password': '更改密码',
  '/member/address': '收货地址',
  '/member/coupon': '优惠券',
  '/member/collector': '我的收藏',
  '/member/foottrace': '我的足迹',
  '/member/point': '我的积分',
}

export const SAMPLES: Record<string, Sample> = {
  '/': ['服饰、数码、家电与家居好物'],
  '/home': ['服饰、数码、家电与家居好物'],
  '/shopadmin/index': ['服饰、数码、家电与家居好物'],
  '/custompage': ['禾岸故事', '/custompage?pageid=201'],
  '/items': ['全部商品'],
  '/items/:id': ['法式翻领棉麻衬衫', '/items/104'],
  '/categories': ['商品分类'],
  '/product/*': ['禾岸故事', '/product/story'],
  '/cart': ['购物车'],
  '/cart/checkout': ['订单信息', '/cart/checkout?mode=cart'],
  '/cart/address': ['选择收货地址'],
  '/cart/addAddress': ['新增收货地址'],
  '/pointitems': ['积分商城'],
  '/pointitems/checkout': ['确认兑换'],
  '/pointitems/cashierpoint': ['兑换结果', '/pointitems/cashierpoint?trade_id={trade_id}'],
  '/pointitems/:id': ['【积分】海岸条纹短袖T恤 女款', '/pointitems/p10301'],
  '/cashier': ['收银台', '/cashier?trade_id={trade_id}'],
  ...Object.fromEntries(
    WAYS.map(({ segment, name }): [string, Sample] => [
      `/cashier/${segment}`,
      [name, `/cashier/${segment}?trade_id={trade_id}`],
    ]),
  ),
  '/finish': ['支付结果', '/finish?trade_id={trade_id}'],
  '/finish/success': ['支付结果'],
  '/finish/fail': ['支付结果', '/finish/fail?trade_id={trade_id}'],
  '/finish/result': ['支付结果', '/finish/result?trade_id={trade_id}'],
  '/article': ['文章'],
  '/article/content/:id': ['禾岸生活成都店开业，六店同价', '/article/content/101'],
  '/article/detail/:id': ['禾岸生活成都店开业，六店同价', '/article/detail/101'],
  '/article/faqs/:id?': ['常见问题', '/article/faqs'],
  '/article/node/:id?': ['生活提案', '/article/node/12'],
  '/news': ['新闻资讯'],
  '/custom': ['禾岸生活成都店开业，六店同价', '/custom?id=101'],
  '/frenchstyle': ['法式风格'],
  '/story': ['禾岸故事'],
  '/technology': ['科技'],
  '/precollection': ['早秋系列'],
  '/store': ['门店查询'],
  '/result': ['搜索'],
  '/shops/near': ['附近门店'],
  '/shops/info': ['禾岸生活 北京昌平店', '/shops/info?distributor_id=1'],
  '/receive/coupons': ['领券中心'],
  '/seckill': ['限时秒杀'],
  '/member': ['会员中心'],
  '/member/user-info': ['会员中心'],
  '/member/profile': ['个人资料'],
  '/member/change-password': ['更改密码'],
  '/member/change-mobile': ['更换手机'],
  '/member/change-email': ['更换邮箱'],
  '/member/sessions': ['登录设备'],
  '/member/my-data': ['我的数据'],
  '/member/delete-account': ['注销账号'],
  '/member/messages': ['消息中心'],
  '/member/address': ['收货地址'],
  '/member/address-add': ['新增收货地址'],
  '/member/address-item-add': ['编辑收货地址', '/member/address-item-add?id={address_id}'],
  '/member/coupon': ['优惠券'],
  '/member/coupon-center': ['领券中心'],
  '/member/receiveCoupon': ['领券中心'],
  '/member/collector': ['我的收藏'],
  '/member/foottrace': ['我的足迹'],
  '/member/point': ['我的积分'],
  '/member/vip': ['会员等级'],
  '/member/rights': ['会员权益'],
  '/member/trade': ['我的订单'],
  '/member/trade/point': ['积分订单'],
  '/member/trade/:id': ['订单详情', '/member/trade/{order_id}'],
  '/member/trade/:id/print': ['订单打印', '/member/trade/{order_id}/print'],
  '/member/trade/logistics': ['物流信息', '/member/trade/logistics?order_id={order_id}'],
  '/member/trade/rate': ['评价订单', '/member/trade/rate?order_id={order_id}'],
  '/member/trade/aftersale': ['售后详情', '/member/trade/aftersale?order_id={order_id}'],
  '/member/trade/aftersale-list': ['售后订单'],
  '/member/aftersales': ['售后订单'],
  '/member/aftersales/:id': ['售后详情', '/member/aftersales/{aftersales_bn}'],
  '/member/aftersales/apply-refund': ['申请售后', '/member/aftersales/apply-refund?order_id={order_id}'],
  '/comps': ['组件展示'],
  '/comps/controls': ['控件'],
  '/comps/widgets/:type?': ['页面组件', '/comps/widgets'],
  '/auth/login': ['登录'],
  '/auth/reg': ['注册'],
  '/auth/forget-password': ['找回密码'],
  '/auth/bind': ['绑定账号'],
  '/auth/bindphone': ['绑定手机'],
  '/auth/bindwechat': ['绑定微信'],
  '/auth/wx-login': ['扫码登录'],
  '/auth/scan': ['确认登录'],
  '/auth/profile': ['完善资料'],
  '/auth/redirect': ['第三方登录'],
  '/staff/login': ['员工登录'],
  '/license': ['会员注册协议'],
  '/license/staff': ['员工内购协议'],
}

export const pages = routes.filter((route): route is PageRoute => 'page' in route)
export const guarded = pages.filter(({ guard }) => guard !== undefined)
export const rooms = guarded.filter(({ path }) => isAccountPage(path))
export const unguarded = pages.filter(({ guard }) => guard === undefined)

/** The values of `{trade_id}` and the like. */
export type Ids = Partial<Record<'trade_id' | 'order_id' | 'aftersales_bn' | 'address_id', string>>

export function sampleOf({ path }: PageRoute, ids: Ids) {
  const [name, address = path] = SAMPLES[path] ?? ['no sample']
  return {
    address: address.replaceAll(/\{(\w+)\}/g, (_all, id: keyof Ids) => ids[id] ?? '1'),
    title: WHOLE_TITLES[path] ?? (pageOf(path) === 'home' ? `${SHOP} – ${name}` : `${name} – ${SHOP}`),
  }
}

const pageOf = (path: string) => pages.find((route) => route.path === path)?.page
