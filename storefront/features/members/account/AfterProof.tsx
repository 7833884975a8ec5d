import { useState, type ReactNode } from 'react'
import type { MemberAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { call } from '@storefront/shell/api/call'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { texts } from '../texts/auth'
import { DemoHint } from './Notes'
import css from './form.module.css'
import { Steps } from './Steps'

const ProveSelf = later(async () => (await import('./ProveSelf')).ProveSelf, { height: 200 })

interface ChangePageProps {
  title: string
  member: Answered<MemberAnswer>
  /** Codes are sent to the outbox of the demo. */
  isDemo: boolean
  children(member: MemberAnswer): ReactNode
}

/** A page on which a member changes what codes are sent to. */
export const ChangePage = ({ title, member, isDemo, children }: ChangePageProps) => (
  <MemberFrame title={title}>
    {member.data ? (
      <div className={css.narrow}>
        {children(member.data)}
        {isDemo && <DemoHint />}
      </div>
    ) : (
      <AskFailed error={member.error} />
    )}
  </MemberFrame>
)

/** What is bound now, and what a change of it does. */
export const Current = ({ children, note }: { children: ReactNode; note: string }) => (
  <p className={css.current}>
    {children}
    <span className={css.currentNote}>{note}</span>
  </p>
)

interface AfterProofProps {
  /** Masked. */
  mobile: string
  /** Names of the two steps. */
  steps: readonly string[]
  /** What the second step says first. */
  proved: string
  /** The second step, with what `member/identity` gave; `restart` if that is no longer valid. */
  children(proof: string, restart: () => void): ReactNode
}

/** Two steps: the member proves the mobile or the password, then makes the change. */
export function AfterProof({ mobile, steps, proved, children }: AfterProofProps) {
  const [proof, setProof] = useState<string>()
  return (
    <>
      <Steps names={steps} at={proof === undefined ? 0 : 1} />
      {proof === undefined ? (
        <ProveSelf
          mobile={mobile}
          submitText={texts.next}
          onProve={async (body) => {
            const given = await call('POST /member/identity', { body, quiet: true })
            setProof(given.proof)
          }}
        />
      ) : (
        <>
          <output className={css.hint}>{proved}</output>
          {children(proof, () => setProof(undefined))}
        </>
      )}
    </>
  )
}
