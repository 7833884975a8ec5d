import type { Page } from 'playwright'

/** Runs before any script of a page: records violations of the policy. The browser reports dialogs. */
export function noteRefusals() {
  const refusals: string[] = []
  Object.assign(window, { refusals })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    refusals.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/**
 * Hovers and focuses everything that may open something. Widgets that react to interaction get it: tabs change, menus
 * open, the cart opens.
 */
export const touchEverything = (page: Page) =>
  page.evaluate(async () => {
    const events = ['pointerover', 'pointerenter', 'mouseover', 'mousemove', 'focusin']
    const targets = 'main button, main li, main a, main [role], main [tabindex], main img'
    for (const element of document.querySelectorAll(targets))
      for (const name of events)
        element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  })

/** Effects of a page's values on the document that must not occur; empty if there are none. */
export const intrusions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { origin } = location
    const own = new Set(['application/json', 'module'])
    for (const script of document.scripts)
      if (!own.has(script.type) || (script.type === 'module' && !script.src.startsWith(origin)))
        found.push(`script: ${script.outerHTML.slice(0, 200)}`)
    // the loader after the first paint, the script, the page's data and the list of its types' files
    if (document.scripts.length !== 4) found.push(`${document.scripts.length} scripts, expected 4`)
    const strange =
      'iframe, frame, object, embed, style, base, meta[http-equiv], applet, template, math, foreignObject'
    for (const element of document.querySelectorAll(strange)) found.push(element.outerHTML.slice(0, 200))

    const isOurs = (address: string) => {
      const url = new URL(address, document.baseURI)
      return /^https?:$/.test(url.protocol) && url.origin === origin
    }
    const addresses = new Set([
      'href',
      'src',
      'action',
      'formaction',
      'poster',
      'data',
      'xlink:href',
      'ping',
      'background',
    ])
    const candidates = (set: string) => set.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || name === 'srcdoc') found.push(`${element.tagName} ${name}=${value}`)
        const listed = name === 'srcset' || name === 'imagesrcset' ? candidates(value) : []
        if ([...(addresses.has(name) ? [value] : []), ...listed].some((address) => !isOurs(address)))
          found.push(`${element.tagName} ${name}=${value}`)
      }
      const style = getComputedStyle(element)
      if (style.position === 'fixed' && element.closest('main'))
        found.push(`fixed: ${element.outerHTML.slice(0, 200)}`)
      for (const [
        ,
        address = '',
      ] of `${style.backgroundImage} ${style.listStyleImage} ${style.content} ${style.cursor}`.matchAll(
        /url\("?([^")]*)"?\)/g,
      ))
        if (!address.startsWith('data:image/svg+xml') && !isOurs(address))
          found.push(`${element.tagName} ${address}`)
    }
    window.scrollTo(0, 0)
    const bar = document.querySelector('nav')
    const { left, top, width, height } = bar?.getBoundingClientRect() ?? new DOMRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!bar || !bar.contains(onTop)) found.push(`over the bar: ${onTop?.outerHTML.slice(0, 200)}`)
    return found
  })

/** Violations of the policy since the page was opened. */
export const refusalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refusals: string[] }).refusals)
