import type { CurrentOperator } from '../../platform'

/** Who changes whose pages. */
export interface By {
  company_id: string
  operator: Pick<CurrentOperator, 'operator_id' | 'name'>
}
