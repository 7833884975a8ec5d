/** What the account pages are called: in its menu, above the page, in the browser's tab. */
export const accountPages = {
  centre: '会员中心',
  orders: '我的订单',
  pointOrders: '积分订单',
  aftersales: '售后订单',
  coupons: '优惠券',
  couponCenter: '领券中心',
  points: '我的积分',
  vip: '会员等级',
  rights: '会员权益',
  collector: '我的收藏',
  footprints: '我的足迹',
  profile: '个人资料',
  addresses: '收货地址',
  password: '更改密码',
  messages: '消息中心',
  mobile: '更换手机',
  email: '更换邮箱',
  sessions: '登录设备',
  data: '我的数据',
} as const

export const menu = {
  label: '会员中心菜单',
  trading: '交易',
  assets: '资产',
  following: '关注',
  account: '账户',
} as const

/** Links to account pages, from where something else was expected. */
export const toAccountPages = { toOrders: '查看我的订单' } as const

/** The count of unread messages. */
export const unread = { count: (count: number) => `${count}条未读`, many: '99+' } as const
