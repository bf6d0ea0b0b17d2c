/** Words taken for one another, told apart by their neighbours: `wrong words > right words`. */
export const LOOK_ALIKES = `
i thing that > I think that
i thing it > I think it
i thing the > I think the
i thing i > I think I
we thing that > we think that
they thing that > they think that
many thinks > many things
some thinks > some things
other thinks > other things
these thinks > these things
different thinks > different things
new thinks > new things
a lot of thinks > a lot of things
i though that | i thougth that > I thought that
i though it > I thought it
even tough > even though
comes form > comes from
come form > come from
came form > came from
different form the > different from the
far form > far from
away form > away from
form my point of view > from my point of view
fro the > for the
fro me > for me
tree years > three years
tree days > three days
tree times > three times
tree hours > three hours
tree months > three months
tree weeks > three weeks
tree people > three people
tow years > two years
tow days > two days
tow people > two people
ones upon > once upon
ones a week > once a week
ones a year > once a year
ones again > once again
at ones > at once
right know > right now
until know > until now
come hear > come here
live hear > live here
we where > we were
they where > they were
quiet a lot > quite a lot
quiet good > quite good
quiet difficult > quite difficult
quiet expensive > quite expensive
quiet big > quite big
quiet interesting > quite interesting
quiet important > quite important
quiet different > quite different
quiet often > quite often
quiet easy > quite easy
quiet popular > quite popular
in the passed > in the past
to by a > to buy a
to breath > to breathe
for desert > for dessert
wear cloths | wear cloth > wear clothes
buy cloths | buy cloth > buy clothes
new cloths > new clothes
bad affect > bad effect
bad affects > bad effects
negative affect > negative effect
negative affects > negative effects
positive affect > positive effect
positive affects > positive effects
side affects > side effects
affects of > effects of
can effect the > can affect the
will effect the > will affect the
can effect our > can affect our
it effects our > it affects our
i am boring > I am bored
i was boring > I was bored
i feel boring > I feel bored
i felt boring > I felt bored
get boring of > get bored of
am interesting in > am interested in
'm interesting in > 'm interested in
are interesting in > are interested in
is interesting in > is interested in
was interesting in > was interested in
i am exciting | i 'm exciting > I am excited
an interested book > an interesting book
an interested place > an interesting place
an interested film > an interesting film
very interested book > very interesting book
very interested place > very interesting place
very interested story > very interesting story
very interested film > very interesting film
an excited experience > an exciting experience
an excited trip > an exciting trip
a bored film > a boring film
i am suppose to > I am supposed to
i would like visit > I would like to visit
would like go > would like to go
would like know > would like to know
would like be > would like to be
would like have > would like to have
'd like go > 'd like to go
i 'd like know > I'd like to know
in my live > in my life
my whole live > my whole life
quality of live > quality of life
way of live > way of life
everyday live > everyday life
daily live > daily life
in real live > in real life
healthy live > healthy life
their lifes > their lives
our lifes > our lives
peoples lives > people's lives
peoples life > people's lives
peoples health > people's health
peoples opinion > people's opinion
peoples opinions > people's opinions
peoples minds > people's minds
people life > people's lives
people opinion > people's opinion
other people opinion > other people's opinion
other people lives > other people's lives
childrens education > children's education
childrens health > children's health
womens rights > women's rights
mens clothes > men's clothes
todays society > today's society
todays life > today's life
today life > today's life
today society > today's society
my friends house > my friend's house
my parents house > my parents' house
my parents home > my parents' home
my grandparents house > my grandparents' house
my brothers name > my brother's name
my sisters name > my sister's name
my friends name > my friend's name
my mothers name > my mother's name
my fathers name > my father's name
my moms house > my mom's house
`;
