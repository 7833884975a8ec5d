export { MenuAt } from './MenuAt'
export { openMenuAt } from './open-menu'
export { WidgetMenu } from './WidgetMenu'
