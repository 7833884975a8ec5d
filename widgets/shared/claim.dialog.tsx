import { Dialog } from '@base-ui/react/dialog'
import { strings } from '@schemas/generated/strings/W0021'
import css from './claim-dialog.module.css'
import { DialogFrame } from './DialogFrame'

interface ClaimDialogProps {
  open: boolean
  onClose: () => void
  /** 确定: goes to the products that the coupon is for. */
  onOk: () => void
}

/** What a member sees after a claim (W0021). Traps the focus and gives it back; loaded by `useClaim`. */
export function ClaimDialog({ open, onClose, onOk }: ClaimDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} className={css.popup}>
      <Dialog.Title className={css.title}>{strings.claimTitle}</Dialog.Title>
      <Dialog.Description className={css.text}>{strings.claimText}</Dialog.Description>
      <div className={css.buttons}>
        <button type="button" className={css.ok} onClick={onOk}>
          {strings.claimOk}
        </button>
        <Dialog.Close className={css.cancel}>{strings.claimCancel}</Dialog.Close>
      </div>
    </DialogFrame>
  )
}
