import { useState } from 'react'
import { Anchor, mediaUrl, useShop } from '@engine'
import { isBroken } from '@widgets/shared/is-broken'
import { signInPath, useLoginPage } from '../routing/return-path'
import { texts } from '../texts/site-frame'
import css from './AuthHeader.module.css'

const REGISTER = '/auth/reg'

/** The header of pages to sign in on: the company's logo, or a sign with the shop's name, and the way to the other page. */
export function AuthHeader({ shopName }: { shopName: string }) {
  const { path, user } = useShop()
  const logo = mediaUrl(useLoginPage().logo)
  const [failed, setFailed] = useState('')
  const registers = path.startsWith(REGISTER)
  return (
    <header className={css.header}>
      <Anchor link="/" className={css.shop}>
        {logo && logo !== failed ? (
          <img
            ref={(image) => {
              if (isBroken(image)) setFailed(logo)
            }}
            className={css.logo}
            src={logo}
            alt={shopName}
            onError={() => setFailed(logo)}
          />
        ) : (
          <>
            <img className={css.own} src="/favicon.svg" alt="" width={44} height={44} />
            {shopName}
          </>
        )}
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
