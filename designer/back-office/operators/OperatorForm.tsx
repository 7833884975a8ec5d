import { Form, Input, Radio } from 'antd'
import type { OperatorRow } from '@schemas/generated/api'
import { CREATE_OPERATOR_NAME, CREATE_OPERATOR_PASSWORD } from '@schemas/generated/admin-limits'
import { atMost, FormDialog, useHost } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { PRESET_NAMES } from '@schemas/rights'

interface Values {
  username: string
  name: string
  role: OperatorRow['role']
  password: string
}

/** A new account, or changes of one; an empty password keeps the old one. */
export function OperatorForm({ operator, onClose }: { operator: OperatorRow | null; onClose(): void }) {
  const host = useHost()
  const create = useChange('POST /operators', ['GET /operators'])
  const change = useChange('PUT /operators/{operator_id}', ['GET /operators'])
  const onSuccess = () => {
    host.success('保存成功')
    onClose()
  }
  function submit({ username, name, role, password = '' }: Values, onError: (error: Error) => void) {
    const then = { onSuccess, onError }
    if (!operator)
      create.mutate({ body: { username: username.trim(), name: name.trim(), role, password } }, then)
    else
      change.mutate(
        {
          params: { operator_id: operator.operator_id },
          body: { name: name.trim(), role, ...(password && { password }) },
        },
        then,
      )
  }
  return (
    <FormDialog<Values>
      title={operator ? `修改 ${operator.username}` : '新建账号'}
      busy={create.isPending || change.isPending}
      initialValues={operator ?? { role: 'editor' }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!operator && (
        <Form.Item label="账号" name="username" rules={[{ required: true, message: '请输入账号' }]}>
          <Input autoFocus autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        label="姓名"
        name="name"
        rules={[{ required: true, whitespace: true, message: '请输入姓名' }, atMost(CREATE_OPERATOR_NAME)]}
      >
        <Input />
      </Form.Item>
      <Form.Item label="角色" name="role" extra="查看：只能看；编辑：可以修改页面；店主：可以发布与管理">
        <Radio.Group
          options={Object.entries(PRESET_NAMES).map(([value, label]) => ({
            value: value as Values['role'],
            label,
          }))}
        />
      </Form.Item>
      <Form.Item
        label={operator ? '新密码' : '密码'}
        name="password"
        extra={
          operator
            ? '至少12个字符，不能过于常见；留空则不修改，修改后需重新登录'
            : '至少12个字符，不能过于常见'
        }
        rules={[
          ...(operator ? [] : [{ required: true, message: '请输入密码' }]),
          atMost(CREATE_OPERATOR_PASSWORD),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  )
}
