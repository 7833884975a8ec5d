const LIVE = '[role=status], [role=alert], [role=log], [aria-live]'

/** Collects what live regions say until `end`, which answers all of it in order: one announcement replaces another. */
export function watchAnnouncements(): { end(): string[] } {
  const said: string[] = []
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const text = element?.closest(LIVE)?.textContent?.trim() ?? ''
      if (text !== '' && said.at(-1) !== text) said.push(text)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return {
    end() {
      note(observer.takeRecords())
      observer.disconnect()
      return said
    },
  }
}
