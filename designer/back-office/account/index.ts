import { lazy } from 'react'

export const AccountPage = lazy(() => import('./AccountPage'))
export const SecondFactorDue = lazy(() => import('./SecondFactorDue'))
