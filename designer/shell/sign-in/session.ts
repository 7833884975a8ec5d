import { createContext, use } from 'react'
import type { AdminEndpoints } from '@schemas/generated/api'
import type { ShopTheme } from '@schemas/generated/types'
import { useChange } from '../api'

export type Session = AdminEndpoints['POST /session']['answer']
export type Role = Session['operator']['role']

export const ROLE_NAMES: Record<Role, string> = { viewer: '查看', editor: '编辑', owner: '店主' }

const RANK: Record<Role, number> = { viewer: 0, editor: 1, owner: 2 }

/** The shop's theme as the server has validated it; `null` from servers that do not say. */
export const themeOf = ({ theme }: Session): ShopTheme | null => (theme as ShopTheme | undefined) ?? null

export const SessionContext = createContext<Session | null>(null)

/** Who works here. @throws Error outside the signed-in part */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Expected <SignedIn> above, found none.')
  return session
}

/** Whether the operator may do what a role may: viewer looks, editor edits, owner publishes. */
export function useMay(role: Role): boolean {
  return RANK[useSession().operator.role] >= RANK[role]
}

/** Ends the session and starts the designer again: nothing of this operator is left to the next one. */
export function useSignOut() {
  const { mutate, isPending } = useChange('DELETE /session')
  return {
    isPending,
    run: () => mutate({}, { onSuccess: () => window.location.assign('/designer') }),
  }
}
