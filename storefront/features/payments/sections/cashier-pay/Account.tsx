import type { BankAccount } from '@schemas/generated/api'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { texts } from '../../texts/pay'
import css from './Transfer.module.css'

/** An account of the shop, its number ready to be pasted into a bank's page. */
export function Account({ account }: { account: BankAccount }) {
  const { bank_account_name, bank_account_no, bank_name, remark } = account
  return (
    <dl className={css.account}>
      <dt>{texts.accountName}</dt>
      <dd>{bank_account_name}</dd>
      <dt>{texts.accountNumber}</dt>
      <dd>
        {bank_account_no}
        <CopyButton text={bank_account_no} of={texts.accountNumber} />
      </dd>
      <dt>{texts.bank}</dt>
      <dd>{bank_name}</dd>
      {remark && (
        <>
          <dt>{texts.note}</dt>
          <dd>{remark}</dd>
        </>
      )}
    </dl>
  )
}
