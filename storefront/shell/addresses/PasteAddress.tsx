import { useId, useState } from 'react'
import { texts } from '../texts/address'
import { Button } from '@storefront/shell/parts/Button'
import css from './AddressForm.module.css'
import { parseAddress, type ParsedAddress } from './parse-address'
import type { RegionTree } from './regions'

/** Most characters that are parsed: an address with surrounding text. */
const LONGEST = 400

interface PasteAddressProps {
  /** null while it is not there: nothing can be recognised yet. */
  tree: RegionTree | null
  onParsed(parsed: ParsedAddress): void
}

/** A text is pasted whole, and falls into the fields of the form. */
export function PasteAddress({ tree, onParsed }: PasteAddressProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [failed, fail] = useState(false)
  const recognise = (pasted: string) => {
    const read = pasted.trim().slice(0, LONGEST)
    if (!tree || read === '') return
    const parsed = parseAddress(read, tree)
    const isNothing = parsed.province === '' && parsed.telephone === ''
    fail(isNothing)
    if (!isNothing) onParsed(parsed)
  }
  return (
    <div className={css.paste}>
      <label className={css.pasteLabel} htmlFor={id}>
        {texts.paste}
      </label>
      <textarea
        id={id}
        className={css.pasteText}
        rows={2}
        placeholder={texts.pasteHint}
        value={text}
        aria-describedby={failed ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          fail(false)
        }}
        onPaste={({ clipboardData, currentTarget }) => {
          // into an empty field: all of it is what was pasted
          if (currentTarget.value === '') recognise(clipboardData.getData('text'))
        }}
      />
      <Button size="small" disabled={!tree || text.trim() === ''} onClick={() => recognise(text)}>
        {texts.recognise}
      </Button>
      {failed && (
        <p id={`${id}-problem`} className={css.pasteProblem} role="alert">
          {texts.nothingRecognised}
        </p>
      )}
    </div>
  )
}
