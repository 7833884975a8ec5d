export { ADMIN_BASE, call, unreachable, upload, whenSessionChanged, withCompany } from './client'
export { FailingPage, type ReadKey, useApi, useChange } from './hooks'
