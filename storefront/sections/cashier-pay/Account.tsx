import type { BankAccount } from '@schemas/generated/api'
import { Button } from '../../parts/Button'
import { showToast } from '../../state/toasts'
import { texts } from '../../texts/pay'
import css from './Transfer.module.css'

/** An account of the shop, its number ready to be pasted into a bank's page. */
export function Account({ account }: { account: BankAccount }) {
  const { bank_account_name, bank_account_no, bank_name, remark } = account
  const copy = async () => {
    await navigator.clipboard.writeText(bank_account_no)
    showToast(texts.copied)
  }
  return (
    <dl className={css.account}>
      <dt>{texts.accountName}</dt>
      <dd>{bank_account_name}</dd>
      <dt>{texts.accountNumber}</dt>
      <dd>
        {bank_account_no}
        {/* only a secure page may write to the clipboard */}
        {globalThis.isSecureContext && (
          <Button size="small" kind="text" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
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
