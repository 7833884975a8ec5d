import type { MemberInfo } from '@schemas/generated/api'
import { plainYuan } from '@schemas/money'
import { texts } from '../texts/member'
import css from './GradeProgress.module.css'
import { progressOf } from './grades'

/** The member's progress towards the next membership level. */
export function GradeProgress({ member }: { member: MemberInfo }) {
  const { totalConsumption, gradeInfo, nextGradeInfo } = member
  const { percent, missing } = progressOf(totalConsumption, gradeInfo, nextGradeInfo)
  const said = nextGradeInfo ? texts.toNext(plainYuan(missing), nextGradeInfo.grade_name) : texts.highest
  return (
    <div className={css.progress}>
      <p className={css.names}>
        <b>{gradeInfo.grade_name}</b>
        {nextGradeInfo && <span>{nextGradeInfo.grade_name}</span>}
      </p>
      <progress className={css.bar} max={100} value={percent} aria-label={texts.growth} />
      <p className={css.said}>
        {texts.spent} ¥{plainYuan(totalConsumption)} · {said}
      </p>
    </div>
  )
}
