/** Attributes that are read out or shown. */
export const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
] as const

/**
 * Names and announcements in English, as libraries have by default, also beside Chinese (`移动 Tab 1 of 5`); codes, keys,
 * units and addresses are none. It stands alone, so that it can be sent to a page.
 * @param within CSS selector of the part that is examined; announcements count wherever they are
 * @param said announcements that have been replaced by others since (`watchAnnouncements`)
 */
export function englishTexts([within, attributes, said = []]: readonly [
  string,
  readonly string[],
  (readonly string[])?,
]): string[] {
  const [latin, chinese, address] = [/[a-z]{3}/, /[\u3400-\u9fff]/, /^(?:#|\/|https?:)/]
  const unread = '[aria-hidden=true], [data-canvas-region], [inert]'
  // what libraries say in one word beside a Chinese name
  const library = /^(?:add|close|collapse|draggable|dropped|expand|item|next|of|previous|remove)$/i
  const unit = /^(?:cm|kb|kg|mb|ml|mm|ms|px)$/i
  const wordsOf = (text: string) =>
    text
      .split(/\s+/)
      .map((token) => token.replace(/[.,:;!?]+$/, ''))
      .filter((token) => /^[A-Za-z][a-z]+$/.test(token) && !unit.test(token))
  const isEnglish = (text: string) => {
    if (address.test(text)) return false
    if (!chinese.test(text)) return latin.test(text) || wordsOf(text).length > 0
    return text.split(/[^\u0020-\u007e]+/).some((part) => {
      const [first, ...more] = wordsOf(part)
      // two names, such as a brand's, have a capital each
      return (first !== undefined && library.test(first)) || more.some((word) => /^[a-z]/.test(word))
    })
  }
  const isRead = (element: Element) => !element.closest(unread)
  const all = [...document.querySelectorAll(within)].flatMap((part) => [part, ...part.querySelectorAll('*')])
  // announcements may come from outside of the part that has changed
  const spoken = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')]
  const names = all
    .filter(isRead)
    .flatMap((element) =>
      attributes
        .filter((name) => isEnglish(element.getAttribute(name) ?? ''))
        .map((name) => `${name}="${element.getAttribute(name)}"`),
    )
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const part of copy.querySelectorAll(unread)) part.remove()
    return copy.textContent ?? ''
  }
  const texts = [...spoken.filter(isRead).map(textOf), ...said].filter(isEnglish)
  return [...names.map((name) => `English: ${name}`), ...texts.map((text) => `English is read: ${text}`)]
}
