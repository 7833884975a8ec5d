/** What the address of the member's messages says: `/member/messages?unread=1&page=`. */
import type { MemberMessage } from '@schemas/generated/api'
import { pageOf, pageSaid, withQuery, type Query } from '@storefront/shell/routing/query'

export const MESSAGES_PER_PAGE = 10

export interface MessagesQuery {
  unread: boolean
  page: number
}

export const readMessagesQuery = (query: Query): MessagesQuery => ({
  unread: query['unread'] === '1',
  page: pageOf(query),
})

export const messagesHref = ({ unread, page }: MessagesQuery) =>
  withQuery('/member/messages', { unread: unread ? '1' : '', page: pageSaid(page) })

/** Where a message leads to. */
export function targetHref({ kind, id }: MemberMessage['target']): string {
  switch (kind) {
    case 'order':
      return `/member/trade/${id}`
    case 'aftersale':
      return `/member/aftersales/${id}`
    case 'item':
      return `/items/${id}`
    case 'coupon':
      return '/member/coupon'
    case 'account':
      return '/member/sessions'
  }
}
