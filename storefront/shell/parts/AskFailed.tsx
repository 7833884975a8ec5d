import type { ReactNode } from 'react'
import type { AskError } from '@schemas/page-plan'
import { refreshPage } from '../state/refresh-page'
import { texts } from '../texts/frame'
import css from './AskFailed.module.css'
import { Button, ButtonLink } from './Button'
import { Notice } from './Notice'

interface AskFailedProps {
  error: AskError | undefined
  /** Other ways on. */
  children?: ReactNode
}

/** HTTP status of what is not for this member: asking again would not help. */
const FORBIDDEN = 403

/** In place of what a page asked for and did not get. */
export function AskFailed({ error, children }: AskFailedProps) {
  return (
    <div className={css.failed}>
      <Notice text={error?.message ?? texts.operationFailed}>
        {error?.status === FORBIDDEN ? (
          <ButtonLink href="/">{texts.home}</ButtonLink>
        ) : (
          <Button onClick={refreshPage}>{texts.again}</Button>
        )}
        {children}
      </Notice>
    </div>
  )
}
