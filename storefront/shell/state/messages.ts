import { proxy } from 'valtio/vanilla'

/** How many messages are unread, as far as this tab knows. */
export const messages = proxy<{ unread: number }>({ unread: 0 })
