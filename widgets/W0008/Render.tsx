import { useState, type FocusEvent, type FormEvent } from 'react'
import {
  Anchor,
  colour,
  encodePart,
  hrefOf,
  px,
  useActions,
  useShop,
  useViewport,
  type WidgetProps,
} from '@engine'
import type { W0008Props } from '@schemas/generated/types'
import { clsx } from 'clsx'
import { gradient, textOf } from '../shared/text-style'
import { openedPart } from '../shared/opened-part'
import css from './Render.module.css'

const Suggestions = openedPart(() => import('./Suggestions'))

/** px, without and with hot words (rule widgets-5). */
const HEIGHT = 38
const HEIGHT_WITH_WORDS = 66

interface Focused {
  field?: HTMLInputElement
  times: number
}

/** 搜索: field, button and a row of hot words; on a phone the way to the page that searches, with past searches. */
export function SearchBox({ uuid, props, mode, theme }: WidgetProps<W0008Props>) {
  const { search } = useActions()
  const keyword = keywordOf(useShop().path)
  const live = mode === 'render'
  // another page may have another field, whose suggestions start from scratch
  const [{ field, times }, setField] = useState<Focused>({ times: 0 })
  const focus = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
    setField((before) =>
      before.field === currentTarget ? before : { field: currentTarget, times: before.times + 1 },
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget).get('keywords')).trim()
    if (live && typed !== '') search({ wgt: 'W0008', data: { keyword: typed } })
  }
  const words = props.data.filter((word) => textOf(word.title) !== '')
  if (useViewport() === 'h5' && live) {
    return (
      <Anchor link="/result" className={css.start} style={{ '--theme': theme }}>
        {keyword || props.placeholder}
      </Anchor>
    )
  }
  return (
    <div
      className={css.search}
      style={{
        '--theme': theme,
        '--grow': `${px(props.focusWidth) ?? 0}px`,
        height: words.length > 0 ? HEIGHT_WITH_WORDS : HEIGHT,
      }}
    >
      {/* Without script the form submits to the result page. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers in use do not all know the search tag */}
      <form role="search" className={clsx(css.form, live && css.live)} action="/items" onSubmit={submit}>
        <input
          key={keyword}
          id={`${uuid}-keyword`}
          className={css.input}
          type="search"
          name="keywords"
          aria-label={textOf(props.placeholder) || '搜索'}
          placeholder={props.placeholder}
          autoComplete="off"
          defaultValue={keyword}
          readOnly={!live}
          tabIndex={live ? undefined : -1}
          onFocus={live ? focus : undefined}
        />
        {props.isShowBtn && (
          <button
            type="submit"
            className={css.button}
            tabIndex={live ? undefined : -1}
            style={{
              backgroundImage: gradient(props.wgtTextColor1, props.wgtTextColor2),
              color: colour(props.wgtTextColor),
            }}
          >
            搜索
          </button>
        )}
      </form>
      {field && <Suggestions key={times} field={field} id={`${uuid}-suggestions`} />}
      {words.length > 0 && (
        <div className={css.words}>
          <span className={css.label}>热门搜索：</span>
          {words.map((word, index) => (
            <Anchor
              // oxlint-disable-next-line react/no-array-index-key -- hot words have no identity but their place
              key={index}
              link={hrefOf(word.pathData) ?? `/items?keywords=${encodePart(word.title)}`}
              className={css.word}
              style={{ color: colour(word.wgtHotKeywordTextColor) }}
            >
              {word.title}
            </Anchor>
          ))}
        </div>
      )}
    </div>
  )
}

/** Keyword of the current page, kept in the field. */
const keywordOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('keywords') ?? ''
