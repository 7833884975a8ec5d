import type { Choices } from '../../back-office/records/choices'
import { namedBy } from '../../back-office/records/named-rows'
import { saved_design } from '../../db/schema'

export const choices: readonly Choices[] = [
  { kind: 'saved_design', named: namedBy(saved_design, saved_design.design_id, saved_design.name) },
]
