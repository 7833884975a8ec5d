import { Button, Dropdown, Space } from 'antd'
import { DownOutlined, EyeOutlined } from '@engine/icons'
import { ActionButton, useAction } from '../actions'

/** Preview as the page is made for, or at a phone's width. */
export function PreviewButton() {
  const { title, run } = useAction('preview-phone')
  return (
    <Space.Compact>
      <ActionButton action="preview" icon={<EyeOutlined />} labelled />
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'phone', label: title, onClick: run }] }}>
        <Button type="text" size="small" icon={<DownOutlined />} aria-label="其他预览方式" />
      </Dropdown>
    </Space.Compact>
  )
}
