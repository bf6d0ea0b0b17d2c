import { configure } from '@testing-library/react';

/** Patience, not a measurement: on a busy machine an answer may take seconds and is right all the same. */
configure({ asyncUtilTimeout: 10_000 });
