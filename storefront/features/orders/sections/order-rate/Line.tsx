import { Anchor, encodePart } from '@engine'
import { CREATE_RATE_RATES_EACH_CONTENT, CREATE_RATE_RATES_EACH_PICS } from '@schemas/generated/limits'
import { REVIEW_PHRASES } from '@schemas/review-phrases'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { problemOf, withPhrase, type Rated, type Words } from '../../rating'
import { Field, problemId } from '@storefront/shell/parts/form/Field'
import { Pictures } from '@storefront/shell/parts/form/Pictures'
import input from '@storefront/shell/parts/form/TextField.module.css'
import { Rating } from '@storefront/shell/parts/Rating'
import { texts } from '../../texts/rating'
import css from './Line.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** px */
const PICTURE = 80

/** The message under the text; stars show their own. */
const CONTENT_TEXTS = {
  star: undefined,
  content: texts.needContent,
  length: texts.tooLong(CREATE_RATE_RATES_EACH_CONTENT),
}

interface LineProps {
  line: Rated
  words: Words
  /** Submitting was tried: what is missing is shown. */
  isValidated: boolean
  onChange(words: Words): void
}

/** One product with its stars, words and pictures. */
export function Line({
  line: { id: line_id, item_id, item_name, item_spec_desc, pic },
  words,
  isValidated,
  onChange,
}: LineProps) {
  const id = useOwnId(`line-${line_id}`)
  const problem = isValidated ? problemOf(words) : undefined
  const wrong = problem && CONTENT_TEXTS[problem]
  const change = (part: Partial<Words>) => onChange({ ...words, ...part })
  return (
    <li className={css.line}>
      <div className={css.good}>
        <Picture src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} className={css.picture} />
        <Anchor link={`/items/${encodePart(item_id)}`} className={css.name}>
          {item_name}
        </Anchor>
        {item_spec_desc && <p className={css.spec}>{item_spec_desc}</p>}
      </div>
      <div className={css.words}>
        <div className={css.stars}>
          <span className={css.label}>{texts.star}</span>
          <Rating
            name={`${id}-stars`}
            label={texts.starOf(item_name)}
            value={words.star}
            onChange={(star) => change({ star })}
          />
          <span className={css.said} aria-hidden="true">
            {texts.starWords[words.star]}
          </span>
          {problem === 'star' && (
            <span className={css.problem} role="alert">
              {texts.needStar}
            </span>
          )}
        </div>
        <Field id={id} label={texts.content} problem={wrong}>
          <div className={input.row}>
            <textarea
              id={id}
              rows={3}
              className={input.input}
              placeholder={texts.contentHint}
              value={words.content}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? problemId(id) : undefined}
              onChange={({ target }) => change({ content: target.value })}
            />
          </div>
        </Field>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: they change the field above */}
        <div className={css.phrases} role="group" aria-label={texts.phrases}>
          {REVIEW_PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className={css.phrase}
              aria-pressed={words.content.includes(phrase)}
              onClick={() => change({ content: withPhrase(words.content, phrase) })}
            >
              {phrase}
            </button>
          ))}
        </div>
        <Pictures
          name={`${id}-pictures`}
          label={texts.ratePictures}
          use="review"
          most={CREATE_RATE_RATES_EACH_PICS}
          list={words.pics}
          onChange={(pics) => change({ pics })}
        />
      </div>
    </li>
  )
}
