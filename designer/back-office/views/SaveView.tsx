import { Checkbox, Form, Input } from 'antd'
import { SAVE_VIEW_NAME } from '@schemas/generated/admin-limits'
import { FormDialog, atMost, useHost } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { useMay } from '../../shell/sign-in'

interface Props {
  list: string
  query: string
  onClose(): void
}

interface Values {
  name: string
  shared?: boolean
}

/** Gives what a list is narrowed to a name. */
export default function SaveView({ list, query, onClose }: Props) {
  const host = useHost()
  const mayShare = useMay('views.share')
  const save = useChange('POST /account/views', ['GET /account/views'])
  return (
    <FormDialog<Values>
      title="保存当前视图"
      busy={save.isPending}
      onSubmit={({ name, shared = false }, refused) =>
        save.mutate(
          { body: { list, query, name: name.trim(), shared } },
          {
            onSuccess: () => {
              host.success('保存成功')
              onClose()
            },
            onError: refused,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label="名称"
        extra="同名的会被替换"
        rules={[{ required: true, whitespace: true, message: '请输入名称' }, atMost(SAVE_VIEW_NAME)]}
      >
        <Input autoFocus />
      </Form.Item>
      {mayShare && (
        <Form.Item name="shared" valuePropName="checked">
          <Checkbox>所有运营人员可见</Checkbox>
        </Form.Item>
      )}
    </FormDialog>
  )
}
