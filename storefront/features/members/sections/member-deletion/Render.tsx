import { Anchor, useShop } from '@engine'
import type { MemberDeletionAnswer } from '@schemas/generated/api'
import { DemoHint } from '../../account/Notes'
import formCss from '../../account/form.module.css'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { texts } from '../../texts/account'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { lossesOf, obstaclesOf } from './lists'
import css from './Render.module.css'

const Leave = later(async () => (await import('./Leave')).Leave, { height: 260 })

/** 注销: what is lost and what stays, what is in the way, and who proves to be the member may go. */
export function Render() {
  const { deletion, demo } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.deletion}>
      {deletion.data ? (
        <>
          <Consequences deletion={deletion.data} />
          <Way deletion={deletion.data} demo={demo.data !== undefined} />
        </>
      ) : (
        <AskFailed error={deletion.error} />
      )}
    </MemberFrame>
  )
}

function Consequences({ deletion }: { deletion: MemberDeletionAnswer }) {
  return (
    <>
      <p className={css.warning} role="note">
        {texts.deletionNow}
      </p>
      <div className={css.columns}>
        <List title={texts.loseTitle} rows={lossesOf(deletion)} />
        <List title={texts.keepTitle} rows={texts.keep} />
      </div>
      <p className={formCss.hint}>
        {texts.exportFirst}
        <Anchor link="/member/my-data" className={formCss.link}>
          {texts.download}
        </Anchor>
      </p>
    </>
  )
}

function List({ title, rows }: { title: string; rows: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  )
}

function Way({ deletion, demo }: { deletion: MemberDeletionAnswer; demo: boolean }) {
  const { user } = useShop()
  const obstacles = obstaclesOf(deletion)
  if (obstacles.length === 0)
    return (
      <>
        <Leave mobile={user?.mobile ?? ''} hasPassword={deletion.has_password} />
        {demo && <DemoHint />}
      </>
    )
  return (
    <div className={css.obstacles} role="alert">
      <p className={css.heading}>{texts.obstaclesTitle}</p>
      <ul className={css.list}>
        {obstacles.map(({ text, href }) => (
          <li key={text}>
            {text}
            <Anchor link={href} className={css.way} label={`${texts.toSee}${text}`}>
              {texts.toSee}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
