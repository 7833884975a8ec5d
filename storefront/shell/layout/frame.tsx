import { drawnLater } from '../parts/later'

const load = () => import('./frame.drawn')

/** The frame of every page, mostly links: its code comes after the page answers. Heights in px. */
export const TopBar = drawnLater(async () => (await load()).TopBar, { height: 34 })
export const PreviewBar = drawnLater(async () => (await load()).PreviewBar, { height: 28 })
export const AuthHeader = drawnLater(async () => (await load()).AuthHeader, { height: 88 })
export const SideMenu = drawnLater(async () => (await load()).SideMenu, { height: 0 })
export const SiteInfo = drawnLater(async () => (await load()).SiteInfo, { height: 0 })
export const ErrorPage = drawnLater(async () => (await load()).ErrorPage, { height: 400 })
