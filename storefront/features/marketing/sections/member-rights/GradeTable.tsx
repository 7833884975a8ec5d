import type { GradeInfo } from '@schemas/generated/api'
import { plainYuan } from '@schemas/money'
import { discountText } from '../../grades/grades'
import { texts } from '../../texts/member'
import css from './GradeTable.module.css'

interface GradeTableProps {
  grades: readonly GradeInfo[]
  /** The grade that is the member's. */
  own: string | undefined
}

/** Every grade that spending leads to. */
export function GradeTable({ grades, own }: GradeTableProps) {
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
