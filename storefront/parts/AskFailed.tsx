import type { AskError } from '@schemas/page-plan'
import { refreshPage } from '../navigation/refresh-page'
import { texts } from '../texts/frame'
import { Button } from './Button'
import { Notice } from './Notice'

/** In place of what a page asked for and did not get. */
export function AskFailed({ error }: { error: AskError | undefined }) {
  return (
    <Notice text={error?.message ?? texts.operationFailed}>
      <Button onClick={refreshPage}>{texts.again}</Button>
    </Notice>
  )
}
