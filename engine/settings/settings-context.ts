import { createContext, useContext } from 'react'
import type { FormSchema } from '@schemas/dialect/form-schema'
import type { Problem } from '@schemas/problem'
import type { ShownItems } from '../editor/shown-items'
import type { Path } from '../page/patch'
import type { DrawnHeights, FieldRegistry, PhoneValues, ProblemSource } from './field'
import type { Target } from './store/target'

/** Shared context of all fields of one form. */
export interface Settings {
  /** The widget being edited. */
  target: Target
  /** Its type, which determines the form. */
  type: string
  form: FormSchema
  tab: SettingsTab
  problems: ProblemSource
  shown: ShownItems
  fields: FieldRegistry
  readOnly: boolean
  /** Rendered sizes, if there is a canvas. */
  drawn?: DrawnHeights | undefined
  /** Absent while the page itself is edited. */
  phone?: PhoneValues | undefined
  /** Asks the operator for confirmation. */
  confirmRemove(question: string): Promise<boolean>
  /** Called after a removal with the exact text. */
  onRemoved(text: string): void
  /** The widgets of a form of several, which a problem names. */
  owners?: ProblemOwners
  /** Tells why an edit was refused, with the schema's own message. */
  refuse(message: string): void
}

/** Whose a problem is where several widgets are edited together. */
export interface ProblemOwners {
  nameOf(uuid: string): string
  /** Shows the field of that widget alone. */
  show(problem: Problem): void
}

export type SettingsTab = 'props' | 'style'

export const SettingsContext = createContext<Settings | null>(null)

/**
 * The form of a field.
 * @throws Error outside of a form
 */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('expected a SettingsForm around this field, got none (in useSettings)')
  return settings
}

/** Path of the field being rendered; nested fields find their siblings by it. */
export const LeafPathContext = createContext<Path>([])
