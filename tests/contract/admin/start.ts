import type { Samples } from './sample'

export const samples: Samples = { 'GET /start': [{}] }
