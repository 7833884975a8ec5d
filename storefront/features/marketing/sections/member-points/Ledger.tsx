import { clsx } from 'clsx'
import { Anchor, encodePart } from '@engine'
import type { PointEntry } from '@schemas/generated/api'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member'
import css from './Ledger.module.css'

/** Every change of the member's points: when, why, by how much. */
export function Ledger({ entries }: { entries: readonly PointEntry[] }) {
  return (
    <table className={css.ledger}>
      <thead>
        <tr>
          <th scope="col">{texts.entryTime}</th>
          <th scope="col">{texts.entryWhat}</th>
          <th scope="col">{texts.entryOrder}</th>
          <th scope="col" className={css.change}>
            {texts.entryChange}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, created, point, point_desc, journal_type, order_id }) => (
          <tr key={id}>
            <td className={css.time}>{momentOf(created)}</td>
            <td>{point_desc || reasonOf(journal_type)}</td>
            <td>
              {order_id && (
                <Anchor link={`/member/trade/${encodePart(order_id)}`} className={css.order}>
                  {order_id}
                </Anchor>
              )}
            </td>
            <td className={clsx(css.change, point > 0 && css.income)}>
              {point > 0 ? '+' : ''}
              {point.toLocaleString('zh-CN')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `journal_type` (rule api-18). */
const reasonOf = (type: number) => (texts.journal as Record<number, string>)[type] ?? ''
