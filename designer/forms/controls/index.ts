import type { FieldRegistry } from '@engine/settings'
import { ChoicesField } from './ChoicesField'
import { MatrixField } from './MatrixField'
import { WordsField } from './WordsField'

/** Leaves that only whole forms need, by the names that schemas call them with (`x-ui.widget`). */
export const formFields: FieldRegistry = {
  choices: { Component: ChoicesField },
  words: { Component: WordsField, label: 'control' },
  // cells show what is wrong with them themselves
  matrix: { Component: MatrixField, problems: 'exact', blind: true },
}
