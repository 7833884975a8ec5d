import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import css from './MemberAvatar.module.css'

interface MemberAvatarProps {
  /** Address of a picture; '' where there is none. */
  picture: string
  /** Its first letter is shown if there is no picture. */
  name: string
  /** px */
  side: number
}

/** The round picture of a member. */
export function MemberAvatar({ picture, name, side }: MemberAvatarProps) {
  if (picture === '') {
    const style = { width: side, height: side, fontSize: side / 2 }
    return (
      <span className={css.letter} style={style} aria-hidden="true">
        {[...name][0]}
      </span>
    )
  }
  return <Picture src={pictureAt(picture, 's')} alt="" width={side} height={side} className={css.picture} />
}
