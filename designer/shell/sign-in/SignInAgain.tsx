import { Modal } from 'antd'
import { SignInForm } from './SignInForm'

/** Above every other dialog. */
const TOP = 2000

/** Shown when a session ends during work: the page stays below and can be used again after signing in. */
export function SignInAgain({ username }: { username: string }) {
  return (
    <Modal
      open
      title="登录已失效，请重新登录"
      width={400}
      zIndex={TOP}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <p>登录后可以接着做，修改都还在。</p>
      <SignInForm username={username} />
    </Modal>
  )
}
