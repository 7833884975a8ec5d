import { isPreset, PRESET_NAMES, type Right, rightsOfPreset, withNeeded } from '@schemas/rights'
import type { OperatorRole } from '../../db/schema'

/** A role as it is read with an account. */
export interface StoredRole {
  role: OperatorRole
  /** Name and rights of a role of the company's own; '' and none for presets. */
  role_name: string
  role_rights: readonly Right[]
}

/** What an account may do: the rights of its preset, or of its company's role as it is now. */
export const rightsOf = ({ role, role_rights }: Omit<StoredRole, 'role_name'>): Right[] =>
  isPreset(role) ? rightsOfPreset(role) : withNeeded(role_rights)

/** The account with its rights and the name of its role, in place of how they are stored. */
export function withRights<T extends StoredRole>({ role_rights, ...account }: T) {
  const { role, role_name } = account
  return {
    ...account,
    role_name: isPreset(role) ? PRESET_NAMES[role] : role_name,
    rights: rightsOf({ role, role_rights }),
  }
}
