import { createContext, useContext } from 'react'
import type { FormSchema } from '@schemas/dialect/form-schema'
import type { ShownItems } from '../editor/shown-items'
import type { Path } from '../page/patch'
import type { DrawnHeights, FieldRegistry, ProblemSource } from './field'
import type { Target } from './store/target'

/** What every field of one open form shares. */
export interface Settings {
  /** The widget being edited. */
  target: Target
  /** Its type, and what its form is generated from. */
  type: string
  form: FormSchema
  tab: SettingsTab
  problems: ProblemSource
  shown: ShownItems
  fields: FieldRegistry
  readOnly: boolean
  /** What the canvas draws, where there is one. */
  drawn?: DrawnHeights | undefined
  /** Whether the operator means it. */
  confirmRemove(question: string): Promise<boolean>
  /** After a removal, with the exact text. */
  onRemoved(text: string): void
  /** Why something was not done: the schema's own message. */
  refuse(message: string): void
}

export type SettingsTab = 'props' | 'style'

export const SettingsContext = createContext<Settings | null>(null)

/** The form that a field stands in. Throws outside of one. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('expected a SettingsForm around this field, got none (in useSettings)')
  return settings
}

/** Path of the field that is being drawn; fields inside it know by it who their siblings are. */
export const LeafPathContext = createContext<Path>([])
