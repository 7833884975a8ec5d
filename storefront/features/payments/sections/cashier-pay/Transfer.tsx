import type {
  OfflineBackaccountAnswer,
  OfflineGetVoucherAnswer,
  TradeDetail,
  BankAccount,
} from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { texts } from '../../texts/pay'
import css from './Transfer.module.css'
import { VoucherForm } from './VoucherForm'

interface TransferProps {
  trade: TradeDetail
  accounts: Answered<OfflineBackaccountAnswer>
  voucher: OfflineGetVoucherAnswer | undefined
}

/** Paying by bank: where the money goes, and the proof that it went. */
export function Transfer({ trade, accounts, voucher }: TransferProps) {
  const { list, setting } = accounts.data ?? { list: [] }
  if (list.length === 0)
    return (
      <div className={css.none}>
        <p className={css.hint}>{accounts.error?.message ?? texts.noAccounts}</p>
        <ButtonLink href={cashierPath(trade.trade_id)}>{texts.otherWay}</ButtonLink>
      </div>
    )
  return (
    <div className={css.sides}>
      <section>
        <h3 className={css.heading}>{texts.transferTo}</h3>
        <p className={css.hint}>{texts.transferHint}</p>
        {setting && <p className={css.hint}>{setting.pay_desc}</p>}
        <ul className={css.accounts}>
          {list.map((account) => (
            <li key={account.id}>
              <Account account={account} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={css.heading}>{texts.voucher}</h3>
        <VoucherForm trade_id={trade.trade_id} accounts={list} voucher={voucher} />
      </section>
    </div>
  )
}

/** An account of the shop, its number ready to be pasted into a bank's page. */
function Account({ account }: { account: BankAccount }) {
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
