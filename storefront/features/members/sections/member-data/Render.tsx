import { useState } from 'react'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { download } from '@storefront/shell/api/download'
import { succeeds } from '@storefront/shell/api/succeeds'
import { Button, ButtonLink } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/account'
import css from './Render.module.css'

/** What members can do with the data that is stored about them: export it, or have it deleted. */
export function Render() {
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      await succeeds(download('/member/export'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <MemberFrame title={texts.myData}>
      <section className={css.part} aria-label={texts.download}>
        <p className={css.hint}>{texts.exportHint}</p>
        <p className={css.note}>{texts.exportKeep}</p>
        <Button kind="primary" busy={busy} onClick={() => void fetchAll()}>
          {texts.download}
        </Button>
      </section>
      <section className={css.part} aria-label={texts.deletion}>
        <h3 className={css.heading}>{texts.deletion}</h3>
        <p className={css.hint}>{texts.deletionHint}</p>
        <ButtonLink href="/member/delete-account">{texts.toDeletion}</ButtonLink>
      </section>
    </MemberFrame>
  )
}
