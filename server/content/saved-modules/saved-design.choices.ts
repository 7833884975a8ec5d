import { type Choices, namedBy } from '../../back-office'
import { saved_design } from '../../db/schema'

export const choices: readonly Choices[] = [
  { kind: 'saved_design', named: namedBy(saved_design, saved_design.design_id, saved_design.name) },
]
