import { ORDER_CANCEL_OTHER_REASON } from '@schemas/generated/limits'
import { required } from '../../shell/parts/form/rules'
import { TextField } from '../../shell/parts/form/TextField'
import { useFields } from '../../shell/parts/form/use-fields'
import { CONFIRM_WIDTH, Modal } from '../../shell/parts/Modal'
import { navigate } from '../../shell/router/navigate'
import { texts } from './texts/order-operations'
import { texts as orders } from './texts/orders'
import css from './OrderDialogs.module.css'

interface CancelDialogProps {
  open: boolean
  isPaid: boolean
  /** @param other the buyer's own words; '' with one of the reasons */
  onConfirm(reason: string, other: string): Promise<void>
  onClose(): void
}

/** px */
const WIDTH = 520

const OTHER = texts.cancelReasons.at(-1) ?? ''

/** Why an order is cancelled: one of a few reasons, or the buyer's own words. */
export function CancelDialog({ open, isPaid, onConfirm, onClose }: CancelDialogProps) {
  const { control, register, watch, send } = useFields({
    reason: texts.cancelReasons[0] as string,
    other: '',
  })
  const isOther = watch('reason') === OTHER
  const cancel = send(async ({ reason, other }) => {
    await onConfirm(reason, reason === OTHER ? other : '')
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
      <p className={css.hint}>{isPaid ? texts.cancelPaidHint : texts.cancelUnpaidHint}</p>
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

/** A product that did not get into the cart, and what the server said of it. */
interface NotAdded {
  name: string
  reason: string
}

/** What buying an order again came to. */
export interface Again {
  added: number
  refused: NotAdded[]
}

interface AgainDialogProps {
  again: Again
  onClose(): void
}

/** What could not be bought again, each with its reason; the rest is in the cart. */
export function AgainDialog({ again: { added, refused }, onClose }: AgainDialogProps) {
  const leave = added > 0 && { confirmText: texts.toCart, onConfirm: () => navigate('/cart') }
  return (
    <Modal
      open
      title={added > 0 ? texts.someNotAdded : texts.noneAdded}
      width={CONFIRM_WIDTH}
      cancelText={texts.close}
      onCancel={onClose}
      {...leave}
    >
      <p className={css.hint}>{texts.notAdded}</p>
      <ul className={css.refused}>
        {refused.map(({ name, reason }, index) => (
          // the same product may be in two lines
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={index}>
            {name}
            <span className={css.why}>{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
