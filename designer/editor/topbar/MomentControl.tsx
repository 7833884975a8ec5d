import { Button, DatePicker, Popover, Tooltip } from 'antd'
import dayjs from 'dayjs'
import { useSnapshot } from 'valtio'
import { ClockCircleOutlined } from '@engine/icons'
import { useWorkspace } from '../workspace'

const FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Shows the page as it will be at a chosen moment: widgets with a show time come and go. */
export function MomentControl() {
  const { ui } = useWorkspace()
  const { at } = useSnapshot(ui)
  return (
    <Popover
      trigger="click"
      title="预览时间"
      content={
        <DatePicker
          showTime
          aria-label="预览时间"
          placeholder="所有组件"
          format={FORMAT}
          value={at === null ? null : dayjs(at, FORMAT)}
          onChange={(moment) => (ui.at = moment?.format(FORMAT) ?? null)}
        />
      }
    >
      <Tooltip title={at === null ? '按时间预览' : `预览时间：${at}`}>
        <Button
          type={at === null ? 'text' : 'primary'}
          icon={<ClockCircleOutlined />}
          aria-label="按时间预览"
        />
      </Tooltip>
    </Popover>
  )
}
