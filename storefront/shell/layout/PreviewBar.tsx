import { localOf } from '@schemas/show-times'
import { texts } from '../texts/frame'
import css from './PreviewBar.module.css'

interface PreviewBarProps {
  /** Moment shown, ISO. */
  at: string
}

/** Says above a preview that shoppers do not see this page, and which moment it shows. */
export function PreviewBar({ at }: PreviewBarProps) {
  return (
    <p className={css.bar} role="note">
      {texts.preview} {localOf(Date.parse(at))}
    </p>
  )
}
