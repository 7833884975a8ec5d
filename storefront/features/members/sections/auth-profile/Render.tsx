import css from '../../account/form.module.css'
import { ProfileForm } from '../../account/ProfileForm'
import { useReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** What a first profile asks for; the rest is the member centre's. */
const SHOWN = ['username', 'sex', 'birthday'] as const

/** The first profile of a new member; all of it may be left for later. */
export function Render() {
  const { fields, member } = useAnswers<typeof data>()
  const target = useReturn()
  return (
    <AuthStage title={texts.profileTitle} wide>
      {fields?.data && member?.data ? (
        <>
          <p className={css.hint}>{texts.profileHint}</p>
          <ProfileForm
            wide
            fields={Object.values(fields.data).filter(({ is_open }) => is_open)}
            member={member.data.memberInfo}
            shown={SHOWN}
            onDone={() => goOn(target)}
          >
            <Button size="large" onClick={() => goOn(target)}>
              {texts.skip}
            </Button>
          </ProfileForm>
        </>
      ) : (
        <AskFailed error={fields?.error ?? member?.error} />
      )}
    </AuthStage>
  )
}
