/** Phrases that begin with a preposition, and little words typed twice. `wrong > right`, several wrong ones apart by a bar. */
export const SMALL_PHRASES = `
in todays world | in today world > in today's world
by the another hand | by other side | in the other side | by the other hand | for other hand | for another hand | from the other hand | at the other hand | in another hand | from other hand | in the other hand | in other hand | on other hand > on the other hand
on this weekend | in this weekend > this weekend
in last year | on last year | at last year > last year
in next year > next year
in last week > last week
on next week | in next week > next week
in every day | every days > every day
in each day > each day
at the past | on the past > in the past
in the beginning of | at beginning of > at the beginning of
at age of > at the age of
in purpose > on purpose
in the planet > on the planet
in our planet > on our planet
in facebook > on Facebook
in social networks | in the social networks > on social networks
in the menu > on the menu
in the website > on the website
in a trip > on a trip
in the same day > on the same day
in the first day > on the first day
in the last day > on the last day
in next day | in the next day > the next day
in friday > on Friday
in tuesday > on Tuesday
in wednesday > on Wednesday
in thursday > on Thursday
at the morning > in the morning
at the evening | on the evening > in the evening
at the afternoon > in the afternoon
at the weekends | in weekends > at weekends
in middle of > in the middle of
in end of | at end of > at the end of
at the begining | in begin | at the begin > at the beginning
in center of > in the centre of
in first time | for first time > for the first time
in all world | in all the world | all over world > all over the world
in whole world | in hole world > in the whole world
in city center > in the city centre
for environment > for the environment
to can > to be able to
in the meanwhile > in the meantime
by one hand | from one hand | in one hand | in the one hand > on the one hand
at first place | in a first place | on the first place > in the first place
to summarize up | to sum it up > to sum up
for conclude > to conclude
by my opinion | to my opinion | as for my opinion | according to me | from my opinion | in my opinions | at my opinion | on my opinion | for my opinion > in my opinion
at my point of view | on my point of view | to my point of view | by my point of view | of my point of view | in my point of view > from my point of view
in that point of view > from that point of view
with who > with whom
since many years > for many years
since long time | for long time > for a long time
since two years > for two years
since three years > for three years
in this moment > at this moment
at this days | in this days | in these days > these days
in last years > in recent years
in holidays | in holiday > on holiday
in vacation > on vacation
in the tv | in tv > on TV
in the radio > on the radio
by my own > on my own
in other side > on the other side
to much people | too much people > too many people
in my side > on my side
in abroad | to abroad > abroad
in the same time | at same time > at the same time
in internet | in the internet > on the internet
with other words > in other words
by foot > on foot
with out > without
on summer > in summer
on winter > in winter
on the summer > in the summer
in night > at night
on weekend | in weekend > at the weekend
on december > in December
in monday > on Monday
in sunday > on Sunday
in saturday > on Saturday
in order of > in order to
for exemple | for exampel > for example
at first time > the first time
the the > the
to to > to
of of > of
and and > and
in in > in
for for > for
with with > with
it it > it
they they > they
we we > we
he he > he
she she > she
this this > this
from from > from
at at > at
by by > by
is is > is
was was > was
be be > be
are are > are
a a > a
an an > an
but but > but
or or > or
not not > not
can can > can
will will > will
`;
