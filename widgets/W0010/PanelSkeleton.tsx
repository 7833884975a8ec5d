import { strings } from '@schemas/generated/strings/W0010'
import css from './PanelSkeleton.module.css'

/** In the shape of two lines and their sum. */
export const PanelSkeleton = () => (
  <output className={css.skeleton} aria-label={strings.loading}>
    {[1, 2].map((line) => (
      <span key={line} className={css.line}>
        <span className={css.picture} />
        <span className={css.text} />
      </span>
    ))}
    <span className={css.foot} />
  </output>
)
