import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'
import type { AdminEndpoints } from '@schemas/generated/api'
import type { Right } from '@schemas/rights'
import type { ShopTheme } from '@schemas/generated/types'
import { useChange } from '../api'

export type Session = AdminEndpoints['POST /session']['answer']

/** The shop's theme as the server has validated it; `null` from servers that do not say. */
export const themeOf = ({ theme }: Session): ShopTheme | null => (theme as ShopTheme | undefined) ?? null

export const SessionContext = createContext<Session | null>(null)

/** Who works here. @throws Error outside the signed-in part */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Expected <SignedIn> above, found none.')
  return session
}

/** Whether the operator has one of the rights. */
export function useMay(...rights: readonly Right[]): boolean {
  const { operator } = useSession()
  return rights.some((right) => operator.rights.includes(right))
}

/** The same for rights that the server names with what it describes: kinds of records, actions, batches. */
export function useHasRight(): (right: string) => boolean {
  const { rights } = useSession().operator
  return (right) => rights.includes(right)
}

/** Whether the operator is given all pages, and may make new ones and change what all share (rule office-10). */
export const useHasAllPages = (): boolean => useSession().operator.pages.length === 0

/** Asks again what the operator may do, and for the shop's theme; the same function for the life of the component. */
export function useRefreshSession(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: ['GET /session'] }), [client])
}

/** Ends the session and starts the designer again: nothing of this operator is left to the next one. */
export function useSignOut() {
  const { mutate, isPending } = useChange('DELETE /session')
  return {
    isPending,
    run: () => mutate({}, { onSuccess: () => window.location.assign('/designer') }),
  }
}
