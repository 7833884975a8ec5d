import type { Samples } from './sample'

export const samples: Samples = { 'GET /dashboard': [{}], 'GET /open-work': [{}] }
