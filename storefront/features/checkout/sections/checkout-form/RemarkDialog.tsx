import { useEffect } from 'react'
import { ORDER_NEW_SHOPS_EACH_REMARK } from '@schemas/generated/limits'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/checkout'

interface RemarkDialogProps {
  open: boolean
  words: string
  onWritten(words: string): void
  onCancel(): void
}

/** px */
const WIDTH = 480

/** What the seller is told, in a sheet. */
export default function RemarkDialog({ open, words, onWritten, onCancel }: RemarkDialogProps) {
  const { control, send, reset } = useFields({ remark: words })
  // what was typed and given up is not there the next time
  useEffect(() => {
    if (open) reset({ remark: words })
  }, [open, words, reset])
  const save = send(async ({ remark }) => onWritten(remark))
  return (
    <Modal open={open} title={texts.remark} width={WIDTH} onConfirm={() => save()} onCancel={onCancel}>
      <form method="post" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          control={control}
          name="remark"
          label={texts.remark}
          lines={3}
          placeholder={texts.remarkHint}
          longest={ORDER_NEW_SHOPS_EACH_REMARK}
        />
      </form>
    </Modal>
  )
}
