import { clsx } from 'clsx'
import { texts } from '../../texts/form'
import css from './CaptchaField.module.css'
import { Field, problemId } from './Field'
import input from './TextField.module.css'
import type { Captcha } from './use-captcha'
import { useOwnId } from '../use-own-id'

/** px, as the server draws it */
const WIDTH = 120
const HEIGHT = 40

/** A field for what a picture shows, beside the picture; pressing it brings another one. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const id = useOwnId('captcha')
  const { src, text, problem } = captcha
  return (
    <Field id={id} label={texts.captcha} required problem={problem}>
      <div className={input.row}>
        <input
          id={id}
          className={clsx(input.input, problem && input.wrong)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId(id) : undefined}
          onChange={({ target }) => captcha.read(target.value.trim())}
        />
        <button
          type="button"
          className={css.picture}
          title={texts.anotherPicture}
          onClick={() => void captcha.renew()}
        >
          {src ? (
            <img src={src} alt={texts.captchaPicture} width={WIDTH} height={HEIGHT} />
          ) : (
            texts.loadPicture
          )}
        </button>
      </div>
    </Field>
  )
}
