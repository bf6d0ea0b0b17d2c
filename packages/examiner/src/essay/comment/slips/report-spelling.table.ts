import { GLUED } from './glued.table.ts';

/**
 * Misspellings of learners whose nearest word is another one, for the report alone: what the estimate counts stays as it
 * was. One line a word, the right one last.
 */
const TABLE = `
fourty fourthy > forty
ninty > ninety
twelvth > twelfth
eassy eassay essey esaay > essay
eassies eassys > essays
restrunt restarurant restourant restrant > restaurant
resturants restorants restaurents > restaurants
envolved invovled > involved
envolves > involves
envolve > involve
envolvement invovement > involvement
borned > born
heathier > healthier
psychologic > psychological
concurents > competitors
ignoranced > ignorant
overwhole > overall
widerest > widest
saids > sides
datas > data
sasted > wasted
havey > heavy
adjectant > adjacent
happent > happened
variated > varied
houseworks > housework
eachother eachothers > each other
helf > half
choes chosse choosee > choose
chosed > chose
sonthing sothing somethig someting smothing > something
theri > their
argee agre aggree > agree
cheking > checking
efect > effect
afect > affect
storys > stories
bullys > bullies
citys > cities
copys > copies
partys > parties
countrys > countries
familys > families
companys > companies
citizents > citizens
pratical practicle > practical
imaginating > imagining
beyong > beyond
lern > learn
lernd > learned
leanirng learnig lerning > learning
schook > school
pitchures picutres > pictures
pitchure picutre > picture
impormation infomation imformation informtion > information
enyting enything > anything
carrers carreers > careers
carrer carreer > career
metioned > mentioned
metion > mention
persure > pursue
persured > pursued
coperation coopration > cooperation
proccess > process
degredation > degradation
havin > having
lession > lesson
lessions > lessons
swich > switch
exating exicting > exciting
joing > joining
lieing lieng > lying
discuted > discussed
couses > causes
noice > noise
milimeters > millimetres
milimetres > millimetres
opion openion oppinon > opinion
opions openions opinons > opinions
capeable > capable
cosume consum > consume
consums > consumes
cosuming > consuming
comsumption consumptiom > consumption
empression imperssion > impression
ounline onlin > online
copple > couple
trafickking > trafficking
nuture > nurture
recibe > receive
recibed > received
archieve acheive achive > achieve
archieved acheived achived > achieved
archievement achievment > achievement
pecent precent persant > percent
precentage percantage > percentage
precentages percantages > percentages
parets parenets > parents
releave > relieve
ditract > distract
eccept exept > except
acthor > actor
hunam humen > human
feld feild > field
flowen > flown
everydoby evrybody > everybody
distruction > destruction
distructive > destructive
condifent confidend > confident
practing > practising
paln > plan
solbe > solve
doesent doesnot > does not
donot > do not
aguements arguements > arguments
arguement aguement > argument
inforced > enforced
beagan > began
disaproves > disapproves
rual ruaral > rural
mentain mantain maintan > maintain
mentained mantained > maintained
raquets > racquets
couled > could
shoul shoulp > should
whold > would
etheir eigther > either
whan > when
wehen > when
thoes > those
thes > these
simplier > simpler
storaged > stored
survery survay > survey
surverys survays > surveys
graps > graphs
retio > ratio
corpral > corporal
planty > plenty
unitl > until
depate > debate
decored > decorated
decore > decorate
laxury > luxury
puplic > public
secand > second
escond > second
manyv > many
theacing > teaching
railfalls > rainfalls
railfall > rainfall
protography phorography > photography
detenion > detention
reachis > reaches
drees > dress
dreess > dress
strees > stress
stonger > stronger
stronge > strong
streengh strenth > strength
strenghts > strengths
dimished deminished dimmished > diminished
wavs > waves
easyness > ease
proverty > poverty
possively > positively
salery > salary
saleries > salaries
disadvatages disadvanteges disadventages > disadvantages
disadvatage disadvantege disadventage > disadvantage
advatages advanteges adventages > advantages
advatage advantege adventage > advantage
purchace > purchase
dipest > deepest
usully > usually
happing > happening
apropriate > appropriate
techonology technolgy techology tecnhology > technology
techonologies technolgies > technologies
entertaiment entertainmet > entertainment
transportion trasportation transporation > transportation
comunicate > communicate
comunity commnity > community
comunities communites commnities > communities
inviroment enviromant environemt > environment
pullution > pollution
resposible responsable > responsible
resposibility > responsibility
knowldege > knowledge
oppertunity > opportunity
oppertunities > opportunities
diffcult diffecult > difficult
difficulity > difficulty
interst > interest
intersts > interests
athelete > athlete
atheletes > athletes
exersize > exercise
tourits > tourists
turist > tourist
turists > tourists
forigner foriegner > foreigner
forigners foriegners > foreigners
foriegn foregin > foreign
goverment's > government's
socity soceity > society
behavour > behaviour
childhod > childhood
univercities > universities
studnets studants stdents > students
studnet studant > student
techers teatchers > teachers
shcools > schools
salling > selling
quailty qulity > quality
quanity > quantity
incease > increase
inceased incresed incrased > increased
decresed decrased > decreased
fluctated flactuated > fluctuated
fluctate flactuate > fluctuate
dramaticly > dramatically
significently signficantly > significantly
signficant > significant
slighty slitely > slightly
gradualy > gradually
respectivly > respectively
aproximately approximatly > approximately
expenditur > expenditure
propotion porpotion > proportion
propotions porpotions > proportions
catagory catergory > category
catagories catergories > categories
overal > overall
illustates ilustrates > illustrates
illustate ilustrate > illustrate
wheras whearas > whereas
moveover > moreover
futhermore furthurmore > furthermore
howevr > however
conclution conculsion > conclusion
crims > crimes
enahnce enhnace > enhance
youngester yungster > youngster
youngesters > youngsters
pakages > packages
pakage > package
beign beeng > being
styding studing > studying
gril > girl
syle > style
cruical crutial > crucial
digram diagrm > diagram
higer > higher
hightest highiest > highest
veiw > view
allowes > allows
chooce > choose
buglary > burglary
visiter > visitor
visiters > visitors
intented > intended
activies > activities
speechs > speeches
realiable > reliable
cleary > clearly
persue > pursue
futur > future
prosses > process
convience > convenience
climbe > climb
nuturing > nurturing
psitive > positive
procuded > produced
stuation situtation > situation
stuations situtations > situations
phycologist physicologist > psychologist
phycologists physicologists > psychologists
`;

export const REPORT_SPELLING: ReadonlyMap<string, string> = new Map(
  `${TABLE.trim()}\n${GLUED.trim()}`.split('\n').flatMap((line) => {
    const [wrong, right] = line.split(' > ') as [string, string];
    return wrong.split(' ').map((one): [string, string] => [one, right]);
  }),
);
