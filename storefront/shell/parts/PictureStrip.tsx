import { useState } from 'react'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { texts } from '../texts/pictures'
import css from './PictureStrip.module.css'
import { opened } from './opened'

const PictureDialog = opened(() => import('./picture.dialog'))

/** px */
const SIDE = 80

/** Small pictures in a row, each of which opens large. */
export function PictureStrip({ list, label }: { list: readonly string[]; label: string }) {
  // the dialog fades away with what it showed
  const [shown, show] = useState<{ src: string; open: boolean }>()
  return (
    <>
      <ul className={css.strip} aria-label={label}>
        {list.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={css.picture}
              aria-label={texts.enlarge(index + 1)}
              onClick={() => show({ src: picture, open: true })}
            >
              <Picture src={pictureAt(picture, 's')} alt="" width={SIDE} height={SIDE} />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <PictureDialog src={shown.src} open={shown.open} onClose={() => show({ ...shown, open: false })} />
      )}
    </>
  )
}
