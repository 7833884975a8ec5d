/** Texts of the member centre. */
import { accountPages } from '@storefront/shell/texts/account-pages'
import { texts as frame } from '@storefront/shell/texts/site-frame'

export const texts = {
  ...frame,
  ...accountPages,

  seeAll: '查看全部',
  toGoods: '去逛逛',
  staffMember: '员工',
  editProfile: '编辑资料',
  pointsHeld: '积分',
  favouritesHeld: '收藏',
  footprintsHeld: '足迹',
  messagesHeld: '未读消息',
  latestOrders: '最近订单',
  noOrders: '还没有订单，去挑几件喜欢的吧',
  pieces: (count: number) => `共 ${count} 件`,
  seeOrder: '查看订单',
} as const
