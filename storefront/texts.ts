/** Texts of the shop's own frame, verbatim from the specification's table of texts. */
export const texts = {
  notFound: '抱歉！您所访问的页面不存在！',
  failed: '抱歉！应用程序错误异常！',
  backHome: '点击返回首页。',
  home: '首页',
  login: '请登录',
  register: '注册',
  greeting: (mobile: string) => `你好，${mobile}`,
  logout: '退出',
  cart: '我的购物车',
  orders: '我的订单',
  member: '会员中心',
  skipToContent: '跳到主要内容',
  locationFailed: (code: number | string) => `failed${code}`,
} as const
