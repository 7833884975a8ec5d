import type { bank_account } from '../../db/schema'
import type { DemoCompany } from '../model'

/** A fictitious bank account of the demo company for transfers. */
export const bankRows = ({ company_id, brand_name }: DemoCompany): (typeof bank_account.$inferInsert)[] => [
  {
    company_id,
    bank_account_id: 'main',
    bank_account_name: `${brand_name}（演示）`,
    bank_account_no: '6200 0000 0000 0000',
    bank_name: '演示银行',
    remark: '演示账户，请勿转账',
    is_default: true,
  },
]
