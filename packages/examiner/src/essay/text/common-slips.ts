/** Misspellings everybody knows, where the nearest common word is another one. One line a word, the right one last. */
export const COMMON_SLIPS: ReadonlyMap<string, string> = new Map(
  `
colegue collegue colleage coleague > colleague
colegues collegues coleagues > colleagues
definatly definitly definetly definatelly definetely defenitely > definitely
peice > piece
sence > sense
sience cience scince > science
whit wiht wth > with
amout ammount amont > amount
persent procent > percent
persentage procentage percentange > percentage
themselfs themselve themselfes > themselves
exersice exersise exercice exercize > exercise
exersices exersises exercices > exercises
telefon telephon > telephone
fotograph > photograph
foto > photo
fotos > photos
wensday wednsday wendsday wednesay > Wednesday
higth heigt > height
convinent conveniant > convenient
neice > niece
garanty garantee garante guarrantee > guarantee
elefant > elephant
futher furter furthur > further
choise choce > choice
choises > choices
croud > crowd
distact > distract
grap grafh > graph
doub dout > doubt
comparision > comparison
soccor > soccer
councelor > counsellor
sistem sytem systeme > system
anwser aswer anser awnser > answer
anwsers aswers > answers
becouse becuse becasue becose beacuse becuase beacause becous becaus bcause > because
beatiful beautful beutiful beautifull beatifull beautyful > beautiful
diferent diffrent diferrent differnt > different
diference diffrence > difference
diferences diffrences > differences
intresting intersting interessing interresting intrestig > interesting
intrested intersted interrested > interested
realy realley > really
realiced > realised
finaly finnaly finnally > finally
usualy ussually usally > usually
actualy acctually > actually
especialy espesially specialy expecialy espacially > especially
untill untl > until
allways alway alwais > always
allready alredy > already
altough althought althoug althogh > although
throught thorugh throgh > through
thougt > thought
enogh enougth enouth inough > enough
tommorow tomorow tommorrow > tomorrow
yesturday yestarday > yesterday
tonigth > tonight
nigth > night
rigth > right
ligth > light
migth > might
brigth > bright
straigth > straight
weigth wheight > weight
lenght lengt > length
strenght strengt > strength
heathy healty helthy healhty > healthy
wich whitch > which
wher > where
whem > when
waht > what
tehy > they
thier theyr > their
theese > these
thoose > those
sould shoud shuld > should
coud cuold > could
woud whould wuold > would
poeple peaple pepole peopel poople peolpe > people
freind frend > friend
freinds frends > friends
childern chidren childrens chilren > children
familly famili > family
brothr > brother
dauther daugther doughter > daughter
teatcher techer > teacher
shool scholl shcool scool > school
univercity universty univesity univeristy > university
studens studets > students
langage lenguage languge languague > language
restorant restarant restaurante resturant restaurent > restaurant
vacacion vacaction > vacation
musuem musium > museum
cinama > cinema
kichen kitchin > kitchen
vegetabels vegatables > vegetables
choclate chocolat > chocolate
breakfeast brekfast > breakfast
sandwitch > sandwich
bussiness busness buisness bussines > business
compagny compani > company
goverment govement govenment > government
goverments > governments
enviroment enviorment envirnment environement > environment
polution > pollution
tecnology technologie tecnologic > technology
tecnologies > technologies
comunication communcation > communication
tranport transpot transporte > transport
trafic traffc > traffic
airoplane airplain aeroplain > aeroplane
bycicle biclycle bicycel bicicle > bicycle
oppinion opinon opnion > opinion
exemple exampel exampl > example
exemples > examples
problme proble problen > problem
problemes > problems
reson raeson > reason
resons > reasons
decition desition desicion > decision
necesary neccesary nessesary neccessary necessery > necessary
posible possibile > possible
imposible > impossible
responsability > responsibility
oportunity > opportunity
experiance experence experiense > experience
knowlege knowladge knowlegde > knowledge
succesful sucessful successfull sucesful > successful
sucess succes > success
confortable confortble > comfortable
favorit favoret > favorite
favourit > favourite
importent importan imporant > important
excelent exellent excelente > excellent
wonderfull > wonderful
helpfull > helpful
usefull > useful
carefull > careful
peacefull > peaceful
powerfull > powerful
greatful > grateful
dangerouse dangrous > dangerous
delicius delicous deliciouse > delicious
famouse famos > famous
expencive expensiv > expensive
recived recieved receved > received
recive recieve > receive
belive beleive > believe
belives > believes
writen > written
begining beggining > beginning
comming > coming
geting > getting
runing > running
swiming > swimming
shoping > shopping
stoped > stopped
studing studyng > studying
happend hapened happended > happened
hapens > happens
prefere preffer > prefer
prefered preffered > preferred
recomend reccomend recommand > recommend
recomended reccomended recommanded > recommended
suggestet > suggested
explane > explain
discribe descibe > describe
remeber rember remmember > remember
forgeting > forgetting
improove impove > improve
inprove > improve
increse incrase > increase
decrese > decrease
develope develp > develop
developement > development
equiped > equipped
occured ocurred > occurred
refering > referring
truely > truly
completly compleatly > completely
absolutly > absolutely
extremly extremelly > extremely
immediatly inmediately > immediately
unfortunatly unfortunatelly > unfortunately
fortunatly > fortunately
probally probaly probabily > probably
normaly > normally
generaly > generally
personaly > personally
totaly > totally
easly easely > easily
quikly quicly > quickly
nowdays nowaday noweday > nowadays
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [wrong, right] = line.split(' > ') as [string, string];
      return wrong.split(' ').map((slip) => [slip, right] as const);
    }),
);
