import type { Samples } from './sample'

export const samples: Samples = { 'GET /company/sign_key': [{}] }
