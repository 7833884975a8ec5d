/** What the address of one's messages says: `/member/messages?unread=1&page=`. */
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
