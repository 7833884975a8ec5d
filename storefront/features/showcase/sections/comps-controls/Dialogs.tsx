import { useState } from 'react'
import { Button } from '@storefront/shell/parts/Button'
import { Modal } from '@storefront/shell/parts/Modal'
import { withLoading } from '@storefront/shell/state/loading'
import { confirm } from '@storefront/shell/state/questions'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

/** ms; long enough to be looked at. */
const LOADING_MS = 1500

export function Dialogs() {
  const [open, setOpen] = useState(false)
  return (
    <Box title={texts.dialogs}>
      <div className={css.row}>
        <Button onClick={() => setOpen(true)}>{texts.openModal}</Button>
        <Button onClick={async () => showToast(texts.answered(await confirm(texts.confirmText)))}>
          {texts.openConfirm}
        </Button>
        <Button onClick={() => showToast(texts.toastText)}>{texts.openToast}</Button>
        <Button onClick={() => void withLoading(new Promise<void>((done) => setTimeout(done, LOADING_MS)))}>
          {texts.openLoading}
        </Button>
      </div>
      <Modal
        open={open}
        title={texts.openModal}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        {texts.modalText}
      </Modal>
    </Box>
  )
}
