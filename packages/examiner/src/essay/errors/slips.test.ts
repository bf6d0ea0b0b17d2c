import { beforeAll, describe, expect, test } from 'vitest';
import { openMender } from './errors.testing.ts';

let mended: (text: string) => string;
beforeAll(() => {
  ({ mended } = openMender());
});

const mends = (pairs: [string, string][]) =>
  test.each(pairs)('%s', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
    // What has been mended needs no second mending.
    expect(mended(right)).toBe(right);
  });

describe('commas and full stops', () => {
  mends([
    ['Instead it will be common to travel by air.', 'Instead, it will be common to travel by air.'],
    ['On the other hand huge traffic jams are a problem.', 'On the other hand, huge traffic jams are a problem.'],
    [
      'In many parts of the country the government pays for school.',
      'In many parts of the country, the government pays for school.',
    ],
    ['To reach this goal we have to work together.', 'To reach this goal, we have to work together.'],
    ['By learning languages people can find better jobs.', 'By learning languages, people can find better jobs.'],
    ['When the concert finished I went home with my sister.', 'When the concert finished, I went home with my sister.'],
    ['We were tired and when it was dark we went home.', 'We were tired and when it was dark, we went home.'],
    ['The bus was full so the children had to wait.', 'The bus was full, so the children had to wait.'],
    ['The rich people buy cars but the poor people walk.', 'The rich people buy cars, but the poor people walk.'],
    [
      'I like fresh fruit but when it is cold I prefer soup.',
      'I like fresh fruit, but when it is cold, I prefer soup.',
    ],
    ['Cars pollute the air, however they are useful.', 'Cars pollute the air. However, they are useful.'],
    ['The town is very quiet, it has only one street.', 'The town is very quiet. It has only one street.'],
    ['My school is very modern, the teachers are friendly.', 'My school is very modern. The teachers are friendly.'],
    [
      'The food was excellent, for example, the soup was hot.',
      'The food was excellent. For example, the soup was hot.',
    ],
    ['We were very young.but we knew what to do.', 'We were very young. But we knew what to do.'],
    ['I believe, that it will work.', 'I believe that it will work.'],
    ['The new computers, are very fast.', 'The new computers are very fast.'],
    ['She bought apples,pears and bread.', 'She bought apples, pears and bread.'],
  ]);
});

describe('capitals, words written apart or as one', () => {
  mends([
    ["My friend and i'm going to the cinema.", "My friend and I'm going to the cinema."],
    ['They live in japan and speak japanese.', 'They live in Japan and speak Japanese.'],
    ['We watch tv every evening.', 'We watch TV every evening.'],
    ['He was tired because It was late.', 'He was tired because it was late.'],
    ['The news paper is on the table.', 'The newspaper is on the table.'],
    ['He is a very hard working man.', 'He is a very hard-working man.'],
    ['Success needs a lot of hardwork.', 'Success needs a lot of hard work.'],
    ['A part from the weather, it was perfect.', 'Apart from the weather, it was perfect.'],
  ]);
});

describe('the noun and what stands before it', () => {
  mends([
    ['There are a lot of place to visit.', 'There are a lot of places to visit.'],
    ['There are different kind of food.', 'There are different kinds of food.'],
    ['I want to travel to other country.', 'I want to travel to another country.'],
    ['She has lived in another countries.', 'She has lived in other countries.'],
    ['He goes there every days.', 'He goes there every day.'],
    ['My brother is 12 year old.', 'My brother is 12 years old.'],
    ['We had a beautiful weather.', 'We had beautiful weather.'],
    ['She works as teacher in Rome.', 'She works as a teacher in Rome.'],
    ['He plays the football with his friends.', 'He plays football with his friends.'],
    ['We must protect environment.', 'We must protect the environment.'],
    ['The bus is part of the public transport.', 'The bus is part of public transport.'],
    ['Most of students live at home.', 'Most students live at home.'],
    ['First reason is the price.', 'The first reason is the price.'],
    ['This method is more easy than the old one.', 'This method is easier than the old one.'],
  ]);
});

describe('the verb and its subject', () => {
  mends([
    ['Everyone know the answer.', 'Everyone knows the answer.'],
    ['A person who want to learn must practise.', 'A person who wants to learn must practise.'],
    ['My teacher explain the rules.', 'My teacher explains the rules.'],
    ['Tom and I was at school.', 'Tom and I were at school.'],
    ['There is a lot of people in the park.', 'There are a lot of people in the park.'],
    ['He do not like fish.', 'He does not like fish.'],
    ['When I were young, I lived in Rome.', 'When I was young, I lived in Rome.'],
    ['People often goes there by train.', 'People often go there by train.'],
  ]);
});

describe('the form of the verb', () => {
  mends([
    ['I am looking forward to join your club.', 'I am looking forward to joining your club.'],
    ['Wash your hands before to eat.', 'Wash your hands before eating.'],
    ['I am interested to apply for the job.', 'I am interested in applying for the job.'],
    ['He started to running faster.', 'He started to run faster.'],
    ['We could not understood the question.', 'We could not understand the question.'],
    ['The film made me felt sad.', 'The film made me feel sad.'],
    ['I have already try my best.', 'I have already tried my best.'],
    ['The accident was happened at night.', 'The accident happened at night.'],
    ['I am believe in hard work.', 'I believe in hard work.'],
    ['If he will come late, we stay at home.', 'If he comes late, we stay at home.'],
    ['My sister has 12 years old.', 'My sister is 12 years old.'],
    ['He works hard and also he sings well.', 'He works hard and he also sings well.'],
    ['They enjoy play chess.', 'They enjoy playing chess.'],
    ['It is difficult learn a language.', 'It is difficult to learn a language.'],
    ['We went to fishing on the lake.', 'We went fishing on the lake.'],
    ['She did not to speak with him.', 'She did not speak with him.'],
    ['She opened the door and saw that he sleep.', 'She opened the door and saw that he slept.'],
    ['When I was small, I use to play outside.', 'When I was small, I used to play outside.'],
  ]);
});

describe('prepositions and set phrases', () => {
  mends([
    ['It depends of the weather.', 'It depends on the weather.'],
    ['She is very proud for her son.', 'She is very proud of her son.'],
    ['Smoking has a bad effect to the lungs.', 'Smoking has a bad effect on the lungs.'],
    ['We arrived to the station.', 'We arrived at the station.'],
    ['We stayed in home.', 'We stayed at home.'],
    ['They met in the first floor.', 'They met on the first floor.'],
    ['He took part of the race.', 'He took part in the race.'],
    ['She wants to do an effort.', 'She wants to make an effort.'],
    ['The most part of the work is done.', 'Most of the work is done.'],
    ['They discussed about the plan.', 'They discussed the plan.'],
    ['She likes listening music.', 'She likes listening to music.'],
    ['He replied me the same day.', 'He replied to me the same day.'],
    ['I do not know where are they.', 'I do not know where they are.'],
    ['I thing that it is true.', 'I think that it is true.'],
    ['He went to the the park.', 'He went to the park.'],
    ['I dont know the answer.', "I don't know the answer."],
    ['He is good in swimming.', 'He is good at swimming.'],
  ]);
});
