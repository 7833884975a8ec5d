import { Anchor, mediaUrl, useShop } from '@engine'
import { signInPath } from '../routing/return-path'
import { texts } from '../texts/frame'
import css from './AuthHeader.module.css'
import { useLoginPage } from '../routing/login-page'

const REGISTER = '/auth/reg'

/** The header of pages to sign in on: the shop's logo, or its name, and the way to the other page of the two. */
export function AuthHeader({ shopName }: { shopName: string }) {
  const { path, user } = useShop()
  const logo = mediaUrl(useLoginPage().logo)
  const registers = path.startsWith(REGISTER)
  return (
    <header className={css.header}>
      <Anchor link="/" className={css.shop}>
        {logo ? <img className={css.logo} src={logo} alt={shopName} /> : shopName}
      </Anchor>
      {!user && (
        <p className={css.other}>
          {!registers && texts.noAccount}{' '}
          <Anchor link={signInPath(registers ? '/auth/login' : REGISTER, path)} className={css.link}>
            {registers ? texts.loginNow : texts.freeRegister}
          </Anchor>
        </p>
      )}
    </header>
  )
}
