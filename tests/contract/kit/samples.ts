import type { Samples, SampleSource } from '../shop/sample'

const files = import.meta.glob<{ samples?: Samples }>('../shop/*.ts', { eager: true })

/** Every sample of the shop's endpoints, by method and path. */
export const samples = Object.assign({}, ...Object.values(files).map((file) => file.samples)) as Record<
  string,
  SampleSource[]
>

export const samplesOf = (key: string): SampleSource[] => samples[key] ?? []
