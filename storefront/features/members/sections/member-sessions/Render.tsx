import { useState } from 'react'
import { Anchor } from '@engine'
import type { MemberSession } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button } from '@storefront/shell/parts/Button'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import formCss from '../../account/form.module.css'
import { texts } from '../../texts/account'
import type data from './data'
import css from './Render.module.css'

/** Ends one of the other sessions, or all of them, after asking. @returns once it is done, or was not wanted */
async function endSessions(session?: MemberSession): Promise<void> {
  const question = session ? texts.endAsk(session.device) : texts.endOthersAsk
  if (!(await confirm(question))) return
  const body = session ? { session_id: session.session_id } : {}
  const asked = call('DELETE /member/sessions', { body })
  const done = await succeeds(
    asked.then(({ ended }) => showToast(session ? texts.ended : texts.othersEnded(ended))),
  )
  // one that is gone already is refused, and the list is old then too
  if (done || session) refreshPage()
}

/** Where the member is signed in: the devices, the current one marked, the others to be signed out. */
export function Render() {
  const { sessions } = useAnswers<typeof data>()
  const [busy, setBusy] = useState<string>()
  const end = async (session?: MemberSession) => {
    setBusy(session?.session_id ?? '')
    try {
      await endSessions(session)
    } finally {
      setBusy(undefined)
    }
  }
  const list = sessions.data?.list.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? []
  return (
    <MemberFrame
      title={texts.sessions}
      extra={
        list.length > 1 && (
          <Button size="small" busy={busy === ''} onClick={() => void end()}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      {sessions.data ? (
        <>
          <table className={css.table}>
            <thead>
              <tr>
                {[texts.device, texts.address, texts.signedIn, texts.lastSeen, texts.doing].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((session) => (
                <SessionRow
                  key={session.session_id}
                  session={session}
                  busy={busy === session.session_id}
                  onEnd={() => void end(session)}
                />
              ))}
            </tbody>
          </table>
          <p className={formCss.note}>
            {texts.strangeHint}
            <Anchor link="/member/change-password" className={formCss.link}>
              {texts.toPassword}
            </Anchor>
          </p>
        </>
      ) : (
        <AskFailed error={sessions.error} />
      )}
    </MemberFrame>
  )
}

interface SessionRowProps {
  session: MemberSession
  busy: boolean
  onEnd(): void
}

/** One device. */
function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, address, created, seen, current, staff } = session
  return (
    <tr>
      <th scope="row" className={css.device}>
        {device}
        {current && <span className={css.current}>{texts.thisDevice}</span>}
        {staff && <span className={css.staff}>{texts.staffSession}</span>}
      </th>
      <td data-name={texts.address}>{address || texts.unknown}</td>
      <td className={css.time} data-name={texts.signedIn}>
        <time dateTime={isoOf(created)}>{momentOf(created)}</time>
      </td>
      <td className={css.time} data-name={texts.lastSeen}>
        <time dateTime={isoOf(seen)}>{momentOf(seen)}</time>
      </td>
      <td>
        {!current && (
          <Button size="small" busy={busy} onClick={onEnd} aria-label={`${texts.end}：${device}`}>
            {texts.end}
          </Button>
        )}
      </td>
    </tr>
  )
}
