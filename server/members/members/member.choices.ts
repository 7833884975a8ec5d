import { maskMobile } from '@schemas/account'
import type { Choices } from '../../back-office'
import { gradeNames, searchGrades } from './grades-repo'
import { memberNames } from './account-repo'

/** Masks mobile numbers within a name, too: many members use theirs as a name. */
const withMaskedMobiles = (text: string) => text.replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, maskMobile)

export const choices: readonly Choices[] = [
  { kind: 'grade', search: searchGrades, named: gradeNames },
  { kind: 'member', named: { ...memberNames, shown: withMaskedMobiles } },
]
