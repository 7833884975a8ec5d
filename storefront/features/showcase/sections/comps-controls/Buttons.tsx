import { useState } from 'react'
import { Button, BUTTON_SIZES, BUTTON_TYPES, ButtonLink } from '@storefront/shell/parts/Button'
import { Modal } from '@storefront/shell/parts/Modal'
import { withLoading } from '@storefront/shell/state/loading'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { Mark } from '@storefront/shell/parts/Mark'
import { Notice } from '@storefront/shell/parts/Notice'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { texts as frame } from '@storefront/shell/texts/site-frame'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

/** Eight types in three sizes, and each at rest. */
export function Buttons() {
  return (
    <Box title={texts.buttons}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} className={css.row}>
          {BUTTON_TYPES.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {kind}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button disabled>{texts.disabled}</Button>
        <Button kind="primary" busy>
          {texts.busy}
        </Button>
        <ButtonLink href="/comps" kind="primary">
          {texts.back}
        </ButtonLink>
      </div>
    </Box>
  )
}

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

const TABS = texts.tabNames.map((text, index) => ({
  value: String(index),
  text,
  panel: <p>{texts.tabText(text)}</p>,
}))

const MARKS = ['success', 'fail', 'pending'] as const

export function States() {
  return (
    <Box title={texts.states}>
      <ul className={css.marks} aria-label={texts.states}>
        {MARKS.map((kind) => (
          <li key={kind} className={css.mark}>
            <Mark kind={kind} />
            {texts[kind]}
          </li>
        ))}
      </ul>
      <Tabs name="comps-tabs" label={texts.tabs} tabs={TABS} />
      <Notice text={texts.empty}>
        <ButtonLink href="/">{frame.backHome}</ButtonLink>
      </Notice>
    </Box>
  )
}
