import { clsx } from 'clsx'
import css from './Suggestions.module.css'
import { useSuggestions } from './use-suggestions'

interface SuggestionsProps {
  field: HTMLInputElement
  id: string
}

const KINDS = { past: '', category: '分类', brand: '品牌', goods: '' } as const

/** The list below the field: past searches, then suggestions for the text. */
export default function Suggestions({ field, id }: SuggestionsProps) {
  const { list, active, open, choose, clear } = useSuggestions(field, id)
  const isPast = list[0]?.kind === 'past'
  if (!open) return null
  return (
    // keeps the focus in the field while a row is pressed
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div className={css.drop} data-dropped onMouseDown={(event) => event.preventDefault()}>
      {isPast && (
        <p className={css.head}>
          搜索历史
          <button type="button" className={css.clear} onClick={clear}>
            清空
          </button>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, nor say what kind a row is */}
      <div id={id} role="listbox" aria-label={isPast ? '搜索历史' : '搜索建议'}>
        {list.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={`${suggestion.kind}${suggestion.href}`}
            id={`${id}-${index}`}
            className={clsx(css.row, index === active && css.active)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows of a combobox
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(suggestion)}
          >
            <span className={css.text}>{suggestion.text}</span>
            {KINDS[suggestion.kind] && <span className={css.kind}>{KINDS[suggestion.kind]}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
