import { Form, Input } from 'antd'

/** The field `current`: changing anything about one's own sign-in needs the password. */
export const CurrentPassword = () => (
  <Form.Item label="当前密码" name="current" rules={[{ required: true, message: '请输入当前密码' }]}>
    <Input.Password autoFocus autoComplete="current-password" />
  </Form.Item>
)
