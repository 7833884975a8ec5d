import { Button, Tooltip } from 'antd'
import { useMay } from '../../shell/sign-in'
import { useAction } from '../actions'

/** Publishing is the owner's; others see why they cannot. */
export function PublishButton() {
  const { title, enabled, run } = useAction('publish')
  const may = useMay('owner')
  return (
    <Tooltip title={may ? null : '只有店主可以发布'}>
      <Button type="primary" disabled={!may || !enabled} onClick={run}>
        {title}
      </Button>
    </Tooltip>
  )
}
