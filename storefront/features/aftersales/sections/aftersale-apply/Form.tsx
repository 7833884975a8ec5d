import { clsx } from 'clsx'
import {
  APPLY_AFTERSALE_CONTACT,
  APPLY_AFTERSALE_DESCRIPTION,
  APPLY_AFTERSALE_EVIDENCE_PIC,
} from '@schemas/generated/limits'
import type { Aftersale, AftersaleViewAnswer } from '@schemas/generated/api'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import { Button } from '@storefront/shell/parts/Button'
import { Pictures } from '@storefront/shell/parts/form/Pictures'
import { mobile, required } from '@storefront/shell/parts/form/rules'
import { SelectField } from '@storefront/shell/parts/form/SelectField'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import { withType, type CaseType } from '../../application'
import { texts } from '../../texts/aftersales'
import { Address } from '../../CaseCard'
import { AmountField } from './AmountField'
import card from '@storefront/shell/parts/form/radio-card.module.css'
import css from './Form.module.css'
import { Lines } from './Lines'
import { useApplication, type ApplicationProps } from './use-application'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** The application: what of it and how much, why, with what proof; the server says what it brings. */
export function Form(application: ApplicationProps) {
  const { view, aftersale, aftersales_bn } = application
  const { types, list, reasons, shop } = view
  const { chosen, choose, returned, pictures, problem, quote, refund, fields, submit } =
    useApplication(application)
  const { control, formState } = fields
  const problemId = useOwnId('pieces')
  return (
    <form method="post" className={css.form} noValidate onSubmit={submit}>
      <Types types={types} chosen={chosen.type} onChange={(type) => choose(withType(chosen, type, list))} />
      <Lines
        lines={list}
        application={chosen}
        brings={refund?.list}
        problem={problem}
        problemId={problemId}
        onChange={(pieces) => choose({ ...chosen, pieces })}
      />
      {chosen.type !== 'EXCHANGING_GOODS' && (
        <AmountField fields={fields} quote={quote} begins={aftersale && aftersale.refund_fee} />
      )}
      <SelectField
        control={control}
        name="reason"
        label={texts.reason}
        required
        placeholder={texts.reasonHint}
        options={reasonsWith(reasons, aftersale?.reason).map((text) => ({ value: text, text }))}
        rules={[required(texts.needReason)]}
      />
      <TextField
        control={control}
        name="description"
        label={texts.description}
        lines={3}
        longest={APPLY_AFTERSALE_DESCRIPTION}
        placeholder={texts.descriptionHint}
      />
      <Pictures
        label={texts.pictures}
        use="evidence"
        most={APPLY_AFTERSALE_EVIDENCE_PIC}
        list={pictures.list}
        onChange={pictures.change}
      />
      {chosen.type !== 'ONLY_REFUND' && shop.distributor_id !== undefined && (
        <ReturnWay shop={shop} chosen={returned.way} onChange={returned.change} />
      )}
      <TextField
        control={control}
        name="contact"
        label={texts.contact}
        required
        longest={APPLY_AFTERSALE_CONTACT}
        rules={[required(texts.needContact)]}
      />
      <TextField
        control={control}
        name="mobile"
        label={texts.mobile}
        type="tel"
        required={returned.isBrought}
        placeholder={returned.isBrought ? '' : texts.mobileKept(aftersale?.mobile || view.mobile)}
        rules={[...(returned.isBrought ? [required(texts.needMobile)] : []), mobile]}
      />
      <p className={css.answer}>{texts.answeredWithin(view.answer_hours)}</p>
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

/** The shop may have given up a reason that a case still has. */
const reasonsWith = (reasons: readonly string[], own: string | undefined) =>
  own === undefined || own === '' || reasons.includes(own) ? reasons : [...reasons, own]

type Way = Aftersale['return_type']

interface ReturnWayProps {
  shop: AftersaleViewAnswer['shop']
  chosen: Way
  onChange(way: Way): void
}

const WAYS = [
  { value: 'logistics' as const, text: texts.byCourier },
  { value: 'offline' as const, text: texts.toShop },
]

/** By a courier, or brought to the shop that sold it. */
function ReturnWay({ shop, chosen, onChange }: ReturnWayProps) {
  const { name = '', mobile: phone = '', address = '' } = shop
  return (
    <>
      <RadioGroup label={texts.returnType} options={WAYS} value={chosen} onChange={onChange} />
      {chosen === 'offline' && (
        <div className={css.shop}>
          <Address contact={name} mobile={phone} address={address} />
        </div>
      )}
    </>
  )
}

interface TypesProps {
  types: readonly CaseType[]
  chosen: CaseType
  onChange(type: CaseType): void
}

/** What can be asked for in the order's state: money alone, money for goods, other goods. */
function Types({ types, chosen, onChange }: TypesProps) {
  return (
    <fieldset className={clsx(card.fields, css.types)}>
      <legend className={clsx(card.legend, css.legend)}>{texts.type}</legend>
      {types.map((type) => (
        <label
          key={type}
          className={clsx(card.card, card.bold, css.type)}
          data-chosen={type === chosen || undefined}
        >
          <input
            type="radio"
            name="aftersales_type"
            checked={type === chosen}
            onChange={() => onChange(type)}
          />
          {AFTERSALES_TYPE_WORDS[type]}
          <span className={css.hint}>{texts.typeHints[type]}</span>
        </label>
      ))}
    </fieldset>
  )
}
