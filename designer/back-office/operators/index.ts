import { lazy } from 'react'

export const OperatorsPage = lazy(() => import('./OperatorsPage'))
