import { lazy } from 'react'

export const StartPage = lazy(() => import('./StartPage'))
