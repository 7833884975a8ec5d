import type { FieldRegistry } from '@engine/settings'
import { ChoicesField, RestField, WordsField } from './WordFields'
import { MatrixField } from './MatrixField'
import { RowsField } from './RowsField'

/** Leaves that only whole forms need, by the names that schemas call them with (`x-ui.widget`). */
export const formFields: FieldRegistry = {
  choices: { Component: ChoicesField },
  rest: { Component: RestField, layout: 'inline', label: 'control' },
  words: { Component: WordsField, label: 'control' },
  // cells show what is wrong with them themselves
  rows: { Component: RowsField, problems: 'exact', blind: true },
  matrix: { Component: MatrixField, problems: 'exact', blind: true },
}
