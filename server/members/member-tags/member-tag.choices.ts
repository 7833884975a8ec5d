import type { Choices } from '../../back-office'
import { namedMemberTags, searchMemberTags } from './repo'

export const choices: readonly Choices[] = [
  { kind: 'member_tag', search: searchMemberTags, named: namedMemberTags },
]
