import { type Aim, type Step, step } from './step.ts';

/** Task 2. */
export const ARGUMENT: Record<Aim, Step> = {
  '6': step(
    '题目的主要部分都要答到，立场切题，要点与题目有关。',
    'the main parts of the question are answered, with a position and points that belong to it.',
    '给题目里的每一问编号，再把号码写在回答它的那一段旁边。哪个号码没有地方放？',
    'number the parts of the question, then write each number beside the paragraph that answers it. Is one left over?',
  ),
  '7': step(
    '立场清楚，从头到尾一致；主要观点要展开，并有支撑。',
    'one clear position from beginning to end, and main ideas that are extended and supported.',
    '只读开头和结尾：两处的立场一样吗？再在每个正文段里划出支撑观点的那一句。',
    'read only the opening and the ending: is it the same position? Then underline, in each body paragraph, the sentence that supports its idea.',
  ),
  '7+': step(
    '每个主要观点都要展开，都有支撑，支撑对准的是这一个观点。',
    'every main idea extended and supported, by what fits this very idea.',
    '在每个正文段里划出观点，再划出撑住它的理由或例子。哪一段只划出了一样？',
    'underline in each body paragraph its idea, and then the reason or the case that carries it. Is there one with only the first?',
  ),
  '8': step(
    '题目答得充分，观点有关、展开充分，支撑有力。',
    'the question answered sufficiently, with relevant ideas that are well extended and well supported.',
    '对每个正文段问两次“那又怎样”。第二次的回答写在文中了吗？',
    'ask "so what?" twice of each body paragraph. Does the second answer stand in the text?',
  ),
  '9': step(
    '题目答得全面而深入，立场充分展开。',
    'the question explored in depth, with a fully developed position that answers it directly.',
    '写下反对你的人最强的一个理由。哪一句回应了它？',
    'write down the strongest reason of somebody who disagrees. Which sentence answers it?',
  ),
};

/** Task 1 with a figure. */
export const FIGURE: Record<Aim, Step> = {
  '6': step(
    '写出主要特征，有一个切题的概述，细节有图中的信息支持。',
    'the key features covered, an overview that fits, and details taken from the figure.',
    '盖住图，只读你的概述：读者能说出整体情况吗？再逐个对照图核对细节。',
    'cover the figure and read your overview alone: does a reader get the whole picture? Then hold each detail against the figure.',
  ),
  '7': step(
    '概述清楚，写出主要趋势、差别或阶段；信息归类得当，内容准确。',
    'a clear overview with the main trends, differences or stages, and accurate details put into fitting groups.',
    '给每个细节段起一个三五个词的小标题。起不出来，说明这一段归类不清。',
    'give each paragraph of details a heading of three to five words. Where none fits, the details are not one group.',
  ),
  '7+': step(
    '关键特征不只写到，还要突出。',
    'key features that are highlighted, not only named somewhere.',
    '在图上标出读者最不该错过的三处，再在文中划出写它们的句子。它们显眼吗？',
    'mark the three things in the figure that no reader should miss, then underline the sentence on each. Do they stand out?',
  ),
  '8': step(
    '关键特征选得好，写得清楚，并有细节说明。',
    'key features that are well chosen, clearly presented and illustrated with detail.',
    '每个细节问一次：它说明概述里的哪一点？如果没有，是概述少了一点，还是这个细节可以不写？',
    'ask of each detail which point of the overview it illustrates. Where there is none: does the overview lack a point, or is the detail not needed?',
  ),
  '9': step(
    '题目的每个要求都充分做到，内容极少有疏漏。',
    'every requirement of the task fully met, with hardly a lapse in content.',
    '让别人只凭你的文章画出这张图。哪里画不准，哪里就要补。',
    'let somebody sketch the figure from your text alone. Where the sketch goes wrong, a detail is missing.',
  ),
};

/** Task 1 as a letter. */
export const LETTER: Record<Aim, Step> = {
  '6': step(
    '三个要点都写到，写信目的大体清楚，语气基本合适。',
    'all the bullet points covered, with a purpose that is mostly clear and a tone that mostly fits.',
    '在每个要点对应的句子旁写上它的号码。三个号码都有吗？',
    'write the number of each bullet point beside the sentences that cover it. Is every number there?',
  ),
  '7': step(
    '三个要点都写到，重点突出；写信目的清楚，语气前后一致。',
    'all the bullet points covered and easy to pick out, a clear purpose and one consistent tone.',
    '只读第一段：收信人知道你为什么写信吗？再圈出太随便或太正式的词。',
    'read the first lines alone: does the reader know why you write? Then circle each word too casual or too formal for this reader.',
  ),
  '7+': step(
    '每个要点都展开，不能有一个只用一句话带过。',
    'every bullet point developed; none of them passed over in a line.',
    '数一数每个要点用了几句。最少的那个，能补上时间、地点或原因吗？',
    'count the sentences on each bullet point. Could the shortest take a time, a place or a reason?',
  ),
  '8': step(
    '每个要点都写得清楚，展开得当。',
    'every bullet point clearly presented and suitably extended.',
    '替收信人写下读完后会问的一个问题。信里回答了吗？',
    'write down one question the reader would still ask. Does the letter answer it?',
  ),
  '9': step(
    '题目的每个要求都充分做到，内容极少有疏漏。',
    'every requirement of the task fully met, with hardly a lapse in content.',
    '假装自己是收信人：读完信，能马上照着做吗？',
    'play the reader: could you act on the letter at once?',
  ),
};
