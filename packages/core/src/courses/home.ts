/** Which home `/` is. The organisation cookie changes what is shown, never what is allowed. */
export type Home = 'organisation' | 'personal' | 'package';

export function homeOf(state: { organisationCookie: boolean; lastLearnedCourse: boolean }): Home {
  if (state.organisationCookie) return 'organisation';
  return state.lastLearnedCourse ? 'personal' : 'package';
}
