/** Texts of the frame around every page, whose code comes after the page answers; the rest in ./frame. */
import { accountPages } from './account-pages'
import { texts as frame } from './frame'

export const texts = {
  notFound: '抱歉！您所访问的页面不存在！',
  failed: '抱歉！应用程序错误异常！',
  backHome: '点击返回首页。',
  home: frame.home,
  login: '请登录',
  register: '注册',
  greeting: (mobile: string) => `你好，${mobile}`,
  /** A member without a bound number. */
  someone: '会员',
  logout: '退出',
  noAccount: '还没有账号',
  freeRegister: '免费注册',
  loginNow: '现在登录',
  cart: '我的购物车',
  orders: accountPages.orders,
  messages: accountPages.messages,
  member: accountPages.centre,
  sideMenu: '侧边菜单',
  toTop: '返回顶部',
  servicePhone: '客服电话：',
  licence: '营业执照',
  preview: '预览',
  needsScript:
    '浏览器没有启用 JavaScript：可以浏览、搜索商品和登录，加入购物车、结算和其他表单需要启用后使用。',
} as const
