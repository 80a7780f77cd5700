/**
 * `npm run package` writes `out/package/`. With `-- --dir` only the program's folder; needs no network if
 * `ELECTRON_OVERRIDE_DIST_PATH` is set. @type {import('electron-builder').Configuration}
 */
export default {
  appId: 'org.account-verification.harness',
  productName: 'Account Verification Harness',
  copyright: null,
  directories: { output: 'out/package' },
  // Read at runtime. The bundles contain everything else.
  files: [
    'dist/**',
    'out/{main,preload,renderer,gallery,pages}/**',
    'fixtures/**/texts/*.json',
    'fixtures/packs/*.json',
    '!**/*.{map,md,ts,tsx}',
  ],
  asar: true,
  // The bundles need no packages, and nothing is compiled.
  beforeBuild: async () => false,
  electronDist: process.env.ELECTRON_OVERRIDE_DIST_PATH ?? null,
  // The program cannot act as Node, be debugged, or run code from outside its archive.
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
    enableCookieEncryption: true,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  },
  linux: {
    target: ['AppImage', 'deb', 'tar.gz'],
    category: 'Development',
    executableName: 'account-harness',
    maintainer: 'Account Verification <harness@account-verification.invalid>',
  },
  mac: { target: ['dmg'], category: 'public.app-category.developer-tools' },
  win: { target: ['nsis'] },
  publish: null,
};
