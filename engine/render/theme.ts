import { colour } from './css-values'

const DEFAULT_THEME = '#479EE9'

/** The widget's own `wgtTheme` where `customerThemeEnabled`, else the page's theme colour (decisions 7). */
export function themeOf(props: object, pageTheme: unknown): string {
  const own = props as { customerThemeEnabled?: unknown; wgtTheme?: unknown }
  const chosen = own.customerThemeEnabled === true ? colour(own.wgtTheme) : undefined
  return chosen ?? colour(pageTheme) ?? DEFAULT_THEME
}
