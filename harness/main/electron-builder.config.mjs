/**
 * How `npm run package` makes a program of the built harness: `out/package/`. `npm run package -- --dir` makes only the folder with the program,
 * which needs nothing from the network where `ELECTRON_OVERRIDE_DIST_PATH` names an Electron runtime.
 *
 * @type {import('electron-builder').Configuration}
 */
export default {
  appId: 'org.account-verification.harness',
  productName: 'Account Verification Harness',
  copyright: null,
  directories: { output: 'out/package' },
  // What the server reads while it runs. Everything else is part of the bundles in `out`.
  files: [
    'dist/**',
    'out/{main,preload,renderer,gallery}/**',
    'harness/server/pages/**',
    'fixtures/**/texts/*.json',
    'fixtures/packs/*.json',
    '!**/*.{map,md,ts,tsx}',
  ],
  asar: true,
  // Nothing is compiled for Electron, and no package is needed beside the bundles.
  beforeBuild: async () => false,
  electronDist: process.env.ELECTRON_OVERRIDE_DIST_PATH ?? null,
  // The program can be nothing but the harness: not Node, not a debugger's target, and no other code than that in its archive.
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
