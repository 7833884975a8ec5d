/** `user.logout`, `member.safe.updateLoginPassword`: what the earlier gateway called a method. */
export const LEGACY_NAME = /^[A-Za-z]+(\.[A-Za-z]+)+$/

/**
 * The address of a legacy call (decisions 20): `{base}/api?method=theme.tmpl&platform=pc` is
 * `{base}/theme.tmpl?platform=pc`, so that each call is declared once. Every other address stays as it is.
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
