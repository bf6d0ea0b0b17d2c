/** Written apart, but one word; or with a hyphen. `wrong > right`. */
export const ONE_WORD_OR_TWO = `
any one else > anyone else
every one else > everyone else
may be it > maybe it
may be they > maybe they
may be you > maybe you
may be we > maybe we
may be i > maybe I
may be he > maybe he
may be she > maybe she
may be there > maybe there
al ready > already
all though > although
there fore > therefore
further more > furthermore
never the less | never theless > nevertheless
other wise > otherwise
mean while > meanwhile
mean time > meantime
be cause > because
to gether > together
out side > outside
in side > inside
up stairs > upstairs
down stairs > downstairs
over seas > overseas
back ground > background
head ache > headache
tooth brush > toothbrush
sun shine > sunshine
news paper > newspaper
news papers > newspapers
super market > supermarket
super markets > supermarkets
air port > airport
rail way > railway
high way > highway
high ways > highways
water fall > waterfall
sea side > seaside
sea food > seafood
country side > countryside
black board > blackboard
key board > keyboard
note book > notebook
note books > notebooks
hand bag > handbag
grand son > grandson
grand daughter > granddaughter
grand ma > grandma
grand pa > grandpa
house work > housework
house wife > housewife
play ground > playground
sky scraper > skyscraper
sky scrapers > skyscrapers
teen ager > teenager
teen agers > teenagers
day time > daytime
life time > lifetime
life long > lifelong
work place > workplace
work places > workplaces
work shop > workshop
work shops > workshops
work load > workload
work force > workforce
team mate > teammate
team work > teamwork
school mate > schoolmate
school mates > schoolmates
land scape > landscape
land scapes > landscapes
out come > outcome
on line > online
off line > offline
down load > download
soft ware > software
hard ware > hardware
data base > database
head phones > headphones
ear phones > earphones
under stand > understand
world wide > worldwide
nation wide > nationwide
pass port > passport
suit case > suitcase
post card > postcard
fire works > fireworks
snow man > snowman
sports men > sportsmen
fisher man > fisherman
fisher men > fishermen
business men > businessmen
business woman > businesswoman
house hold > household
house holds > households
neighbour hood > neighbourhood
neighbor hood > neighborhood
child hood > childhood
friend ship > friendship
relation ship > relationship
relation ships > relationships
leader ship > leadership
member ship > membership
friend ships > friendships
no where > nowhere
some how > somehow
some what > somewhat
what ever > whatever
when ever > whenever
who ever > whoever
where ever > wherever
a part from > apart from
a cross the > across the
a long the > along the
a side from > aside from
in to the > into the
in to a > into a
well being > well-being
hard working > hard-working
good looking > good-looking
open minded > open-minded
easy going > easy-going
old fashioned > old-fashioned
time consuming > time-consuming
cost effective > cost-effective
eco friendly > eco-friendly
user friendly > user-friendly
mother in law > mother-in-law
father in law > father-in-law
brother in law > brother-in-law
sister in law > sister-in-law
middle aged > middle-aged
self esteem > self-esteem
self confidence > self-confidence
self confident > self-confident
self control > self-control
self discipline > self-discipline
self study > self-study
t shirt > T-shirt
t shirts > T-shirts
x ray > X-ray
non profit > non-profit
ex boyfriend > ex-boyfriend
ex girlfriend > ex-girlfriend
ex husband > ex-husband
ex wife > ex-wife
co worker > co-worker
co workers > co-workers
co operate > cooperate
co operation > cooperation
full time job > full-time job
full time jobs > full-time jobs
part time job > part-time job
part time jobs > part-time jobs
`;
