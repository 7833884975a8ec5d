import type { Choices } from '../../back-office'
import { COURIERS, MERCHANT } from './couriers'

export const choices: readonly Choices[] = [
  {
    kind: 'courier',
    fixed: [...COURIERS, MERCHANT].map(({ corp_code, corp_name }) => ({ id: corp_code, title: corp_name })),
  },
]
