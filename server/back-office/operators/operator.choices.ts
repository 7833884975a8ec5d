import type { Choices } from '../records/choices'
import { namedBy } from '../records/names-repo'
import { operator } from '../../db/schema'

export const choices: readonly Choices[] = [
  { kind: 'operator', named: namedBy(operator, operator.operator_id, operator.name) },
]
