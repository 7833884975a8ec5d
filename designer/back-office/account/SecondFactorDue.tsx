import { useQueryClient } from '@tanstack/react-query'
import { Button, Card } from 'antd'
import styles from '../../shell/SignIn.module.css'
import { useSignOut } from '../../shell/use-sign-out'
import { SetUpSecondFactor } from './SetUpSecondFactor'

/** All that an operator sees whose company demands a second factor, until it is set up. */
export default function SecondFactorDue() {
  const client = useQueryClient()
  const signOut = useSignOut()
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>请先开启两步验证</h1>
        <p>商城要求所有账号开启两步验证。</p>
        <SetUpSecondFactor onDone={() => void client.invalidateQueries({ queryKey: ['GET /session'] })} />
        <Button className={styles.submit} type="text" block loading={signOut.isPending} onClick={signOut.run}>
          退出登录
        </Button>
      </Card>
    </main>
  )
}
