import { lazy } from 'react'

export const EditPage = lazy(() => import('./EditPage'))
export const FindPage = lazy(() => import('./FindPage'))
