import { lazy } from 'react'

export const SettingsPage = lazy(() => import('./SettingsPage'))
export const ThemePage = lazy(() => import('./ThemePage'))
