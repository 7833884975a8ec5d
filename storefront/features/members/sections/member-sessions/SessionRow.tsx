import type { MemberSession } from '@schemas/generated/api'
import { Button } from '@storefront/shell/parts/Button'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/account'
import css from './Render.module.css'

interface SessionRowProps {
  session: MemberSession
  busy: boolean
  onEnd(): void
}

/** One device. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, address, created, seen, current, staff } = session
  return (
    <tr>
      <th scope="row" className={css.device}>
        {device}
        {current && <span className={css.current}>{texts.thisDevice}</span>}
        {staff && <span className={css.staff}>{texts.staffSession}</span>}
      </th>
      <td>{address || texts.unknown}</td>
      <td className={css.time}>
        <time dateTime={isoOf(created)}>{momentOf(created)}</time>
      </td>
      <td className={css.time}>
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
