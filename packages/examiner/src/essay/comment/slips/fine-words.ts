/** English, though no dictionary at hand has them: no misspelling is seen in them. */
export const FINE_WORDS: ReadonlySet<string> = new Set(
  'curriculums judgmental ponding pranking livable kcal schoolers stopbank stopbanks imessage telework teleworkers convected barbeques sunray sunrays rebounce rebounces doomscrolling corporates inarguably colourings specular habitus intension rewatch rewatching'.split(
    ' ',
  ),
);
