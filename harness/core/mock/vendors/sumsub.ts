import type { SimulatedEmbedded } from './simulated-vendor';

export const sumsub: SimulatedEmbedded = {
  kind: 'embedded',
  // Sumsub's loader requests this path.
  page: '/websdk/websdk.html',
  // The loader compares the sender's origin with this, so it has no path.
  base: '',
  script: 'vendor-sumsub.js',
  calls: '/runs/sumsub',
  rejectCode: 'LOW_QUALITY',
  // The app's page has the cancel button.
  missing: ['cancel', 'camera-refused'],
  hasWorkflow: false,
};
