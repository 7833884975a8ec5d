import type { OrderInfo } from '@schemas/generated/api'
import { ORDER_CANCEL_OTHER_REASON } from '@schemas/generated/limits'
import { required } from '../../shell/parts/form/rules'
import { TextField } from '../../shell/parts/form/TextField'
import { useFields } from '../../shell/parts/form/use-fields'
import { Modal } from '../../shell/parts/Modal'
import { texts } from './texts/order-operations'
import { texts as orders } from './texts/orders'
import css from './Dialogs.module.css'
import { cancelOrder } from './operations'

interface CancelDialogProps {
  open: boolean
  order: Pick<OrderInfo, 'order_id' | 'pay_status'>
  onClose(): void
}

/** px */
const WIDTH = 520

const OTHER = texts.cancelReasons.at(-1) ?? ''

/** Why an order is cancelled: one of a few reasons, or the buyer's own words. */
export default function CancelDialog({ open, order, onClose }: CancelDialogProps) {
  const { control, register, watch, send } = useFields({
    reason: texts.cancelReasons[0] as string,
    other: '',
  })
  const isOther = watch('reason') === OTHER
  const cancel = send(async ({ reason, other }) => {
    await cancelOrder(order.order_id, reason, reason === OTHER ? other : '')
    onClose()
  })
  return (
    <Modal
      open={open}
      title={orders.cancelOrder}
      width={WIDTH}
      confirmText={texts.cancelNow}
      cancelText={texts.notNow}
      onConfirm={() => cancel()}
      onCancel={onClose}
    >
      <p className={css.hint}>
        {order.pay_status === 'PAYED' ? texts.cancelPaidHint : texts.cancelUnpaidHint}
      </p>
      <form method="post" noValidate onSubmit={(event) => void cancel(event)}>
        <fieldset className={css.reasons}>
          <legend className={css.legend}>{texts.cancelReason}</legend>
          {texts.cancelReasons.map((reason) => (
            <label key={reason} className={css.reason}>
              <input type="radio" value={reason} {...register('reason')} /> {reason}
            </label>
          ))}
        </fieldset>
        {isOther && (
          <TextField
            control={control}
            name="other"
            label={texts.otherReason}
            required
            lines={3}
            longest={ORDER_CANCEL_OTHER_REASON}
            rules={[required(texts.otherReasonNeeded)]}
          />
        )}
      </form>
    </Modal>
  )
}
