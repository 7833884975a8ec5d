import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import type { Guard } from '@schemas/page-plan'
import { routes, type PageRoute, type RedirectRoute } from '../../storefront/routing/routes'
import { WAYS } from '../../storefront/paying/ways'
import { isRoom } from '../../storefront/account/rooms'
import { ask } from './kit/ask'
import { askShop, signIn } from './kit/member'
import { payingMembers } from './kit/paying-members'
import { violations } from './kit/violations'
import { useBrowser, type Visit } from './kit/visit'

const SHOP = '禾岸生活'

/** Title without the shop's name, and an address where its path alone is none. `{trade_id}`: of a trade of the member's. */
type Sample = [title: string, address?: string]

/** texts.md gives these titles whole. */
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

const SAMPLES: Record<string, Sample> = {
  '/': ['服饰、数码、家电与家居好物'],
  '/home': ['服饰、数码、家电与家居好物'],
  '/shopadmin/index': ['服饰、数码、家电与家居好物'],
  '/h5': ['服饰、数码、家电与家居好物'],
  '/custompage': ['禾岸故事', '/custompage?pageid=201'],
  '/items': ['全部商品'],
  '/items/:id': ['法式翻领棉麻衬衫', '/items/104'],
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
  '/finish/success': ['支付成功'],
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
  '/member': ['会员中心'],
  '/member/user-info': ['会员中心'],
  '/member/profile': ['个人资料'],
  '/member/change-password': ['更改密码'],
  '/member/change-mobile': ['更换手机'],
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

/** decisions 25; an article's address without an article leads to all of them. */
const REDIRECTS: Record<string, string> = {
  '/cart/helper': '/cart',
  '/cart/checkout-old': '/cart/checkout',
  '/cashier/index-copy': '/cashier',
  '/edit': '/designer/edit',
  '/article/content': '/article',
  '/article/detail': '/article',
}

const SIGN_IN: Record<Guard, string> = {
  authenticated: '/auth/login',
  staff: '/staff/login',
  operator: '/designer',
}

const visit = useBrowser()
const { newBuyer } = payingMembers(visit)

const pages = routes.filter((route): route is PageRoute => 'page' in route)
const redirects = routes.filter((route): route is RedirectRoute => 'to' in route)
const guarded = pages.filter(({ guard }) => guard !== undefined)
const rooms = guarded.filter(({ path }) => isRoom(path))
const open = pages.filter(({ guard }) => guard === undefined)

/** What stands for `{trade_id}` and the like. */
type Ids = Partial<Record<'trade_id' | 'order_id' | 'aftersales_bn' | 'address_id', string>>

function sampleOf({ path }: PageRoute, ids: Ids) {
  const [name, address = path] = SAMPLES[path] ?? ['no sample']
  return {
    address: address.replaceAll(/\{(\w+)\}/g, (_all, id: keyof Ids) => ids[id] ?? '1'),
    title: WHOLE_TITLES[path] ?? (pageOf(path) === 'home' ? `${SHOP} – ${name}` : `${name} – ${SHOP}`),
  }
}

const pageOf = (path: string) => pages.find((route) => route.path === path)?.page

/** Opens every route in the same tab, and says what is wrong with each; axe judges each document once. */
async function walk(
  walked: readonly PageRoute[],
  at: Pick<Visit, 'page' | 'open' | 'complaints'>,
  ids: Ids = {},
) {
  const faults: string[] = []
  for (const route of walked) {
    const { address, title } = sampleOf(route, ids)
    const status = (await at.open(address)).status()
    const isFirst = walked.find(({ page }) => page === route.page) === route
    const found = [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(await faultsOf(at.page, title)),
      ...(isFirst ? await violations(at.page) : []),
      // what the next page has overtaken is taken back
      ...at.complaints.splice(0).filter((line) => !line.startsWith('net::ERR_ABORTED')),
    ]
    faults.push(...found.map((fault) => `${route.path}: ${fault}`))
  }
  return faults
}

async function faultsOf(page: Page, title: string): Promise<string[]> {
  const is = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  return [
    ...(is.title === title ? [] : [`title ${is.title} instead of ${title}`]),
    ...(is.headings === 1 ? [] : [`${is.headings} headings of the first level`]),
    ...(is.overflow <= 0 ? [] : [`${is.overflow} px beside the window`]),
  ]
}

// some sixty pages in a row
describe('storefront §2 every route of the table', { timeout: 180_000 }, () => {
  test('has its sample here, and nothing else has', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect(Object.keys(REDIRECTS).toSorted()).toEqual(redirects.map(({ path }) => path).toSorted())
  })

  test('issue 5 opens for a visitor with its title, one heading, a clean console, nothing for axe and nothing beside 1280', async () => {
    expect(await walk(open, await visit({ reducedMotion: 'reduce' }))).toEqual([])
  })

  test('issue 5 opens for a member who may see it, likewise', async () => {
    const buyer = await newBuyer()
    const { trade_id } = await buyer.order()
    const others = guarded.filter((route) => !rooms.includes(route))
    expect(await walk(others, buyer, { trade_id })).toEqual([])
  })

  test('issue 6 every room of the member centre opens for a member with a full life, likewise', async () => {
    const shopper = await visit({ reducedMotion: 'reduce' })
    const { page } = shopper
    await shopper.open('/')
    await signIn(page)
    const first = async <L extends object>(path: string) => {
      const { list } = await askShop<{ list: L[] }>(page, 'GET', path)
      if (!list[0]) throw new Error(`Expected rows from ${path}, got none`)
      return list[0]
    }
    const { order_id } = await first<{ order_id: string }>('/orders?page=1&pageSize=1&status=7')
    const { aftersales_bn } = await first<{ aftersales_bn: string }>('/aftersales?page=1&pageSize=1')
    const { address_id } = await first<{ address_id: string }>('/member/addresslist')
    expect(await walk(rooms, shopper, { order_id, aftersales_bn, address_id })).toEqual([])
  })

  test.each(guarded)('decisions 27 $path leads a visitor to sign in, and back', async (route) => {
    const { address } = sampleOf(route, {})
    const { status, headers } = await ask(address)
    expect([status, headers.location]).toEqual([
      302,
      `${SIGN_IN[route.guard ?? 'authenticated']}?redirectUrl=${encodeURIComponent(address)}`,
    ])
  })

  test.each(redirects)('decisions 25 $path leads elsewhere, with its query', async ({ path }) => {
    const { status, headers } = await ask(`${path}?pageid=201&x=1`)
    expect([status, headers.location]).toEqual([302, `${REDIRECTS[path]}?pageid=201&x=1`])
  })
})
