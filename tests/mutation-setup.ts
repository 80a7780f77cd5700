import * as fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true });
