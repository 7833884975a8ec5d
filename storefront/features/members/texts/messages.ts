/** Texts of the message centre. */
import { texts as frame } from '@storefront/shell/texts/frame'
import { accountPages } from '@storefront/shell/texts/account-pages'

export const texts = {
  ...frame,
  title: accountPages.messages,
  all: '全部',
  unread: '未读',
  readAll: '全部已读',
  allRead: '已全部标为已读',
  none: '还没有消息',
  noneUnread: '没有未读的消息',
  see: '查看详情',
  markRead: '标为已读',
} as const
