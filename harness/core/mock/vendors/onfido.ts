import type { SimulatedEmbedded } from './simulated-vendor';

export const onfido: SimulatedEmbedded = {
  kind: 'embedded',
  page: '/onfido/capture.html',
  base: '/onfido',
  script: 'vendor-onfido-frame.js',
  calls: '/runs/onfido',
  rejectCode: 'image_integrity.image_quality',
  missing: [],
  hasWorkflow: true,
};
