import { lazy } from 'react'

export const MessagesPage = lazy(() => import('./MessagesPage'))
