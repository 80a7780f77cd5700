/**
 * Functions and classes of a package's file that the app never needs. A new version of a package has to have each of them, or the build fails
 * (`leave-out.ts`).
 */
export interface UnusedCode {
  readonly file: RegExp;
  /**
   * What stands in for the code of each. `outer.inner` is a function that is declared in another one, or a method of a class; a name with
   * `exports` or `prototype` is assigned. A variable that holds a function counts, too.
   */
  readonly bodies: Readonly<Record<string, string>>;
  /** Constructors all of whose methods are left out, where the file assigns these to the prototype. */
  readonly withoutMethods?: readonly string[];
}

const unused = (part: string) => `() { throw new Error("The React of this build has no ${part}."); }`;
const NO_TRANSITIONS = unused('view transitions');
const NO_HYDRATION = unused('pages that a server has rendered');
const NO_RESOURCES = unused('resources: style sheets, scripts and links belong to index.html');
/** For what is only reached through code that throws. */
const NEVER_REACHED = '() {}';

/**
 * Parts of React that the app does not use, a sixth of its file. Where the app would begin to use one of them, it throws:
 * `<ViewTransition>`, `ref` of a fragment, `<SuspenseList>`, `<Activity>`, `hydrateRoot`, the functions of `react-dom` that fetch
 * resources ahead, and elements that React moves into the head (`<title>`, `<meta>`, `<link>`, styles with a precedence).
 * What React calls in every commit to look for view transitions, or to continue after hydration, finds nothing without them and does nothing here.
 */
const REACT: UnusedCode = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  bodies: {
    // React names each view transition before it does anything with it.
    getViewTransitionName: NO_TRANSITIONS,
    startViewTransition: NO_TRANSITIONS,
    applyViewTransitionToHostInstances: NEVER_REACHED,
    measureViewTransitionHostInstancesRecursive: NEVER_REACHED,
    restoreViewTransitionName: NEVER_REACHED,
    restoreViewTransitionOnHostInstances: NEVER_REACHED,
    commitAppearingPairViewTransitions: NEVER_REACHED,
    commitDeletedPairViewTransitions: NEVER_REACHED,
    scheduleViewTransitionEvent: NEVER_REACHED,
    createViewTransitionInstance: NEVER_REACHED,
    getViewTransitionClassName: NEVER_REACHED,
    // These look for view transitions among all that changes.
    commitEnterViewTransitions: '() {}',
    commitExitViewTransitions: '() {}',
    commitNestedViewTransitions: '() {}',
    measureNestedViewTransitions: '() {}',
    restoreEnterOrExitViewTransitions: '() {}',
    restoreNestedViewTransitions: '() {}',

    FragmentInstance: unused('refs of fragments'),
    commitNewChildToFragmentInstance: NEVER_REACHED,
    deleteChildFromFragmentInstance: NEVER_REACHED,

    updateSuspenseListComponent: unused('lists of suspense boundaries'),
    updateActivityComponent: unused('activities'),

    'exports.hydrateRoot': NO_HYDRATION,
    ReactDOMHydrationRoot: NO_HYDRATION,
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration': NO_HYDRATION,
    updateDehydratedSuspenseComponent: NO_HYDRATION,
    throwOnHydrationMismatch: NO_HYDRATION,
    // Asked of every element that is made: was it hydrated?
    popHydrationState: '() { return false; }',
    // These continue what has waited for hydration.
    commitActivityHydrationCallbacks: '() {}',
    commitSuspenseHydrationCallbacks: '() {}',
    retryIfBlockedOn: '() {}',
    queueIfContinuousEvent: '() { return false; }',
    canHydrateInstance: NEVER_REACHED,
    canHydrateTextInstance: NEVER_REACHED,
    canHydrateHydrationBoundary: NEVER_REACHED,
    prepareToHydrateHostInstance: NEVER_REACHED,
    clearHydrationBoundary: NEVER_REACHED,
    hideOrUnhideDehydratedBoundary: NEVER_REACHED,
    getNextHydratableInstanceAfterHydrationBoundary: NEVER_REACHED,

    getResource: NO_RESOURCES,
    // The functions of `react-dom` lead to these.
    preload: NEVER_REACHED,
    preloadModule: NEVER_REACHED,
    preinitStyle: NEVER_REACHED,
    preinitScript: NEVER_REACHED,
    preinitModuleScript: NEVER_REACHED,
    acquireResource: NEVER_REACHED,
    suspendResource: NEVER_REACHED,
    createHoistableInstance: NEVER_REACHED,
    insertStylesheetIntoRoot: NEVER_REACHED,
    insertStylesheet: NEVER_REACHED,
    preloadStylesheet: NEVER_REACHED,
    getHydratableHoistableCache: NEVER_REACHED,
  },
  withoutMethods: ['FragmentInstance', 'ViewTransitionPseudoElement'],
};

