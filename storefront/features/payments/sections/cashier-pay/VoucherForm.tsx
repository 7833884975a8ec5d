import { useState } from 'react'
import type { BankAccount, OfflineGetVoucherAnswer } from '@schemas/generated/api'
import {
  OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_BANK,
  OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NAME,
  OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NO,
  OFFLINE_UPLOAD_VOUCHER_PAY_SN,
  OFFLINE_UPLOAD_VOUCHER_TRANSFER_REMARK,
  OFFLINE_UPLOAD_VOUCHER_VOUCHER_PIC,
} from '@schemas/generated/limits'
import { navigate } from '@storefront/shell/router/navigate'
import { callOnce } from '@storefront/shell/api/call-once'
import { Button } from '@storefront/shell/parts/Button'
import { Pictures } from '@storefront/shell/parts/form/Pictures'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { finishPath } from '@storefront/shell/routing/pay-paths'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/pay'
import css from './Transfer.module.css'

interface VoucherFormProps {
  trade_id: string
  accounts: readonly BankAccount[]
  voucher: OfflineGetVoucherAnswer | undefined
}

/** Who paid: field, label, characters. */
const PAYER = [
  ['pay_account_name', texts.payerName, OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NAME],
  ['pay_account_bank', texts.payerBank, OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_BANK],
  ['pay_account_no', texts.payerNumber, OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NO],
  ['pay_sn', texts.serial, OFFLINE_UPLOAD_VOUCHER_PAY_SN],
  ['transfer_remark', texts.remark, OFFLINE_UPLOAD_VOUCHER_TRANSFER_REMARK],
] as const

/** Written with a number keyboard on a phone. */
const NUMBERS: ReadonlySet<string> = new Set(['pay_account_no', 'pay_sn'])

/** The proof of a transfer: pictures, to which account, and who paid; as long as it is not decided it can be changed. */
export function VoucherForm({ trade_id, accounts, voucher }: VoucherFormProps) {
  const { id, check_status, remark } = voucher ?? {}
  const [pictures, setPictures] = useState<readonly string[]>(voucher?.voucher_pic ?? [])
  const [problem, setProblem] = useState('')
  const { control, register, send, formState } = useFields({
    bank_account_id: voucher?.bank_account_id ?? accounts[0]?.id ?? '',
    pay_account_name: voucher?.pay_account_name ?? '',
    pay_account_bank: voucher?.pay_account_bank ?? '',
    pay_account_no: voucher?.pay_account_no ?? '',
    pay_sn: voucher?.pay_sn ?? '',
    transfer_remark: voucher?.transfer_remark ?? '',
  })
  const save = send(async (values) => {
    if (pictures.length === 0) return setProblem(texts.needPicture)
    const body = { ...values, order_id: trade_id, voucher_pic: [...pictures] }
    await (id === undefined
      ? callOnce('POST /order/offline/upload/voucher', { body })
      : callOnce('POST /order/offline/update/voucher', { body: { ...body, id } }))
    showToast(texts.voucherSent)
    navigate(finishPath(trade_id, 'result'), { replace: true })
  })
  return (
    <form method="post" className={css.form} noValidate onSubmit={(event) => void save(event)}>
      {check_status !== undefined && (
        <output className={css.state}>
          {texts.voucherState[check_status]}
          {remark && `（${texts.checkResult}：${remark}）`}
        </output>
      )}
      <Pictures
        label={texts.voucherPictures}
        required
        use="voucher"
        most={OFFLINE_UPLOAD_VOUCHER_VOUCHER_PIC}
        list={pictures}
        problem={problem}
        onChange={(next) => {
          setPictures(next)
          setProblem('')
        }}
      />
      {accounts.length > 1 && (
        <fieldset className={css.choices}>
          <legend className={css.label}>{texts.transferTo}</legend>
          {accounts.map((account) => (
            <label key={account.id} className={css.choice}>
              <input type="radio" value={account.id} {...register('bank_account_id')} />
              {account.bank_name} {account.bank_account_no}
            </label>
          ))}
        </fieldset>
      )}
      {PAYER.map(([name, label, longest]) => (
        <TextField
          key={name}
          control={control}
          name={name}
          label={label}
          longest={longest}
          {...(NUMBERS.has(name) && { inputMode: 'numeric' })}
        />
      ))}
      <p className={css.send}>
        <Button submit kind="primary" size="large" busy={formState.isSubmitting}>
          {id === undefined ? texts.sendVoucher : texts.saveVoucher}
        </Button>
      </p>
    </form>
  )
}
