/** What stands around a page's own documents. */
export { AuthHeader } from './AuthHeader'
export { ErrorPage } from './ErrorPage'
export { SideMenu } from './SideMenu'
export { SiteInfo } from './SiteInfo'
export { PreviewBar, TopBar } from './TopBar'
