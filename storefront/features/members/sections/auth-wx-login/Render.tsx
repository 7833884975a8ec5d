import { useShop } from '@engine'
import { texts } from '../../texts/auth'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { Confirm } from './Confirm'
import { Scan } from './Scan'
import { isPhonesSide } from './side'

/** Signing in by a code: `/auth/wx-login` shows it, `/auth/scan` is where it leads a phone. */
export function Render() {
  const onPhone = isPhonesSide(useShop().path)
  return (
    <AuthStage title={onPhone ? texts.scanConfirm : texts.scan}>{onPhone ? <Confirm /> : <Scan />}</AuthStage>
  )
}
