import { lazy } from 'react'

export const ImagesPage = lazy(() => import('./ImagesPage'))
