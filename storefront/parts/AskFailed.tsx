import type { ReactNode } from 'react'
import type { AskError } from '@schemas/page-plan'
import { refreshPage } from '../navigation/refresh-page'
import { texts } from '../texts/frame'
import css from './AskFailed.module.css'
import { Button } from './Button'
import { Notice } from './Notice'

interface AskFailedProps {
  error: AskError | undefined
  /** Other ways on. */
  children?: ReactNode
}

/** In place of what a page asked for and did not get. */
export function AskFailed({ error, children }: AskFailedProps) {
  return (
    <div className={css.failed}>
      <Notice text={error?.message ?? texts.operationFailed}>
        <Button onClick={refreshPage}>{texts.again}</Button>
        {children}
      </Notice>
    </div>
  )
}
