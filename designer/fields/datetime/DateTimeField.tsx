import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { LeafProps } from '@engine/settings'

/** How pages write a moment: the shop's own time (Asia/Shanghai), whatever the operator's clock says. */
const MOMENT = 'YYYY-MM-DD HH:mm:ss'

/** A moment, or '' for none. The text is the shop's wall clock, so no zone is converted either way. */
export function DateTimeField({ value, set, title, schema, disabled, id, describedBy, problems }: LeafProps) {
  const moment = typeof value === 'string' && value !== '' ? dayjs(value) : null
  return (
    <DatePicker
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: 200 }}
      showTime
      format={MOMENT}
      // optional fields have '' as their default
      placeholder={schema.default === '' ? '不限' : '请选择时间'}
      disabled={disabled}
      {...(problems.length > 0 && { status: 'error' })}
      value={moment?.isValid() ? moment : null}
      onChange={(chosen) => set(chosen ? chosen.format(MOMENT) : '')}
    />
  )
}
