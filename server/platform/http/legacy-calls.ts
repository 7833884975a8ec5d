/** `user.logout`, `member.safe.updateLoginPassword`: a method name of the earlier gateway. */
export const LEGACY_NAME = /^[A-Za-z]+(\.[A-Za-z]+)+$/

/**
 * Rewrites the URL of a legacy call: `{base}/api?method=theme.tmpl&platform=pc` becomes
 * `{base}/theme.tmpl?platform=pc`, so that each call is declared once. Every other URL stays unchanged.
 */
export function addressOfLegacyCall(url: string, base: string): string {
  const path = `${base}/api?`
  if (!url.startsWith(path)) return url
  const parameters = new URLSearchParams(url.slice(path.length))
  const method = parameters.get('method') ?? ''
  if (!LEGACY_NAME.test(method)) return url
  parameters.delete('method')
  const rest = parameters.toString()
  return `${base}/${method}${rest && `?${rest}`}`
}
