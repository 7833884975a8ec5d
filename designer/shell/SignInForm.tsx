import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input } from 'antd'
import { useChange } from '../api/hooks'
import styles from './SignIn.module.css'

interface Credentials {
  username: string
  password: string
}

/** @param username who was signed in here, and probably comes back */
export function SignInForm({ username = '' }: { username?: string }) {
  const signIn = useChange('POST /session', ['GET /session'])
  const submit = (body: Credentials) => signIn.mutate({ body })
  const isKnown = username !== ''
  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      onFinish={submit}
      requiredMark={false}
      initialValues={{ username }}
    >
      <Form.Item label="账号" name="username" rules={[{ required: true, message: '请输入账号' }]}>
        <Input prefix={<UserOutlined />} autoComplete="username" autoFocus={!isKnown} />
      </Form.Item>
      <Form.Item label="密码" name="password" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password prefix={<LockOutlined />} autoComplete="current-password" autoFocus={isKnown} />
      </Form.Item>
      {signIn.error && <Alert role="alert" type="error" showIcon title={signIn.error.message} />}
      <Button className={styles.submit} type="primary" htmlType="submit" block loading={signIn.isPending}>
        登录
      </Button>
    </Form>
  )
}