const NOT_OF_FORMS =
  '() { throw new Error("The forms of this build change one field at a time, and focus none by name."); }';
const BY_SCHEMA =
  '() { throw new Error("The forms of this build are checked by their schemas, and have no lists of fields."); }';

/** Parts of React Hook Form that the app does not use: checks without a schema, lists of fields, changes of many fields at once, and focus by a
 * field's name. */
const REACT_HOOK_FORM: UnusedCode = {
  file: /\/react-hook-form\/dist\/index\.esm\.mjs$/,
  bodies: {
    validateField: BY_SCHEMA,
    'createFormControl.executeBuiltInValidation': BY_SCHEMA,
    'createFormControl.validateForm': BY_SCHEMA,
    'createFormControl._setFieldArray': BY_SCHEMA,
    'createFormControl.setValues': NOT_OF_FORMS,
    'createFormControl.resetField': NOT_OF_FORMS,
    'createFormControl.setFocus': NOT_OF_FORMS,
  },
};

const FAIL_TO_SUBMIT = 'throw new Error("The router of this build sends no forms and has no fetchers.");';
const NOT_SUBMITTED = `() { ${FAIL_TO_SUBMIT} }`;
const NOT_IN_TEXTS = '() { throw new Error("The i18next of this build has one instance and knows no directions."); }';
const NO_MIDDLEWARE = '() { throw new Error("The routes of this build have no middleware."); }';
const NO_REDIRECTS = '() { throw new Error("In this build components redirect, not loaders."); }';
const NO_ROUTES_LATER = '() { throw new Error("The router of this build gets all routes at its start."); }';

/**
 * For React Router: what its framework mode and server components need (fetching the data of links ahead, errors in another encoding), the
 * state that a server has rendered, the instrumentation of navigations, forms and fetchers (`api/` sends all calls), middleware, redirects by loaders
 * (`<Navigate>` redirects), its words for errors of developers, routes that are added later, and its own error page (`app/router.tsx` has one for every route). For i18next: formats inside of texts (`{{when, datetime}}`) and texts
 * inside of texts (`$t(other)`), copies of itself, texts that a server has rendered, the direction of a language (`i18n/languages.ts` knows it),
 * warnings for developers, details of how a text was found, and sending missing texts to a server.
 */
export const UNUSED_CODE: readonly UnusedCode[] = [
  REACT,
  REACT_HOOK_FORM,
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    bodies: {
      'exports.preload': NO_RESOURCES,
      'exports.preloadModule': NO_RESOURCES,
      'exports.preinit': NO_RESOURCES,
      'exports.preinitModule': NO_RESOURCES,
    },
  },
  {
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    bodies: {
      PrefetchPageLinks: '() { return null; }',
      usePrefetchBehavior: '() { return [false, null, {}]; }',
      RSCErrorHandler: '({ children }) { return children; }',
      decodeRouteErrorResponseDigest: '() {}',
      parseHydrationData: '() {}',
      instrumentClientSideRouter: '(router) { return router; }',
      getRouteInstrumentationUpdates: '() { return {}; }',
      'createRouter.handleAction': NOT_SUBMITTED,
      'createRouter.fetch2': NOT_SUBMITTED,
      'createRouter.handleFetcherAction': NOT_SUBMITTED,
      'createRouter.handleFetcherLoader': NOT_SUBMITTED,
      'createRouter.discoverRoutes': NO_ROUTES_LATER,
      'createRouter.patchRoutes': NO_ROUTES_LATER,
      patchRoutesImpl: NO_ROUTES_LATER,
      DefaultErrorComponent: '() { return null; }',
      normalizeNavigateOptions: `(_isFetcher, path, options) {
        if (options?.formData || options?.body) ${FAIL_TO_SUBMIT}
        return { path };
      }`,
      runMiddlewarePipeline: NO_MIDDLEWARE,
      'createRouter.startRedirectNavigation': NO_REDIRECTS,
      getInternalRouterError:
        '(status, { message } = {}) { return new ErrorResponseImpl(status, "", new Error(message), true); }',
    },
  },
  {
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    bodies: {
      Formatter: ' { init() {} format(value) { return value; } }',
      'Interpolator.nest': '(text) { return text; }',
      'I18n.cloneInstance': NOT_IN_TEXTS,
      'I18n.dir': NOT_IN_TEXTS,
      'I18n.hydrate': NOT_IN_TEXTS,
      'Connector.saveMissing': '() {}',
      'Connector.noticeDevFallback': '() {}',
      'LanguageUtil.deprecateBareCode': '() {}',
      'Translator.getUsedParamsDetails': '() {}',
    },
  },
];
