import { useShop } from '@engine'
import { DemoHint } from '../../account/Notes'
import { NewMobile } from '../../account/NewMobile'
import { useReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/account'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** Binds an account that has no number yet; another number is a matter of the member centre, where the old one is proved. */
export function Render() {
  const { user } = useShop()
  const { demo } = useAnswers<typeof data>()
  const target = useReturn()
  return (
    <AuthStage title={texts.bindPhoneTitle}>
      {user?.mobile ? (
        <Notice drawing="account" text={texts.bindPhoneNow(user.mobile)}>
          <ButtonLink href="/member/change-mobile" kind="primary">
            {texts.toChangeMobile}
          </ButtonLink>
        </Notice>
      ) : (
        <>
          <NewMobile
            submitText={texts.bindPhone}
            size="large"
            block
            onDone={() => {
              showToast(texts.bindPhoneDone)
              goOn(target)
            }}
          />
          {demo?.data && <DemoHint />}
        </>
      )}
    </AuthStage>
  )
}
