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
 * Names and announcements in English, as libraries have by default; codes and addresses are none. It stands alone, so that
 * it can be sent to a page.
 * @param within CSS selector of the part that is examined; announcements count wherever they are
 */
export function englishTexts([within, attributes]: readonly [string, readonly string[]]): string[] {
  const [latin, other] = [/[a-z]{3}/, /[\u3400-\u9fff]|^(?:#|\/|https?:)/]
  const unread = '[aria-hidden=true], [data-canvas-region], [inert]'
  const isEnglish = (text: string) => latin.test(text) && !other.test(text)
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
  const texts = spoken
    .filter(isRead)
    .map(({ textContent }) => textContent ?? '')
    .filter(isEnglish)
  return [...names.map((name) => `English: ${name}`), ...texts.map((text) => `English is read: ${text}`)]
}
