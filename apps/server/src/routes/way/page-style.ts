export const pageStyle = `:root{color-scheme:light dark;--fg:#15202b;--soft:#4d5a66;--bg:#fff;--raised:#eef2f5;--line:#8795a3;--accent:#1d4e89;--on:#fff;--note:#8a5300;--walk:#fff;--unit:#dbe2e8;--goal:#f5c9c5;--floor:#eef2f5}
@media(prefers-color-scheme:dark){:root{--fg:#eef2f5;--soft:#b3bfca;--bg:#10161c;--raised:#1c252e;--line:#73818e;--accent:#a5cbff;--on:#10161c;--note:#ffc46b;--walk:#2a3540;--unit:#3c4956;--goal:#6d302b;--floor:#1c252e}}
@media(prefers-contrast:more){:root{--soft:var(--fg);--line:var(--fg)}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:40rem;padding:1rem;background:var(--bg);color:var(--fg);font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header,.summary{color:var(--soft)}
h1{margin:.25rem 0 .5rem;font-size:1.6rem;line-height:1.2}
h2{margin:1.75rem 0 .5rem;font-size:1.2rem;line-height:1.3}
p{margin:.5rem 0}
.note{padding:.6rem .8rem;border-inline-start:.3rem solid var(--note);background:var(--raised)}
.map{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--floor);font-family:system-ui,sans-serif;font-weight:600}
ol{margin:.75rem 0 0;padding:0;list-style:none}
li{display:flex;gap:.75rem;align-items:flex-start;padding:.6rem 0;border-bottom:1px solid var(--line)}
li:last-child{border:0}
li svg{flex:none;width:1.75rem;height:1.75rem}
.number{flex:none;min-width:1.25rem;color:var(--soft);text-align:end}
.left{transform:scaleX(-1)}
.icon{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
a{display:inline-block;padding:.6rem 0;color:var(--accent)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem 0;overflow-wrap:normal;border-bottom:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}
td{text-align:end;font-variant-numeric:tabular-nums}
.walk{fill:var(--walk)}.line{fill:none;stroke:var(--walk);stroke-width:60}
.unit,.goal{fill:var(--unit);stroke:var(--line);stroke-width:8}.goal{fill:var(--goal)}.void{fill:var(--floor)}
.edge,.way{fill:none;stroke:var(--bg);stroke-width:90;stroke-linecap:round;stroke-linejoin:round}.way{stroke:var(--accent);stroke-width:55}
text{text-anchor:middle;dominant-baseline:central}
.name{fill:var(--fg)}
.badge rect{fill:var(--accent)}.badge text{fill:var(--on)}.badge path{fill:none;stroke:var(--on);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.pin{--pin:#b3261e}.from{--pin:#15202b}.pin rect,.pin circle{fill:var(--pin);stroke:#fff;stroke-width:15}.pin path{stroke:var(--pin);stroke-width:20}.pin text{fill:#fff}
`
