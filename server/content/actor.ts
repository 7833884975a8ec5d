import type { CurrentOperator } from '../platform'

/** The operator who changes content of a company. */
export interface ContentActor {
  company_id: string
  operator: Pick<CurrentOperator, 'operator_id' | 'name'>
}
