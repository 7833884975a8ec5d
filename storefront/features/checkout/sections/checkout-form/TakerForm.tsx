import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { ORDER_NEW_RECEIVER_NAME } from '@schemas/generated/limits'
import type { Missing } from '../../checkout'
import type { Choices } from '../../choices'
import { ContactMobileField, PersonField } from '@storefront/shell/parts/form/ContactFields'
import { mobile } from '@storefront/shell/parts/form/rules'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../../texts/checkout'
import css from './Receiver.module.css'

type Taker = Choices['taker']

interface TakerFormProps {
  taker: Taker
  /** Set at each submission without these fields: they show their messages and the first one takes the focus. */
  missing: Missing | null
  /** A mobile that is none yet is ''. */
  onChange(taker: Taker): void
}

/** Who comes for the goods; loaded when nothing is sent. */
export default function TakerForm({ taker, missing, onChange }: TakerFormProps) {
  const { control, trigger } = useFields<Taker>(taker)
  const written = useWatch({ control })
  const name = written.name ?? ''
  const number = mobile(written.mobile ?? '') === undefined ? (written.mobile ?? '') : ''
  useEffect(() => {
    if (name !== taker.name || number !== taker.mobile) onChange({ name, mobile: number })
  }, [name, number, taker, onChange])
  useEffect(() => {
    if (missing) void trigger(undefined, { shouldFocus: true })
  }, [missing, trigger])
  return (
    <div className={css.taker}>
      <PersonField
        control={control}
        name="name"
        label={texts.takerName}
        missing={texts.takerNeeded}
        longest={ORDER_NEW_RECEIVER_NAME}
      />
      <ContactMobileField
        control={control}
        name="mobile"
        label={texts.takerMobile}
        missing={texts.mobileNeeded}
      />
    </div>
  )
}
