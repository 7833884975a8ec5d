export { ADMIN_BASE, call, unreachable, upload, whenSessionChanged, withCompany } from './client'
export { FailingPage, useApi, useChange } from './hooks'
