import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../api'
import { useOnReturn } from '../ui'

const READS = ['GET /account/messages', 'GET /account/messages/unread'] as const

/** Asks for the operator's messages again where they are shown; the same function for the life of the component. */
export function useRefreshMessages(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const read of READS) void client.invalidateQueries({ queryKey: [read] })
  }, [client])
}

/** How many messages are unread. */
export const useUnread = () => useApi('GET /account/messages/unread', {}, { ownError: true })

/** Asks again when the operator comes back to the window. */
export function useRefreshOnFocus(): void {
  useOnReturn(useRefreshMessages())
}
