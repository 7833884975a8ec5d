import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@engine/icons'
import { useWorkspace } from '../workspace'

/** How many problems the page has; opens their list. */
export function ProblemCount() {
  const { problems, ui } = useWorkspace()
  const { errors, warnings } = useSnapshot(problems.totals)
  const icon =
    errors > 0 ? <CloseCircleOutlined /> : warnings > 0 ? <WarningOutlined /> : <CheckCircleOutlined />
  const text = [errors > 0 && `${errors} 个问题`, warnings > 0 && `${warnings} 个提醒`].filter(Boolean)
  return (
    <Button
      type="text"
      danger={errors > 0}
      icon={icon}
      onClick={() => (ui.dialog = 'problems')}
      aria-haspopup="dialog"
    >
      {text.length > 0 ? text.join('，') : '没有问题'}
    </Button>
  )
}
