export { Bell } from './Bell'
export { MessageLines } from './MessageLines'
export { useReading } from './use-reading'
export { useRefreshMessages, useUnread } from './use-unread'
