import { useId, useState, type FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { MOBILE_LENGTH } from '@schemas/account'
import type { Aftersale, AftersaleViewAnswer } from '@schemas/generated/api'
import {
  APPLY_AFTERSALE_CONTACT,
  APPLY_AFTERSALE_DESCRIPTION,
  APPLY_AFTERSALE_EVIDENCE_PIC,
} from '@schemas/generated/limits'
import {
  beginOf,
  centsOfTyped,
  detailOf,
  withType,
  type ApplicationValues,
} from '../../aftersales/application'
import { sheetPath } from '../../aftersales/paths'
import { useQuote } from '../../aftersales/use-quote'
import { call } from '../../api/call'
import { Button } from '../../parts/Button'
import { Pictures } from '../../parts/form/Pictures'
import { mobile, required } from '../../parts/form/rules'
import { SelectField } from '../../parts/form/SelectField'
import { TextField } from '../../parts/form/TextField'
import { useFields } from '../../parts/form/use-fields'
import { showToast } from '../../state/toasts'
import { texts } from '../../texts/aftersales'
import { AmountField } from './AmountField'
import css from './Form.module.css'
import { Lines } from './Lines'
import { ReturnWay } from './ReturnWay'
import { Types } from './Types'

interface FormProps {
  view: AftersaleViewAnswer
  /** What is changed, or was asked before. */
  sheet: Aftersale | undefined
  /** The sheet that is changed; absent: it is a new one. */
  aftersales_bn: string | undefined
}

/** The application: what of it and how much, why, with what proof; the server says what it brings. */
export function Form({ view, sheet, aftersales_bn }: FormProps) {
  const { order_id, types, list, reasons, shop } = view
  const [{ type, pieces }, choose] = useState(() => beginOf(view, sheet))
  const [return_type, setReturn] = useState(sheet?.return_type ?? 'logistics')
  const [pictures, setPictures] = useState<readonly string[]>(sheet?.evidence_pic ?? [])
  const [problem, setProblem] = useState('')
  const detail = detailOf(pieces)
  const quote = useQuote({ order_id, aftersales_bn, type, detail })
  const fields = useFields<ApplicationValues>({
    reason: sheet?.reason ?? '',
    amount: '',
    description: sheet?.description ?? '',
    contact: sheet?.contact || view.contact,
    mobile: '',
  })
  const { control, send, formState } = fields
  const problemId = useId()
  const isBrought = type !== 'ONLY_REFUND' && return_type === 'offline'
  const refund = quote.state === 'known' && type !== 'EXCHANGING_GOODS' ? quote.answer : undefined
  const save = send(async ({ amount, ...values }) => {
    if (detail === '') return
    const typed = refund && centsOfTyped(amount)
    const asked = {
      ...values,
      detail,
      aftersales_type: type,
      evidence_pic: [...pictures],
      return_type,
      ...(isBrought && { aftersales_address_id: shop.distributor_id ?? '' }),
      // all of it, unless somebody asks for less
      ...(typed !== undefined && typed !== refund?.refund_fee && { refund_fee: typed }),
    }
    const { aftersales_bn: number } = await (aftersales_bn === undefined
      ? call('POST /aftersales', { body: { order_id, ...asked } })
      : call('POST /aftersales/modify', { body: { aftersales_bn, ...asked } }))
    showToast(aftersales_bn === undefined ? texts.applied : texts.modified)
    navigate(sheetPath(number), { replace: true })
  })
  const submit = (event: FormEvent) => {
    if (detail === '') setProblem(texts.needPieces)
    void save(event)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Types types={types} chosen={type} onChange={(next) => choose(withType({ pieces }, next, list))} />
      <Lines
        lines={list}
        application={{ type, pieces }}
        brings={refund?.list}
        problem={problem}
        problemId={problemId}
        onChange={(next) => {
          choose({ type, pieces: next })
          setProblem('')
        }}
      />
      {type !== 'EXCHANGING_GOODS' && (
        <AmountField fields={fields} quote={quote} begins={sheet && sheet.refund_fee} />
      )}
      <SelectField
        control={control}
        name="reason"
        label={texts.reason}
        required
        placeholder={texts.reasonHint}
        options={reasonsWith(reasons, sheet?.reason).map((text) => ({ value: text, text }))}
        rules={[required(texts.needReason)]}
      />
      <TextField
        control={control}
        name="description"
        label={texts.description}
        lines={3}
        maxLength={APPLY_AFTERSALE_DESCRIPTION}
        placeholder={texts.descriptionHint}
      />
      <Pictures
        label={texts.pictures}
        most={APPLY_AFTERSALE_EVIDENCE_PIC}
        list={pictures}
        onChange={setPictures}
      />
      {type !== 'ONLY_REFUND' && shop.distributor_id !== undefined && (
        <ReturnWay shop={shop} chosen={return_type} onChange={setReturn} />
      )}
      <TextField
        control={control}
        name="contact"
        label={texts.contact}
        required
        maxLength={APPLY_AFTERSALE_CONTACT}
        rules={[required(texts.needContact)]}
      />
      <TextField
        control={control}
        name="mobile"
        label={texts.mobile}
        type="tel"
        required={isBrought}
        maxLength={MOBILE_LENGTH}
        placeholder={isBrought ? '' : texts.mobileKept(sheet?.mobile || view.mobile)}
        rules={[...(isBrought ? [required(texts.needMobile)] : []), mobile]}
      />
      <p className={css.send}>
        <Button
          submit
          kind="primary"
          size="large"
          busy={formState.isSubmitting}
          disabled={quote.state === 'refused'}
        >
          {aftersales_bn === undefined ? texts.submit : texts.saveChanges}
        </Button>
      </p>
    </form>
  )
}

/** The shop may have given up a reason that a sheet still has. */
const reasonsWith = (reasons: readonly string[], own: string | undefined) =>
  own === undefined || own === '' || reasons.includes(own) ? reasons : [...reasons, own]
