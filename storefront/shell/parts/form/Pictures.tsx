import { useState } from 'react'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { ApiError } from '@schemas/api/api-error'
import { PICTURE_TYPES, UnfitPicture, uploadPicture, type PictureUse } from '../../api/upload'
import { texts } from '../../texts/pictures'
import { RequiredMark } from './Field'
import field from './Field.module.css'
import css from './Pictures.module.css'
import { usePictureHint } from './use-picture-hint'
import { useOwnId } from '../use-own-id'

/** px */
const SIDE = 88

interface PicturesProps {
  label: string
  /** What it is called by: lines of a form have pictures each. */
  name?: string
  /** At least one is needed. */
  required?: boolean
  use: PictureUse
  /** How many the server takes. */
  most: number
  /** Their addresses. */
  list: readonly string[]
  problem?: string
  onChange(list: readonly string[]): void
}

/** Pictures of a form, up to so many: each is uploaded when it is chosen, shown small, and can be taken out again. */
export function Pictures({
  label,
  name = label,
  required = false,
  use,
  most,
  list,
  problem = '',
  onChange,
}: PicturesProps) {
  const id = useOwnId(name)
  const [uploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState('')
  const wrong = refusal || problem
  const hint = usePictureHint()
  const add = async (files: readonly File[]) => {
    setUploading(true)
    setRefusal('')
    const added: string[] = []
    try {
      for (const file of files.slice(0, most - list.length)) added.push(await uploadPicture(file, use, texts))
    } catch (error) {
      if (error instanceof UnfitPicture) setRefusal(error.message)
      else if (!(error instanceof ApiError)) throw error
    } finally {
      setUploading(false)
      onChange([...list, ...added])
    }
  }
  const adding = { uploading, wrong: wrong !== '', hintId: `${id}-hint`, onChoose: add }
  return (
    <div className={css.pictures}>
      <span className={field.label} id={`${id}-label`}>
        {required && <RequiredMark />}
        {label}
      </span>
      <div>
        <ul className={css.thumbs} aria-labelledby={`${id}-label`}>
          {list.map((picture, index) => (
            <li key={picture} className={css.thumb}>
              <Picture
                src={pictureAt(picture, 's')}
                alt={texts.pictureAt(index + 1)}
                width={SIDE}
                height={SIDE}
              />
              <button
                type="button"
                className={css.remove}
                aria-label={texts.remove(index + 1)}
                onClick={() => onChange(list.filter((other) => other !== picture))}
              >
                ×
              </button>
            </li>
          ))}
          {list.length < most && (
            <>
              <li className={css.camera}>
                <Add text={uploading ? texts.uploading : texts.takePhoto} capture {...adding} />
              </li>
              <li>
                <Add text={uploading ? texts.uploading : texts.add} {...adding} />
              </li>
            </>
          )}
        </ul>
        <p id={`${id}-hint`} className={wrong ? css.problem : css.hint} role={wrong ? 'alert' : undefined}>
          {wrong || `${hint}，${texts.most(most)}`}
        </p>
      </div>
    </div>
  )
}

interface AddProps {
  text: string
  /** Opens the camera of a phone; without it, what its owner chooses from: the album, files, the camera. */
  capture?: boolean
  uploading: boolean
  wrong: boolean
  hintId: string
  onChoose(files: readonly File[]): Promise<void>
}

/** A tile that takes pictures. */
const Add = ({ text, capture = false, uploading, wrong, hintId, onChoose }: AddProps) => (
  <label className={css.add} aria-busy={uploading}>
    {text}
    <input
      type="file"
      multiple={!capture}
      capture={capture ? 'environment' : undefined}
      accept={PICTURE_TYPES.join(',')}
      className="screen-reader-only"
      disabled={uploading}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={hintId}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // the same file may be chosen again
        target.value = ''
        void onChoose(files)
      }}
    />
  </label>
)
