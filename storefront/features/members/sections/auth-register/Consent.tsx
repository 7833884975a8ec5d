import { Fragment, useState, type MouseEvent } from 'react'
import type { Agreement } from '@schemas/generated/api'
import { Modal } from '@storefront/shell/parts/Modal'
import { protocolTexts } from '@storefront/features/content'
import { texts } from '../../texts/auth'
import css from './Consent.module.css'

/** Links to what is agreed to; each opens its text in a dialog, the very version that will be sent. */
export function Consent({ agreements }: { agreements: readonly Agreement[] }) {
  const [shown, show] = useState<Agreement>()
  const [open, setOpen] = useState(false)
  const openDialog = (agreement: Agreement) => (event: MouseEvent) => {
    event.preventDefault()
    show(agreement)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      {agreements.map((agreement, index) => (
        <Fragment key={agreement.type}>
          {index > 0 && texts.and}
          <a className={css.link} href={`/license?type=${agreement.type}`} onClick={openDialog(agreement)}>
            《{agreement.title}》
          </a>
        </Fragment>
      ))}
      {shown && (
        <Modal open={open} title={shown.title} onCancel={close} onConfirm={close} confirmText={texts.known}>
          <p className={css.version}>{protocolTexts.version(shown.version)}</p>
          {/* cleaned by the server */}
          <div dangerouslySetInnerHTML={{ __html: shown.content }} />
        </Modal>
      )}
    </>
  )
}
