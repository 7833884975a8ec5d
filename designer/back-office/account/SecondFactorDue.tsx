import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { SignInCard, useSignOut } from '../../shell/sign-in'
import { SetUpSecondFactor } from './SetUpSecondFactor'

/** Until the second factor that the company demands is set up, the operator sees nothing else. */
export default function SecondFactorDue() {
  const client = useQueryClient()
  const signOut = useSignOut()
  return (
    <SignInCard title="请先开启两步验证">
      <p>商城要求所有账号开启两步验证。</p>
      <SetUpSecondFactor onDone={() => void client.invalidateQueries({ queryKey: ['GET /session'] })} />
      <Button style={{ marginTop: 16 }} type="text" block loading={signOut.isPending} onClick={signOut.run}>
        退出登录
      </Button>
    </SignInCard>
  )
}
