/** Clipboard HTML of Word: its own styles, conditional comments, and lists as paragraphs. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Rea</title>
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=SV style='tab-interval:65.2pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=SV style='font-size:16.0pt'>Autumn sale<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=SV style='font-family:"Times New Roman",serif;color:red'>Up to
<b>50&nbsp;%</b> on <i style='mso-bidi-font-style:normal'>candles</i>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Candles<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Large ones<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Blankets<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Then</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Monday<o:p></o:p></p></td>
<td width=200 valign=top style='width:150.25pt'><p class=MsoNormal>10–20<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=64 height=64 src="file:///C:/Users/eva/AppData/Local/Temp/msohtmlclip1/clip_image002.png"></p>
<!--EndFragment--></body></html>`

export const fromWordClean = [
  '<h2>Autumn sale</h2>',
  '<p>Up to <strong>50\u00a0%</strong> on <em>candles</em>.</p>',
  '<ul><li><p>Candles</p><ul><li><p>Large ones</p></li></ul></li><li><p>Blankets</p></li></ul>',
  '<ol><li><p>First</p></li><li><p>Then</p></li></ol>',
  '<table><tbody><tr><td><p>Monday</p></td><td><p>10–20</p></td></tr></tbody></table>',
]

const wordItem = (level: number, marker: string, text: string, list = 'l2') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo3'><![if !supportLists]><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

/** Numbered lists of desktop Word: from 3, with letters and Roman numbers below, interrupted, and counted on. */
export const fromWordNumbered = [
  wordItem(1, '3.', 'Third'),
  wordItem(2, 'c)', 'Letter'),
  wordItem(2, 'd)', 'Next letter'),
  wordItem(3, 'iv.', 'Roman'),
  wordItem(3, 'v.', 'Next Roman'),
  wordItem(1, '4.', 'Fourth'),
  '<p class=MsoNormal>Between</p>',
  wordItem(1, '5.', 'Fifth'),
  wordItem(2, '5.1.', 'Below'),
  wordItem(1, '9.', 'Ninth'),
  wordItem(1, 'i.', 'Other', 'l3'),
  wordItem(1, '·', 'Bullet', 'l3'),
].join('')

export const fromWordNumberedClean = [
  '<ol start="3"><li><p>Third</p>',
  '<ol start="3"><li><p>Letter</p></li><li><p>Next letter</p>',
  '<ol start="4"><li><p>Roman</p></li><li><p>Next Roman</p></li></ol></li></ol></li>',
  '<li><p>Fourth</p></li></ol>',
  '<p>Between</p>',
  '<ol start="5"><li><p>Fifth</p><ol><li><p>Below</p></li></ol></li></ol>',
  '<ol start="9"><li><p>Ninth</p></li></ol>',
  '<ol><li><p>Other</p></li></ol>',
  '<ul><li><p>Bullet</p></li></ul>',
]

const onlineItem = (name: 'ol' | 'ul', level: number, start: number, text: string, list = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${name} class="${name === 'ol' ? 'Number' : 'Bullet'}ListStyle1 SCXW1" role="list"${
    name === 'ol' ? ` start="${start}"` : ''
  }><li data-leveltext="%${level}." data-font="Aptos" data-listid="${list}" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" paraid="1" style="text-align:left"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${name}></div>
`

/** Lists of Word in a browser: each item is a list of its own, and its level an attribute. */
export const fromWordOnline = `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Before</span></p></div>${[
  onlineItem('ol', 1, 3, 'Third'),
  onlineItem('ol', 2, 1, 'Below'),
  onlineItem('ol', 2, 2, 'Below, too'),
  onlineItem('ul', 3, 1, 'Bullet'),
  onlineItem('ol', 1, 4, 'Fourth'),
  onlineItem('ol', 1, 1, 'Other list', 2),
].join('')}<p>Between</p>${onlineItem('ol', 1, 5, 'Fifth')}`

export const fromWordOnlineClean = [
  '<p>Before</p>',
  '<ol start="3"><li><p>Third</p>',
  '<ol><li><p>Below</p></li><li><p>Below, too</p><ul><li><p>Bullet</p></li></ul></li></ol></li>',
  '<li><p>Fourth</p></li></ol>',
  '<ol><li><p>Other list</p></li></ol>',
  '<p>Between</p>',
  '<ol start="5"><li><p>Fifth</p></li></ol>',
]

/** Clipboard HTML of a web page: layout, styles, trackers, scripts. */
export const fromWebPage = `<meta charset='utf-8'><div class="article" onclick="track()" style="margin:0"><header>
<h4 class="headline" id="top">Opening <a href="#top" class="anchor">#</a></h4></header>
<div>First line, <span style="font-weight: 700;">bold</span> and <span style="font-style: italic; text-decoration: underline">both</span>.</div>
<div style="text-align: center"><a href="https://havnogco.se/?utm_source=x" target="_blank" rel="opener" onclick="go()">Havn &amp; Co</a></div>
<a href="javascript:alert(1)">press here</a><script>alert(1)</script><img src="https://tracker.example/pixel.gif" width="1">
<span style="display:none">hidden words</span><style>p{color:red}</style><form><button>Buy</button></form></div>`

export const fromWebPageClean = [
  '<h3>Opening #</h3>',
  '<p>First line, <strong>bold</strong> and <em><u>both</u></em>.</p>',
  '<p class="text-center"><a href="https://havnogco.se/?utm_source=x">Havn &amp; Co</a></p>',
]

/** Clipboard HTML of Google Docs, which wraps everything in a bold element that is not bold. */
export const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;">
<span style="font-size:11pt;font-weight:400;">Plain </span><span style="font-weight:700;text-decoration:none;">bold</span></p><ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li></ul></b>`
