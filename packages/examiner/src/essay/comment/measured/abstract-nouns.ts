import { stem } from '../../relevance.ts';

/** Nouns at which nothing can be seen: a sentence whose nouns are all of this kind names no person, place or thing. */
export const ABSTRACT = new Set(
  `ability access action activity advantage affair aim amount area aspect attention attitude awareness balance behaviour
  belief benefit burden cause chance change choice citizen community condition confidence contribution control country
  culture damage danger decision demand development difference difficulty disadvantage drawback duty economy education
  effect effort emotion energy environment example experience fact factor feeling freedom future generation goal good
  government group growth happiness harm health help history human idea importance improvement income individual
  influence information interest issue job kind knowledge lack level life living lot man mankind matter method mind money
  motivation nation nature need number opinion opportunity others part past people person place pleasure point policy
  pollution population position possibility power practice pressure problem process profit progress public purpose
  quality quantity reason relationship resource responsibility result right risk role safety side situation skill
  society solution sort standard state stress success support system task technology thing thinking thought time
  tradition trouble truth type use value variety view way well-being wish woman work worker world year`
    .split(/\s+/)
    .map(stem),
);
