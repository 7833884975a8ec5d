import { bank_account } from '../../db/schema'
import { plainRecord } from '../../back-office'
import { unsetDefaultAccounts } from '../trades/voucher-repo'

export const record = plainRecord({
  name: 'bank_account',
  rights: { view: 'payments.view', edit: 'payments.approve' },
  table: bank_account,
  id: 'bank_account_id',
  words: ['bank_account_name', 'bank_name'],
  order: [bank_account.bank_account_id],
  // there is one default account
  async prepare(tx, { company_id }, id, row) {
    if (row['is_default'] === true) await unsetDefaultAccounts(tx, company_id, id ?? '')
  },
})
