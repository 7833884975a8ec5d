import { useState } from 'react'
import { Anchor, encodePart } from '@engine'
import { clearSearches, pastSearches } from '../../past-searches.actions'
import { texts } from '../../texts/search'
import css from './Render.module.css'

/** What this browser searched for, the latest first; only a browser knows it. */
export default function PastSearches() {
  const [words, setWords] = useState(pastSearches)
  if (words.length === 0) return null
  return (
    <div className={css.hot}>
      <span id="past-words">{texts.pastWords}</span>
      <ul className={css.words} aria-labelledby="past-words">
        {words.map((word) => (
          <li key={word}>
            <Anchor link={`/items?keywords=${encodePart(word)}`} className={css.word}>
              {word}
            </Anchor>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.clear}
        onClick={() => {
          clearSearches()
          setWords([])
        }}
      >
        {texts.clearPast}
      </button>
    </div>
  )
}
