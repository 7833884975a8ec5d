import type { AftersaleInfoAnswer, Courier } from '@schemas/generated/api'
import { Address } from '../../CaseCard'
import { callOnce } from '@storefront/shell/api/call-once'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { parcelNumber } from '../../parcel-number'
import { required } from '@storefront/shell/parts/form/rules'
import { SelectField } from '@storefront/shell/parts/form/SelectField'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/aftersales'
import css from './SendBack.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** Where the goods go, and by which parcel they went. */
export function SendBack({
  aftersale,
  couriers,
}: {
  aftersale: AftersaleInfoAnswer
  couriers: readonly Courier[]
}) {
  const id = useOwnId('send-back')
  const { aftersales_bn, aftersales_address } = aftersale
  const { control, send, formState } = useFields({ corp_code: '', logi_no: '' })
  const save = send(async (parcel) => {
    await callOnce('POST /aftersales/sendback', { body: { aftersales_bn, ...parcel } })
    showToast(texts.backSent)
    refreshPage()
  })
  return (
    <section className={css.back} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {texts.sendBack}
      </h3>
      <p className={css.hint}>{texts.sendBackHint}</p>
      <Address {...aftersales_address} />
      <form method="post" className={css.form} noValidate onSubmit={(event) => void save(event)}>
        <SelectField
          control={control}
          name="corp_code"
          label={texts.courier}
          required
          placeholder={texts.courierHint}
          options={couriers.map(({ corp_code: value, corp_name: text }) => ({ value, text }))}
          rules={[required(texts.needCourier)]}
        />
        <TextField
          control={control}
          name="logi_no"
          label={texts.parcelNumber}
          required
          rules={[required(texts.needParcel), parcelNumber]}
        />
        <FormButtons>
          <Button submit kind="primary" busy={formState.isSubmitting}>
            {texts.confirm}
          </Button>
        </FormButtons>
      </form>
    </section>
  )
}
