import { pictureAt } from '@schemas/picture'
import styles from './Picker.module.css'

interface RowCellProps {
  picture: string | undefined
  name: string
  note?: string
  /** Such rows have no pictures. */
  plain?: boolean
}

/** Picture, name and a quiet second line of a row. */
export function RowCell({ picture, name, note, plain = false }: RowCellProps) {
  return (
    <span className={styles['cell']}>
      {picture ? (
        <img src={pictureAt(picture, 's')} alt="" loading="lazy" />
      ) : (
        !plain && <span className={styles['blank']} />
      )}
      <span className={styles['words']}>
        <strong title={name}>{name}</strong>
        {note && <small title={note}>{note}</small>}
      </span>
    </span>
  )
}
