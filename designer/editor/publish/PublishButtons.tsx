import { useSnapshot } from 'valtio'
import { Button, Dropdown, Space } from 'antd'
import { DownOutlined, CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@engine/icons'
import { ActionButton, useAction } from '../actions'
import { useWorkspace } from '../workspace'

/** Preview as the page is made for, or at a phone's width. */
export function PreviewButton() {
  const { title, run } = useAction('preview-phone')
  return (
    <Space.Compact>
      <ActionButton action="preview" labelled />
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'phone', label: title, onClick: run }] }}>
        <Button type="text" size="small" icon={<DownOutlined />} aria-label="其他预览方式" />
      </Dropdown>
    </Space.Compact>
  )
}

/** How many problems the page has, and places that are not filled; opens their list. */
export function ProblemCount() {
  const { problems, ui } = useWorkspace()
  const { errors, warnings, unfilled } = useSnapshot(problems.totals)
  const icon =
    errors > 0 ? (
      <CloseCircleOutlined />
    ) : warnings + unfilled > 0 ? (
      <WarningOutlined />
    ) : (
      <CheckCircleOutlined />
    )
  const text = [
    errors > 0 && `${errors} 个问题`,
    warnings > 0 && `${warnings} 个提醒`,
    unfilled > 0 && `${unfilled} 处未填写`,
  ].filter(Boolean)
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
