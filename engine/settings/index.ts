/** The settings panel's form, generated from schemas; a chunk of its own, for the designer to load lazily. */
export type {
  DrawnHeights,
  FieldRegistry,
  Leaf,
  LeafComponent,
  LeafHints,
  LeafProps,
  LeafState,
  ListState,
  ProblemSource,
} from './field'
export { loadForm } from './form-files'
export { Messages } from './FieldRow'
export { MoneyLeaf } from './leaves/NumberLeaves'
export { NestedFields } from './NestedFields'
export { newItem } from './new-item'
export { enumLabels, fieldOf, hintsOf, schemaAt, partUnder, type FormPart } from './schema-at'
export { SettingsForm, type SettingsFormProps } from './SettingsForm'
export { useSettings, type Settings, type SettingsTab } from './settings-context'
export type { Edit, RunCommand } from './store/target'
export { useLeaf, useProblems, useSibling, useValue } from './use-leaf'
export { useShownNames } from './use-hints'
export { useHints, useList, useListActions, useListKeys, type ListActions } from './use-list'
