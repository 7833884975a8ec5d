import { Form, Input } from 'antd'
import { CHANGE_OWN_PASSWORD_PASSWORD } from '@schemas/generated/admin-limits'
import { useChange } from '../../shell/api'
import { atMost, FormDialog, useHost } from '../../shell/ui'
import { useSession } from '../../shell/sign-in'
import { CurrentPassword } from './SetUpSecondFactor'

interface Values {
  current: string
  password: string
  again: string
}

export function PasswordForm({ onClose }: { onClose(): void }) {
  const host = useHost()
  const { operator } = useSession()
  const change = useChange('POST /account/password')
  const submit = ({ current, password }: Values, onError: (error: Error) => void) =>
    change.mutate(
      { body: { current, password } },
      {
        onSuccess: () => {
          host.success('密码已修改，其他设备需重新登录')
          onClose()
        },
        onError,
      },
    )
  return (
    <FormDialog<Values> title="修改密码" busy={change.isPending} onSubmit={submit} onClose={onClose}>
      {/* tells password managers which account the password is for */}
      <input type="text" autoComplete="username" value={operator.username} readOnly hidden />
      <CurrentPassword />
      <Form.Item
        label="新密码"
        name="password"
        extra="至少12个字符，不能过于常见"
        rules={[
          { required: true, message: '请输入新密码' },
          { min: 12, message: '密码至少12个字符' },
          atMost(CHANGE_OWN_PASSWORD_PASSWORD),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        label="再次输入新密码"
        name="again"
        dependencies={['password']}
        rules={[
          { required: true, message: '请再次输入新密码' },
          ({ getFieldValue }) => ({
            validator: (_rule, again: string) =>
              !again || again === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error('两次输入的密码不一致')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </FormDialog>
  )
}
