export { ApiError, Unreachable } from './api-error'
export { ADMIN_BASE, call, upload, whenSessionChanged, withCompany } from './client'
export { FailingPage, useApi, useChange } from './hooks'
