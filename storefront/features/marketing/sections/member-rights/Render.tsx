import { Anchor } from '@engine'
import type { GradeInfo } from '@schemas/generated/api'
import { plainYuan } from '@schemas/money'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { discountText } from '../../grades/grades'
import { GradeProgress } from '../../grades/GradeProgress'
import { texts } from '../../texts/member'
import type data from './data'
import css from './Render.module.css'

/** What members have of their grade, and what the others would give them. */
export function Render() {
  const { member, grades, offers } = useAnswers<typeof data>()
  const own = member.data?.memberInfo
  return (
    <MemberFrame title={texts.rights}>
      {own ? (
        <div className={css.own}>
          <GradeProgress member={own} />
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
      <ul className={css.perks} aria-label={texts.rights}>
        {Object.entries(texts.perks).map(([key, [name, what]]) => (
          <li key={key} className={css.perk}>
            <b>{name}</b>
            <p className={css.what}>{what}</p>
          </li>
        ))}
      </ul>
      <h3 className={css.heading}>{texts.gradeRights}</h3>
      {grades.data ? (
        <GradeTable grades={grades.data.list} own={own?.grade_id} />
      ) : (
        <AskFailed error={grades.error} />
      )}
      {offers.data && offers.data.list.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.paidRights}</h3>
          <ul className={css.paid}>
            {offers.data.list.map(({ vip_grade_id, grade_name, description, privileges }) => (
              <li key={vip_grade_id} className={css.grade}>
                <b>{grade_name}</b>
                <span className={css.discount}>
                  {privileges.discount_desc || discountText(privileges.discount)}
                </span>
                <span className={css.what}>{description}</span>
                <Anchor link="/member/vip" className={css.way} label={`${texts.openVip} ${grade_name}`}>
                  {texts.openVip}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </MemberFrame>
  )
}

interface GradeTableProps {
  grades: readonly GradeInfo[]
  /** The grade that is the member's. */
  own: string | undefined
}

/** Every grade that spending leads to. */
function GradeTable({ grades, own }: GradeTableProps) {
  return (
    <table className={css.grades}>
      <thead>
        <tr>
          <th scope="col">{texts.grade}</th>
          <th scope="col">{texts.condition}</th>
          <th scope="col">{texts.discount}</th>
        </tr>
      </thead>
      <tbody>
        {grades.map(({ grade_id, grade_name, promotion_condition, privileges }) => (
          <tr key={grade_id} aria-current={grade_id === own || undefined}>
            <th scope="row">
              {grade_name}
              {grade_id === own && <span className={css.tag}>{texts.current}</span>}
            </th>
            <td>
              {promotion_condition.total_consumption > 0
                ? texts.spentAtLeast(plainYuan(promotion_condition.total_consumption))
                : texts.default}
            </td>
            <td>{privileges.discount_desc || discountText(privileges.discount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
