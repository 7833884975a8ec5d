import { lazy } from 'react'

export const WorklistPage = lazy(() => import('./WorklistPage'))
export const ItemPage = lazy(() => import('./ItemPage'))
