import { Anchor, useShop } from '@engine'
import type { PointMemberInfoAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { texts } from '../texts/points'
import css from './Balance.module.css'

/** The points balance; visitors get a link to sign in. */
export function Balance({ asked }: { asked: Answered<PointMemberInfoAnswer> }) {
  const { user, path } = useShop()
  return (
    <p className={css.balance}>
      {user && asked.data ? (
        <>
          {texts.myPoints} <b className={css.sum}>{asked.data.point.toLocaleString('zh-CN')}</b>
        </>
      ) : (
        <Anchor link={`/auth/login?redirectUrl=${encodeURIComponent(path)}`} className={css.way}>
          {texts.loginForPoints}
        </Anchor>
      )}
    </p>
  )
}
