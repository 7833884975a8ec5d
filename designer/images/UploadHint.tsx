import { use } from 'react'
import { strings } from '@schemas/generated/strings/image-url'
import { SessionContext } from '../shell/sign-in'
import { megabytes } from './upload'

/** What may be uploaded. */
export function UploadHint({ className }: { className?: string | undefined }) {
  const bytes = use(SessionContext)?.upload_max_bytes
  if (bytes === undefined) return null
  return <small className={className}>{strings.uploadHint.replace('{n}', megabytes(bytes))}</small>
}
