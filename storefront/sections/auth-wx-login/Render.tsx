import css from '../../account/form.module.css'
import { useReturn, withReturn } from '../../account/use-return'
import { goOn } from '../../actions/session'
import { AuthStage } from '../../layout/AuthStage'
import { Button, ButtonLink } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { texts } from '../../texts/auth'
import { useAnswers } from '../use-answers'
import type data from './data'
import { openWindow } from './open-window'
import { useSignedIn } from './use-signed-in'

/** The third party that shows a code to scan; whichever there is, where there is no WeChat. */
const SCANNED = 'weixin'

/**
 * Signs in by a code that a phone scans: the third party shows it in a window of its own, this page waits until that
 * window has signed this browser in, and goes on.
 */
export function Render() {
  const { providers } = useAnswers<typeof data>()
  const target = useReturn()
  const { waits, wait, isOver } = useSignedIn(() => goOn(target))
  const known = providers?.data?.filter(({ status }) => status) ?? []
  const provider = known.find(({ type }) => type === SCANNED) ?? known[0]
  const toLogin = (
    <ButtonLink size="large" href={withReturn('/auth/login', target)}>
      {texts.byPassword}
    </ButtonLink>
  )
  if (!provider)
    return (
      <AuthStage title={texts.scan}>
        <Notice text={providers?.error ? texts.failedToLoad : texts.noProvider}>{toLogin}</Notice>
      </AuthStage>
    )
  const open = async () => {
    if (await openWindow(provider.type, target)) wait()
  }
  return (
    <AuthStage title={texts.scan}>
      <p className={css.hint}>{texts.scanHint(provider.name)}</p>
      <output className={css.hint}>{waits ? texts.scanWaits : isOver && texts.scanOver}</output>
      <div className={css.actions}>
        <Button kind="primary" size="large" onClick={() => void open()}>
          {waits || isOver ? texts.scanAgain : texts.scanOpen}
        </Button>
        {toLogin}
      </div>
    </AuthStage>
  )
}
