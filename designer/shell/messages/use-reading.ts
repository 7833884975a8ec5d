import { useChange } from '../api'
import { useHost } from '../ui'

/** Marks messages as read; a failure is shown. */
export function useReading() {
  const host = useHost()
  const { mutate, isPending } = useChange('POST /account/messages/read', [
    'GET /account/messages',
    'GET /account/messages/unread',
  ])
  const onError = (error: Error) => host.error(error.message)
  return {
    isPending,
    readAll: () => mutate({ body: {} }, { onError }),
    read: (message_id: string) => mutate({ body: { message_ids: [message_id] } }, { onError }),
  }
}
