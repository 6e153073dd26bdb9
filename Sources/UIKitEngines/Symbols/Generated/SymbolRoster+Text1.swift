// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: roster.txt, checksum 24a5f42f7d005b38.

extension SymbolRoster {
    /// All parts, in order.
    static var texts: [String] { [text1, text2] }

    /// The names that iOS has, part 1 of 2.
    static let text1 = """
        00.circle* 2square* 10.circle* 3square* 11.circle* 3square* 12.circle* 3square* 13.circle* 3square* 14.circle* 3square* 15.circl\
        e* 3square* 16.circle* 3square* 17.circle* 3square* 18.circle* 3square* 19.circle* 3square* 01.brakesignal 2circle* 2lane 2magni\
        fyingglass 2square* 10.arrow.trianglehead.clockwise nounterclockwise 3circle* 3lane 3square* 11.circle* 3lane 3square* 12.circle\
        * 3lane 3square* 23.rectangle* 13.circle* 3square* 14.circle* 3square* 15.arrow.trianglehead.clockwise nounterclockwise 3circle*\
         3square* 16.circle* 3square* 17.circle* 3square* 18.circle* 3square* 19.circle* 3square* 02.brakesignal 2circle* 2lane 2square*\
         10.circle* 3square* 11.circle* 3square* 12.circle* 3square* 13.circle* 3square* 14.circle* 3square* 15.circle* 3square* 16.circ\
        le* 3square* 17.circle* 3square* 18.circle* 3square* 19.circle* 3square* 1h 2.circle* 03.circle* 2lane 2square* 10.arrow.triangl\
        ehead.clockwise nounterclockwise 3circle* 3square* 11.circle* 3square* 12.circle* 3square* 13.circle* 3square* 14.circle* 3squar\
        e* 15.circle* 3square* 16.circle* 3square* 17.circle* 3square* 18.circle* 3square* 19.circle* 3square* 04.alt.circle* 6square* 2\
        circle* 2lane 2square* 10.circle* 3square* 11.circle* 3square* 12.circle* 3square* 13.circle* 3square* 14.circle* 3square* 15.ar\
        row.trianglehead.clockwise nounterclockwise 3circle* 3square* 16.circle* 3square* 17.circle* 3square* 18.circle* 3square* 19.cir\
        cle* 3square* 1a 2.circle* 1h 2.circle* 1k.tv* 1l 2.circle* 05.arrow.trianglehead.clockwise mounterclockwise 2circle* 2lane 2squ\
        are* 10.circle* 3square* 06.alt.circle* 6square* 2circle* 2lane 2square* 10.arrow.trianglehead.clockwise nounterclockwise 07.cir\
        cle* 2lane 2square* 15.arrow.trianglehead.clockwise nounterclockwise 08.circle* 2lane 2square* 09.alt.circle* 6square* 2circle* \
        2lane 2square* 10.arrow.trianglehead.clockwise nounterclockwise 0a 1.book.closed* 2circle* 2magnify 2square* 1bc 2s 3.brakesigna\
        l f.slash 4circle* 1ccessibility* d.badge.arrow.up.right 1ir.car.side* 5onditioner.horizontal* gvertical* 7vertible.side* 4picku\
        p.side* 5urifier* 4suv.side* 3plane 8.arrival 9circle* 9departure 6y.audio d.badge.exclamationmark ecircle* 8video d.badge.excla\
        mationmark ecircle* 7audio c.badge.exclamationmark dcircle* 7video c.badge.exclamationmark dcircle* 4od.gen3.left cright 7left 7\
        right 6pro.left aright 6s 7.chargingcase* k.wireless* 8gen3 c.chargingcase.wireless* b4 c.chargingcase.wireless* dleft dright 8m\
        ax 8pro b.chargingcase.wireless* x.radiowaves.left.and.right* cleft cright 7max 7pro a.chargingcase.wireless* w.radiowaves.left.\
        and.right* 5rt.express atreme f.tower 3tag* 6.radiowaves.forward* 1larm* 5.waves.left.and.right* 2ign.horizontal.center* hleft* \
        hright* 6vertical.bottom* fcenter* ftop* 2lergens* 2t 3ernatingcurrent 1merican.football* h.circle* iprofessional* u.circle* 2pl\
        ifier 1ngle 2t* 3.circle* 3enna.radiowaves.left.and.right x.circle* yslash D.circle* 1pp* 3.badge* 9.checkmark* block* 4connecte\
        d.to.app.below.fill 4dashed 4gift* 3clip 3end.page* 3le.haptics.and.exclamationmark.triangle imusic.note s.slash 6image.playgrou\
        nd* 7ntelligence i.badge.xmark 6logo 6meditate e.circle* fsquare.stack* 6terminal* e.circle* fon.rectangle* 6writing.tools 5logo\
         5pencil b.adapter.usb.c* dnd.scribble cdoubletap cgen1 f2 chover csqueeze ctip 5script* 5tv* 7remote.gen1* h2* h3* h4* 5watch a\
        .and.arrow.forward bcase.inset.filled gsizes bradiowaves.left.and.right bside.right clash bwatchface 3s.ipad 9.landscape 7hone b\
        .badge.plus clandscape 3window.swipe.rectangle 1qi.high 4low 4medium 1rcade.stick c.and.arrow.down nleft r.and.arrow.right H.out\
        ward nright nup p.and.arrow.down dconsole* 3hivebox* a.circle* 2kit 5.badge.xmark 2row.2.circlepath i.circle* 8squarepath 63.tri\
        anglepath 6backward e.circle* l.dotted fsquare* fto.line m.circle* oompact nsquare* 7ranch 6circlepath 7lockwise f.circle* ghear\
        t* gicloud* gsquare* 7ounterclockwise m.circle* nicloud* nsquare* 6down a.and.line.horizontal.and.arrow.up cpp* e.dashed l.trian\
        glebadge.exclamationmark elewatch bbackward j.and.arrow.up.forward E.circle* Frectangle* Fsquare* kcircle* q.dotted ksquare* kto\
        ptrailing.rectangle* bcircle* h.dotted bdoc* eument* bforward i.and.arrow.up.backward E.circle* Frectangle* Fsquare* jcircle* p.\
        dotted jsquare* jtopleading.rectangle* bheart* bleft f.and.arrow.up.right y.circle* zrectangle* zsquare* hrrow.up.right u.circle\
        * vsquare* gcircle* m.dotted gsquare* gtopright.rectangle* gvideo* bmessage* bright g.and.arrow.up.left y.circle* zrectangle* zs\
        quare* hcircle* n.dotted hsquare* htopleft.rectangle* bsquare* bto.line i.alt jcircle* kompact jsquare* 6forward d.circle* k.dot\
        ted esquare* eto.line l.circle* nompact msquare* 6left a.and.line.vertical.and.arrow.right fright k.circle* lrighttriangle.left.\
        righttriangle.right* lsquare* ltext.vertical crrow.right m.circle* nsquare* bcircle* h.dotted bsquare* bto.line i.alt jcircle* k\
        ompact jsquare* 6merge 6rectanglepath 7ight b.and.line.vertical.and.arrow.left drrow.left m.circle* nsquare* ccircle* i.dotted c\
        doc.on.clipboard cfilled.filter.arrow.right cpage.on.clipboard csquare* cto.line j.alt kcircle* lompact ksquare* 6swap 6triangle\
        .2.circlepath r.camera* tircle* sdoc.on.clipboard sicloud* fbranch fcapsulepath fmerge fpull fswap fturn.up.right.circle* tdiamo\
        nd* ehead.2.clockwise u.rotate.90 E.camera* Gircle* Ficloud* Fpage.on.clipboard mounterclockwise B.rotate.90 jbottomleft.capsule\
        path.clockwise kranch jclockwise s.heart* ticloud* trotate.90 kounterclockwise z.icloud* Arotate.90 jleft.and.right.righttriangl\
        e.left.righttriangle.right* jmerge jpull jrectanglepath jswap jtopright.capsulepath.clockwise kurn.up.right.circle* xdiamond* ju\
        p.and.down.righttriangle.up.righttriangle.down* 7urn.down.left gright bleft.down gup bright.down hup bup.forward.iphone* eleft e\
        right 6up 8.and.down h.and.arrow.left.and.right msparkles icircle* irighttriangle.up.fill.righttriangle.down.fill zrighttriangle\
        .down* isquare* itext.horizontal dline.horizontal.and.arrow.down dperson.rectangle.portrait uturn.left zright arrow.down j.circl\
        e* ksquare* 9backward h.and.arrow.down.forward E.circle* Frectangle* Fsquare* ibottomtrailing.rectangle* icircle* o.dotted isqua\
        re* ain* 9circle* f.badge.clock gdotted 9doc* c.on.clipboard cument* 9forward g.and.arrow.down.backward E.circle* Frectangle* Fs\
        quare* ipp* hbottomleading.rectangle* hcircle* n.dotted hsquare* 9heart* 9left d.and.arrow.down.right y.circle* zrectangle* zsqu\
        are* idown.right.and.arrow.up.right.and.down.left tmagnifyingglass frrow.down.right u.circle* vsquare* ebottomright.rectangle* e\
        circle* k.dotted esquare* 9message* 9page.on.clipboard 9right e.and.arrow.down.left y.circle* zrectangle* zsquare* fbottomleft.r\
        ectangle* fcircle* l.dotted fdiamond* fsquare* fvideo* 9square* 9to.line g.alt hcircle* iompact hsquare* arash* 7turn.backward k\
        .circle* r.badge.ellipsis lsquare* cdown g.circle* hsquare* cforward j.circle* ksquare* cleft g.circle* n.badge.ellipsis hsquare\
        * cright h.circle* isquare* cup e.circle* fsquare* 5keys* 9.down.filled aleft.filled aright.filled aup.filled 5shape.backward* j\
        .circle* counce.forward* iright* bdown* f.circle* bforward* i.circle* bleft* f.arrowshape.right* gcircle* bright* g.circle* btur\
        n.up.backward* r.2* t.circle* sbadge.clock* scircle* jforward* q.circle* jleft* n.2* p.circle* ocircle* jright* o.circle* bup* d\
        .circle* bzigzag.forward* iright* 5triangle.backward* m.circle* nsquare* edown* i.circle* jsquare* eforward* l.circle* msquare* \
        eleft* i.and.line.vertical.and.arrowtriangle.right* jcircle* jfill.and.line.vertical.and.arrowtriangle.right.fill jsquare* erigh\
        t* j.and.line.vertical.and.arrowtriangle.left* kcircle* kfill.and.line.vertical.and.arrowtriangle.left.fill ksquare* eup* g.arro\
        wtriangle.down.window.left Hright hcircle* hsquare* 1spectratio* 2terisk 8.circle* 1t 2.badge.minus 9plus 3circle* 2om 1udio.jac\
        k.mono bstereo 2stralian.football* j.circle* adollarsign k.arrow.circlepath rtrianglehead.counterclockwise.rotate.90 lbank.build\
        ing* lcircle* lgauge.chart.lefthalf.righthalf Bthird.topthird.rightthird lring p.dashed lsquare* 7sign b.arrow.circlepath itrian\
        glehead.counterclockwise.rotate.90 cbank.building* ccircle* cgauge.chart.lefthalf.righthalf sthird.topthird.rightthird cring g.d\
        ashed csquare* 2to.brakesignal 5headlight.high.beam* flow.beam* 4matic.brakesignal aheadlight.high.beam* klow.beam* 4startstop d\
        .slash etrianglebadge.exclamationmark 1v.remote* 1xel.2 6.front.and.rear.engaged dengaged 7rear.engaged 2le.2 6.driveshaft.disen\
        gaged 7front.and.rear.engaged ddisengaged dengaged 7rear.disengaged cengaged clock 0b.circle* 2square* 1ackpack* 8.circle* 4ward\
        * 8.circle* 9end* c.alt* dcircle* 9frame* 2dge.plus.radiowaves.forward mright 2g* 3.badge.minus aplus aquestionmark 4circle* 4fi\
        ll.badge.minus fplus fquestionmark 2htsign 8.arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.building* 9circle* \
        9gauge.chart.lefthalf.righthalf pthird.topthird.rightthird 9ring d.dashed 9square* 2lloon* 7.2* 2ndage* 3knote* 2rcode 7.viewfin\
        der 3ometer 2se.unit 4ball* 8.circle* 9diamond.bases m.outs.indicator 3ket* 6ball* a.circle* 2thtub* 3tery.0 9percent 8100 b.bol\
        t ccircle* bpercent i.bolt jcircle* 825 apercent 850 apercent 875 apercent 7block* c.slash* etack* i.badge.snowflake* jtriangleb\
        adge.exclamationmark* 1each.umbrella* 3ts.earphones 6fit.pro d.chargingcase* eleft eright 9pro c.chargingcase* dleft dright 6hea\
        dphones 6pill* 7owerbeats g.left hpro k.2 m.chargingcase* nleft nright lchargingcase* lleft lright hright g3 h.left iright gpro \
        j.chargingcase* kleft kright 6solobuds e.chargingcase* fleft fright 7tudiobud.left gright fs g.chargingcase* hleft hplus l.charg\
        ingcase* mleft mright hright gplus k.chargingcase* lleft lright 2d.double* a.circle* 2ll* 4.and.waveform* ds.left.and.right* 5ba\
        dge* a.circle* bslash* bwaveform* 5circle* 5slash* a.circle* 6quare* 2ziercurve 1icycle 7.circle* 2n.xmark* 3oculars* a.circle* \
        2rd* 4.circle* 3thday.cake* 2tcoinsign b.arrow.circlepath itrianglehead.counterclockwise.rotate.90 cbank.building* ccircle* cgau\
        ge.chart.lefthalf.righthalf sthird.topthird.rightthird cring g.dashed csquare* 1linds.horizontal.closed iopen 7vertical.closed g\
        open 1old 4.italic.underline 5underline 3t* 4.badge.a* cutomatic* bcheckmark* clock* bxmark* 7tteryblock* 6rakesignal 5car* 8.ci\
        rcle* 6ircle* 5fill.batteryblock* 5heart* 6orizontal* f.circle* gicloud* 7use* 5ring.closed 5shield* 6lash* a.circle* 6quare* 5t\
        rianglebadge.exclamationmark* 2njour 2ok* 4.and.wrench* 5circle* 6losed* b.circle* 5pages* 4mark* 8.circle* 9slash* aquare* 4s.v\
        ertical* e.circle* 2x.truck* 9.badge.clock* 1rain* 5.filled.head.profile 6head.profile* 3kesignal b.dashed 3zilianrealsign h.arr\
        ow.circlepath otrianglehead.counterclockwise.rotate.90 ibank.building* icircle* igauge.chart.lefthalf.righthalf ythird.topthird.\
        rightthird iring m.dashed isquare* 2iefcase* 9.circle* 1ubble* 6.and.pencil 7circle* 7left* b.and.bubble.right* gexclamationmark\
        .bubble.right* gtext.bubble.right* ccircle* 7middle.bottom* etop* 7right* c.circle* 6s.and.sparkles* 2ilding* 8.2* a.crop.circle\
        * 9columns* g.circle* 2rn 3st* 2s* 3.doubledecker* 2tton.angledbottom.horizontal.left* vright* dtop.vertical.left* qright* 7hori\
        zontal* h.top.press* 7programmable j.square* 7roundedbottom.horizontal* etop.horizontal* 7vertical.left.press* gright.press* 0c.\
        circle* 2square* 1abinet* 3le.coaxial 8nnector f.horizontal gslash gvideo 5car* 2lendar 8.and.person 9badge.checkmark glock fexc\
        lamationmark fminus fplus 9circle* 9day.timeline.leading oft mright mtrailing 2mera* 6.aperture 7badge.clock* dellipsis* 7circle\
        * 7fill.badge.ellipsis aters 7macro c.circle* dslash i.circle* 8etering.center.weighted v.average gmatrix hultispot gnone gparti\
        al gspot gunknown 7on.rectangle* 7rotate* 7shutter.button* 7viewfinder 2ndybarphone 2pslock* 4ule* 7.bottomhalf.filled 8inset.fi\
        lled 8lefthalf.filled 8on.capsule* brectangle* 8portrait* g.bottomhalf.filled hinset.filled hlefthalf.filled hrighthalf.filled h\
        tophalf.filled 8righthalf.filled 8tophalf.filled 3tions.bubble* 2r* 3.2* 4badge.gearshape* 4circle* 4ferry* 5ront.waves.down* gl\
        eft.and.right.and.up* gup* 4rear* 8.and.collision.road.lane w.slash dtire.marks n.off oslash 9hazardsign* 9road.lane i.dashed ki\
        stance.1 t.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle s2 t.and.gauge.open.with.lines.needle.67percent.and.arro\
        wtriangle s3 t.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle s4 t.and.gauge.open.with.lines.needle.67percent.and.\
        arrowtriangle s5 t.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle joff jwave.up 9tilt.road.lanes.curved.right 9wav\
        es.up* 4side* 8.air.circulate* dfresh* and.exclamationmark* arrow.left.and.right* etriangle.down* nup* p.arrowtriangle.down* 9fr\
        ont.open* j.crop* 9hill.descent.control* fown* i.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* eup* 9lock* d.ope\
        n* 9rear.and.collision.and.car.side.front K.and.arrow.forward Psteeringwheel Lslash iexclamationmark.and.car.side.front Q.off iw\
        ave.3.and.car.side.front ecrop.trunk.partition* eopen* i.crop* etow.hitch* aoof.cargo.carrier* r.slash* 4top.arrowtriangle.front\
        .left* sright* mrear.left* rright* 8door.front.left.and.front.right.and.rear.left.and.rear.right.open* Sopen* Nright.open* Eopen\
        * srear.left.and.rear.right.open* Copen* xright.open* oopen* jright.and.rear.left.and.rear.right.open* Dopen* yright.open* popen\
        * drear.left.and.rear.right.open* nopen* iright.open* dsliding.left.open* lright.open* 8front.radiowaves.front.left.and.front.an\
        d.front.right* dleft.arrowtriangle* dright.arrowtriangle* 8lane.dashed.arrowtriangle.inward* kbadge.steeringwheel* kdeparture.le\
        ft* y.slash* uright* z.slash* 8radiowaves.2.front.left.front.front.right* lrear.left.rear.rear.right* jfront* jrear* n.left* s.a\
        nd.rear.right* tcar.top.front* oright* t.badge.exclamationmark* Axmark* ucar.top.front* 9ear.radiowaves.rear.left.and.rear.and.r\
        ear.right* cleft.arrowtriangle* cright.arrowtriangle* 8video.rear.left* jright* 4window.left f.badge.exclamationmark mxmark gexc\
        lamationmark gxmark bright g.badge.exclamationmark nxmark hexclamationmark hxmark 3bon.dioxide.cloud* 7monoxide.cloud* 3rot* 3se\
        at.left* c.1* d2* d3* dand.heat.waves* dbackrest.up.and.down* dfan* eorward.and.backward* dmassage* dup.and.down* 8right* d.1* e\
        2* e3* eand.heat.waves* ebackrest.up.and.down* efan* forward.and.backward* emassage* eup.and.down* 3t* 4.badge.clock* bminus bpl\
        us bquestionmark 5circle* 5fill.badge.minus gplus gquestionmark 2se* 2t* 3.circle* 1edisign 8.arrow.circlepath ftrianglehead.cou\
        nterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.righthalf pthird.topthird.rightthird 9ring d.dashed 9squa\
        re* 2llularbars 2ntsign 8.arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.leftha\
        lf.righthalf pthird.topthird.rightthird 9ring d.dashed 9square* 1hair* 5.lounge* 3ndelier* 3racter 9.book.closed* bubble* acircl\
        e* bursor.ibeam aduployan amagnify aphonetic asquare* button atextbox h.badge.sparkles 9s.lowercase buppercase 4t.bar* 9.doc.hor\
        izontal* ahorizontal.page* axaxis f.ascending p.badge.clock ayaxis 6dots.scatter 6line.downtrend.xyaxis r.circle* bflattrend.xya\
        xis r.circle* btext.clipboard* buptrend.xyaxis p.circle* 6pie* 6xyaxis.line 2eckerboard.rectangle dshield 5list 9.checked aunche\
        cked 5mark 9.applewatch brrow.trianglehead.counterclockwise abubble* acircle* g.badge.questionmark* nxmark* htrianglebadge.excla\
        mationmark adiamond* agobackward aicloud* amessage* arectangle* j.portrait* kstack* aseal* e.text.page* bhield* bquare* 3vron.ba\
        ckward g.2 hchevron.backward.dotted iircle* hsquare* hto.line 8compact.backward gdown gforward gleft k.chevron.compact.right gri\
        ght gup i.chevron.compact.down zright.chevron.compact.down.chevron.compact.left 8down c.2 dcircle* ddotted.2 dforward.2 ldotted.\
        2 dright.2 jdotted.2 dsquare* 8forward f.2 gcircle* gdotted.chevron.forward gsquare* gto.line 8left c.2 dchevron.left.dotted lri\
        ght eircle* dforwardslash.chevron.right dslash.chevron.right equare* dto.line 8right d.2 ecircle* edotted.chevron.right esquare*\
         eto.line 8up a.2 bchevron.down n.square* jright.chevron.down.chevron.left circle* bdotted.2 bforward.2 jdotted.2 bright.2 hdott\
        ed.2 bsquare* 2ineseyuanrenminbisign n.arrow.circlepath utrianglehead.counterclockwise.rotate.90 obank.building* ocircle* ogauge\
        .chart.lefthalf.righthalf Ethird.topthird.rightthird oring s.dashed osquare* 1ircle* 6.and.line.horizontal* 7badge.checkmark* de\
        xclamationmark* dminus* dplus* dquestionmark* dxmark* 8ottomhalf.fill med o.inverse drighthalf.checkered npattern.checkered dthi\
        rd.split 7circle* 7dashed d.inset.fill oed erectangle 8otted d.and.circle ecircle* 7fill.square.fill bed.ipad* i.landscape* ghon\
        e* epattern.diagonalline.rectangle 7grid.2x1* f.left.filled gright.filled e2* c3x3* f.circle* ccross* h.down.fill red ileft.fill\
         red iright.fill sed iup.fill ped chex* 7hexagongrid* i.circle* epath* 7inset.filled 7lefthalf.fill ked m.inverse nrighthalf.str\
        iped.horizontal P.inverse gstriped.horizontal y.inverse 7rectangle.dashed hfilled.pattern.diagonalline 8ighthalf.fill led n.inve\
        rse 7slash* 8quare* 7tophalf.fill jed l.inverse 6badge* b.2* 6s.hexagongrid* fpath* 1lear* 2ipboard* 2ock* 5.arrow.2.circlepath \
        ccirclepath ctrianglehead.2.counterclockwise.rotate.90 pcounterclockwise.rotate.90 6badge* b.checkmark* cexclamationmark* cquest\
        ionmark* cxmark* 6circle* 3ud* 5.bolt* a.circle* brain* f.circle* 6circle* 6drizzle* d.circle* 6fog* 9.circle* 6hail* a.circle* \
        7eavyrain* f.circle* 6moon* a.bolt* f.circle* bcircle* brain* f.circle* 6rain* a.circle* abow.crop* ehalf* 6sleet* b.circle* 7no\
        w* a.circle* 7un* 9.bolt* e.circle* acircle* arain* e.circle* 1oat* 2loncurrencysign h.arrow.circlepath otrianglehead.counterclo\
        ckwise.rotate.90 ibank.building* icircle* igauge.chart.lefthalf.righthalf ythird.topthird.rightthird iring m.dashed isquare* 2mb\
        * 3mand 7.circle* 8square* 3pass.drawing 4utermouse* 2ne* 3tact.sensor* 4extualmenu.and.cursorarrow 4rol 3vertible.side* g.air.c\
        irculate* lfresh* ind.exclamationmark* irrow.left.and.right* ntrianglehead.backward* Aforward* H.and.backward* mtriangle.down* v\
        up* x.arrowtriangle.down* hfront.open* r.crop* hhill.descent.control* nown* q.and.gauge.open.with.lines.needle.25percent.and.arr\
        owtriangle* mup* hlock* l.open* 2oktop* 1pu* 1reditcard* a.and.123 bcircle* btrianglebadge.exclamationmark* bviewfinder 2icket.b\
        all* c.circle* 2op 4.rotate 3ss* 5.case* a.circle* 7ircle* 6vial* 3wn* 2uzeirosign c.arrow.circlepath jtrianglehead.counterclock\
        wise.rotate.90 dbank.building* dcircle* dgauge.chart.lefthalf.righthalf tthird.topthird.rightthird dring h.dashed dsquare* 1ube*\
         4.box* 5transparent* 2p.and.heat.waves* 8saucer* 2rlybraces b.square* 3sor.rays 6arrow b.and.square.on.square.dashed cclick h.2\
         ibadge.clock cmotionlines n.click crays desize.north.east.south.east cslash h.square* dquare* 3tains.closed 9open 1ylinder* 8.s\
        plit.1x2* 0d.circle* 2square* 1anishkronesign f.arrow.circlepath mtrianglehead.counterclockwise.rotate.90 gbank.building* gcircl\
        e* ggauge.chart.lefthalf.righthalf wthird.topthird.rightthird gring k.dashed gsquare* 1ecrease.indent 9quotelevel 2greesign.cels\
        ius bfahrenheit 2humidifier* 2lete.backward* 7forward* 7left* 7right* 2skclock* 4topcomputer f.and.arrow.down kmacbook gtriangle\
        badge.exclamationmark 4view* 1ial* 4.high* 5low* 5max* 6edium* 6in* 3mond* 7.bottomhalf.filled 8circle* 8inset.filled 8lefthalf.\
        filled 8righthalf.filled 8tophalf.filled 2ce* 2e.face.1* 92* 93* 94* 95* 96* 2gitalcrown.arrow.clockwise* kounterclockwise* dhor\
        izontal.arrow.clockwise* vounterclockwise* opress* dpress* 2rectcurrent 2shwasher* a.circle* 3play 7.2 8and.arrow.down 8triangle\
        badge.exclamationmark 3tribute.horizontal* l.center* mleft* mright* bvertical* j.bottom* kcenter* ktop* 2vide 6.circle* 7square*\
         1oc* 3.append* 4badge.arrow.up* aclock* aellipsis agearshape* aplus 4circle* 4fill.badge.ellipsis fplus 4on.clipboard* 7doc* 4p\
        laintext* 4questionmark* 4richtext* 4text* 8.below.ecg* 9fill.viewfinder 9image* 9magnifyingglass 9viewfinder 4viewfinder* 4zipp\
        er 3k.arrow.down.rectangle bup.rectangle 5rectangle 3ument* 8.badge.arrow.up* fclock* fellipsis* fgearshape* fplus* 9circle* 9on\
        .clipboard* cdocument* 9viewfinder* 2g* 3.circle* 2llarsign a.arrow.circlepath htrianglehead.counterclockwise.rotate.90 bbank.bu\
        ilding* bcircle* bgauge.chart.lefthalf.righthalf rthird.topthird.rightthird bring f.dashed bsquare* 2ngsign 8.arrow.circlepath f\
        trianglehead.counterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.righthalf pthird.topthird.rightthird 9rin\
        g d.dashed 9square* 2or.french.closed copen 5garage.closed i.trianglebadge.exclamationmark cdouble.bay.closed t.trianglebadge.ex\
        clamationmark nopen r.trianglebadge.exclamationmark copen g.trianglebadge.exclamationmark 5left.hand.closed fopen 5right.hand.cl\
        osed gopen 5sliding.left.hand.closed nopen dright.hand.closed oopen 2t.arrowtriangles.up.right.down.left.circle 4car.top.radiowa\
        ves.2.rear.left.rear.rear.right* 5ircle.and.cursorarrow fhand.point.up.left.fill bviewfinder 4radiowaves.forward fleft.and.right\
         fright fup.forward 4scope 9.display alaptopcomputer 5quare* ashape* f.split.2x2 4viewfinder 3s.and.line.vertical.and.cursorarro\
        w.rectangle 1pad* 4.down.fill eed 5left.fill eed 5right.fill fed 5up.fill ced 1rone* 3p* 4.circle* 5degreesign* f.slash* 5halffu\
        ll 5keypad.rectangle* 5transmission 7iangle* 2yer* 5.circle* 1uffle.bag* 2mbbell* 0e.circle* 2square* 1ar* 3.and.waveform 4badge\
        .checkmark awaveform 4trianglebadge.exclamationmark 3buds 7.case* 3pods 1cg.text.page* 1ject* 5.circle* 1lectronic.toll.collecti\
        on q.rectangle* A.slash* Btrianglebadge.exclamationmark* 2lipses.bubble* 6is 8.bubble* 9circle* aurlybraces 9message* 9rectangle\
        * 9vertical.bubble* aiewfinder 1ngine.combustion* h.badge.exclamationmark* 7emission.and.drop.2.water.wave.below kexclamationmar\
        k kfilter 2try.lever.keypad* i.trianglebadge.exclamationmark* 2velope* 8.and.arrow.3.down* jtrianglehead.branch* arrow.triangle.\
        branch* 9badge* e.person.crop* fshield.half.filled* mleadinghalf.fill 9circle* 9fill.badge.shield.trailinghalf.fill aront* 9open\
        * d.badge.clock 9stack* 1qual 5.circle* 6square* 1raser* 6.line.dashed* 1scape 2im* 1urosign 8.arrow.circlepath ftrianglehead.co\
        unterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.righthalf pthird.topthird.rightthird 9ring d.dashed 9squ\
        are* 4zonesign c.arrow.circlepath jtrianglehead.counterclockwise.rotate.90 dbank.building* dcircle* dgauge.chart.lefthalf.righth\
        alf tthird.topthird.rightthird dring h.dashed dsquare* 1v.charger* a.arrowtriangle.left* pright* bexclamationmark* bslash* 3plug\
        .ac.gb.t* btype.1* g2* 8dc.ccs1* e2* chademo* bgb.t* bnacs* 1xclamationmark f.2 g3 gapplewatch hrrow.circlepath mtriangle.2.circ\
        lepath uhead.2.clockwise.rotate.90 zcounterclockwise.rotate.90 gbrakesignal hubble* m.circle* gcircle* gicloud* glock* gmagnifyi\
        ngglass hessage* goctagon* gquestionmark gshield* hquare* gtirepressure hransmission iiangle* o.text.page* gwarninglight* 2terna\
        ldrive* d.badge.checkmark kexclamationmark kicloud kminus kperson.crop llus kquestionmark ktimemachine kwifi kxmark econnected.t\
        o.line.below* efill.badge.checkmark pexclamationmark picloud pminus pperson.crop qlus pquestionmark ptimemachine pwifi pxmark jt\
        rianglebadge.exclamationmark etrianglebadge.exclamationmark 1ye* 3.circle* 4slash* 9.circle* 5quare* 4trianglebadge.exclamationm\
        ark* 3brow 3dropper a.full bhalffull 3glasses a.slash 3s 4.inverse 0f.circle* 3ursive 9.circle* 2square* 1ace.dashed* 5smiling* \
        c.inverse 4id 4mask* 2n* 3.and.light.ceiling* 4badge.automatic* 4ceiling* 4desk* 4floor* 4oscillation* 4slash* 3blades* 9.slash*\
         2xmachine* 1erry* 1iberchannel 3rechannel 2eld.of.view.ultrawide* ewide* 2gure 6.2 8.and.child.holdinghands arms.open 9circle* \
        9left.holdinghands 9right.holdinghands 7american.football o.circle* 8nd.child.holdinghands 8rchery e.circle* 9ms.open 8ustralian\
        .football q.circle* 7badminton g.circle* 9rre c.circle* 9seball f.circle* aketball h.circle* 8owling e.circle* 9xing d.circle* 7\
        child c.and.lock* l.open* dcircle* 8limbing f.circle* 8ooldown f.circle* 9re.training k.circle* 8ricket e.circle* 9oss.training \
        l.circle* 8urling e.circle* 7dance c.circle* 8isc.sports i.circle* 8ress.line.vertical.figure 7elliptical h.circle* 8questrian.s\
        ports o.circle* 7fall b.circle* 8encing e.circle* 8ield.hockey j.circle* 9shing e.circle* 8lexibility i.circle* 7golf b.circle* \
        8ymnastics h.circle* 7hand.cycling j.circle* bball f.circle* 8ighintensity.intervaltraining B.circle* 9king d.circle* 8ockey d.c\
        ircle* 8unting e.circle* 7ice.hockey h.circle* bskating i.circle* 8ndoor.cycle j.circle* erowing k.circle* esoccer k.circle* 7ju\
        mprope f.circle* 7kickboxing h.circle* 7lacrosse f.circle* 7martial.arts j.circle* 8ind.and.body k.circle* 9xed.cardio j.circle*\
         7open.water.swim m.circle* 8utdoor.cycle k.circle* frowing l.circle* fsoccer l.circle* 7pickleball h.circle* 9lates e.circle* 8\
        lay b.circle* 8ool.swim g.circle* 7racquetball i.circle* 8oll b.circle* crunningpace n.circle* bing e.circle* 9wer 8ugby c.circl\
        e* 9n a.circle* bsquare.stack* btreadmill k.circle* 7sailing e.circle* 8eated.seatbelt m.and.airbag.off zn nleft.drive.seats.1* \
        F.1* G2* E2* F.2* H.2* I3* G3* H.2* I3* E3* F.3* H.3* fide i.air.distribution.lower Amiddle G.and.lower Q.angled Aupper F.angled\
        .and.lower.angled Rmiddle X.and.lower.angled nlower nupper s.and.lower nwindshield mbag.off t.2 rn s.2 kutomatic jleft n.air.dis\
        tribution.lower Fmiddle L.and.lower V.angled Fupper K.and.middle.and.lower Ngled.and.lower.angled Wmiddle Zdle.and.lower.angled \
        rbag.off y.2 wn x.2 putomatic ofan osteeringwheel owindshield.front.and.heat.waves T.air.distribution.lower Zistribution.middle \
        Zistribution.middle.and.lower Zistribution.upper Zistribution.upper.and.lower Zistribution.upper.and.middle Zistribution.upper.a\
        nd.middle.and.lower jright o.air.distribution.lower Gmiddle M.and.lower W.angled Gupper L.and.middle.and.lower Ogled.and.lower.a\
        ngled Xmiddle Zddle.and.lower.angled sbag.off z.2 xn y.2 qutomatic pfan psteeringwheel pwindshield.front.and.heat.waves U.air.di\
        stribution.lower Zdistribution.middle Zdistribution.middle.and.lower Zdistribution.upper Zdistribution.upper.and.lower Zdistribu\
        tion.upper.and.middle Zdistribution.upper.and.middle.and.lower jwindshield.front.and.heat.waves O.air.distribution.lower Zbution\
        .middle Zbution.middle.and.lower Zbution.upper Zbution.upper.and.lower Zbution.upper.and.middle Zbution.upper.and.middle.and.low\
        er 8kateboarding k.circle* bing 9iing.crosscountry q.circle* edownhill m.circle* 8nowboarding j.circle* 8occer aialdance i.circl\
        e* 9ftball f.circle* 8quash d.circle* 8tair.stepper k.circle* cs d.circle* and c.dress i.line.vertical.figure dline.dotted.figur\
        e.stand 9ep.training k.circle* 9rengthtraining.functional y.circle* otraditional z.circle* 8urfing e.circle* 7table.tennis j.cir\
        cle* 9ichi d.circle* 8ennis d.circle* 8rack.and.field m.circle* 7volleyball h.circle* 7walk b.arrival ccircle* cdeparture diamon\
        d* cmotion i.trianglebadge.exclamationmark ctreadmill l.circle* eiangle* 9ter.fitness k.circle* cpolo g.circle* 9ve b.circle* 8r\
        estling g.circle* 7yoga b.circle* 2lemenu.and.cursorarrow dselection 3m* 4.circle* 5stack* 2re.extinguisher* 4place* 4wall* 5ork\
        s 2sh* 4.circle* 1lag* 4.2.crossed* e.circle* 5and.flag.filled.crossed 5badge.ellipsis* 5checkered e.2.crossed fcircle* 6ircle* \
        5filled.and.flag.crossed 5pattern.checkered m.2.crossed ncircle* nlc 5slash* a.circle* 6quare* 3me* 5.circle* 3shlight.off.circl\
        e* ffill cn.circle* efill bslash g.circle* 4k* 2euron* 2ip.horizontal* 4phone 2orinsign a.arrow.circlepath htrianglehead.counter\
        clockwise.rotate.90 bbank.building* bcircle* bgauge.chart.lefthalf.righthalf rthird.topthird.rightthird bring f.dashed bsquare* \
        3wchart* 2uid.batteryblock 7rakesignal 6coolant 6transmission 1n 1older* 6.badge.gear hshape dminus dperson.crop elus dquestionm\
        ark 7circle* 7fill.badge.gear mshape iminus iperson.crop jlus iquestionmark 2otball* 8.circle* 2rk.knife a.circle* 3mfitting.gam\
        econtroller* 3ward* 7.circle* 8end* b.alt* ccircle* 8frame* 2ssil.shell* 1rancsign 9.arrow.circlepath gtrianglehead.counterclock\
        wise.rotate.90 abank.building* acircle* agauge.chart.lefthalf.righthalf qthird.topthird.rightthird aring e.dashed asquare* 2ying\
        .pan* 1uel.filter.water 4pump* 8.and.filter arrowtriangle.left* nright* 9circle* 9exclamationmark* 9slash* 2nction 1x 0g.circle*\
         2square* 1amecontroller* e.circle* 2uge 5.badge.minus cplus 6high 6low 6medium c.badge.minus jplus 6open.with.lines.needle.33pe\
        rcent C.and.arrow.trianglehead.from.0percent.to.50percent Mtriangle U.from.0percent.to.50percent t67percent.and.arrowtriangle U.\
        and.car t84percent.exclamation 6with.dots.needle.0percent n100percent n33percent n50percent n67percent nbottom.0percent u100perc\
        ent u50percent D.badge.minus Kplus bneedle* 1ear 4.badge a.checkmark bquestionmark bxmark 5circle* 4shape* 9.2* aarrow.triangle.\
        2.circlepath ohead.2.clockwise.rotate.90 acircle* 6ift.layout.sixspeed 1ift* 4.circle* 4card* 1lobe 5.americas* 7sia.australia* \
        6badge.chevron.backward 6central.south.asia* 6desk* 6europe.africa* 3wplug 1obackward a.10 c5 b30 b45 b5 b60 b75 b90 bminus 2for\
        ward 9.10 b5 a30 a45 a5 a60 a75 a90 aplus 1raduationcap* d.circle* 2eaterthan b.circle* csquare* borequalto k.circle* lsquare* 3\
        etingcard* 2id 4.circle* 1uaranisign b.arrow.circlepath itrianglehead.counterclockwise.rotate.90 cbank.building* ccircle* cgauge\
        .chart.lefthalf.righthalf sthird.topthird.rightthird cring g.dashed csquare* 2itars* 1ym.bag* 2roscope 0h.circle* 2square* 8.fil\
        l.on.square.fill 9on.square* 1ammer* 6.circle* 2nd.app* 5draw* 9.badge.ellipsis* 5palm.facing* 6inch* 6oint.down* bleft* bright*\
         bup* d.braille* l.badge.ellipsis* eleft* i.and.text* 5raised* b.app* cbrakesignal n.slash ccircle* cfingers.spread* cpalm.facin\
        g* cslash* dquare* i.on.square* 7ys* 5tap* 6humbsdown* f.circle* gslash* bup* d.circle* eslash* 5wave* 4bag* 7.circle* 4s.and.sp\
        arkles* 6clap* 6sparkles* 3ger 2re* 4.circle* 2t.cap* 4widebrim* 2zardsign* 1ead.profile.arrow.forward.and.vision.pro Bpro 4ligh\
        t.daytime* afog* ahigh.beam* alow.beam* 4phones a.circle* bdots bslash 4set 7.circle* 3ringaid.ear 7device.and.signal.meter* eea\
        r* 4t* 5.circle* 6rectangle* 6slash* b.circle* 7quare* 6text.clipboard* bsquare* 3t.element.windshield 5waves a.and.fan 4er.vert\
        ical* 2lm 4et* 2xagon* 7.bottomhalf.filled 8lefthalf.filled 8righthalf.filled 8tophalf.filled 1ifireceiver* 4speaker* b.2* d.bad\
        ge.minus* kplus* cand.appletv* ghomepod* n.badge.minus* uplus* omini* s.badge.minus* zplus* nmini* drrow.forward* cbadge.minus* \
        iplus* 2ghlighter 1ockey.puck* b.circle* 2ld.brakesignal 2mekit 4pod* 7.2* 9.badge.minus* gplus* 8and.appletv* chomepod.mini* o.\
        badge.minus* vplus* jmini* 9rrow.forward* 8badge.minus* eplus* 8mini* c.2* e.badge.minus* lplus* darrow.forward* dbadge.minus* j\
        plus* 7mini* b.2* cand.appletv* 2rn* 4.blast* 2urglass 9.and.lock abadge.eye gplus bottomhalf.fill ped acircle* atophalf.fill me\
        d 3se* 5.and.flag* e.circle* 6badge.exclamationmark* cwifi* 6circle* 6lodge* b.circle* 6slash* 1ryvniasign b.arrow.circlepath it\
        rianglehead.counterclockwise.rotate.90 cbank.building* ccircle* cgauge.chart.lefthalf.righthalf sthird.topthird.rightthird cring\
         g.dashed csquare* 1umidifier* a.and.droplets* 6ty* 2rricane 9.circle* 1ydrogen 8.circle* 9square* 0i.circle* 2square* 1cloud* 6\
        .and.arrow.down* hup* 7circle* 7slash* 8quare* 1ncrease.indent 9quotelevel 2dianrupeesign f.arrow.circlepath mtrianglehead.count\
        erclockwise.rotate.90 gbank.building* gcircle* ggauge.chart.lefthalf.righthalf wthird.topthird.rightthird gring k.dashed gsquare\
        * 2finity 8.circle* 3o 4.bubble* 5circle* b.text.page* 5square* 5triangle* 5windshield 2haler* 2set.filled.applewatch.case dbott\
        omhalf.rectangle x.portrait otophalf.rectangle jleading.rectangle A.portrait lft.rectangle x.portrait jright.rectangle y.portrai\
        t jthird.rectangle y.portrait psquare krailing.rectangle B.portrait dcapsule k.portrait eenter.rectangle t.badge.plus uportrait \
        eircle j.dashed ddiamond dleadinghalf.arrow.leading.rectangle prectangle y.portrait ptoptrailing.bottomtrailing.rectangle qraili\
        nghalf.rectangle kthird.rectangle z.portrait qsquare ffthalf.arrow.left.rectangle mrectangle v.portrait nighthalf.rectangle mtop\
        right.bottomright.rectangle hthird.rectangle w.portrait nsquare doval h.portrait drectangle m.and.cursorarrow rperson.filled E.c\
        ircle* nbadge.record non.rectangle nportrait eighthalf.arrow.right.rectangle nlefthalf.rectangle nrectangle w.portrait ithird.re\
        ctangle x.portrait osquare dsquare j.dashed dtophalf.bottomhalf.rectangle rleft.bottomright.rectangle lrectangle u.portrait glea\
        ding.bottomleading.trailinghalf.rectangle orectangle x.portrait ift.bottomleft.righthalf.rectangle lrectangle u.portrait ltoprig\
        ht.bottomhalf.rectangle Aleft.bottomright.rectangle gright.rectangle v.portrait gthird.rectangle v.portrait msquare hrailing.rec\
        tangle y.portrait erailinghalf.arrow.trailing.rectangle qleadinghalf.rectangle qrectangle z.portrait lthird.rectangle A.portrait\
         rsquare fiangle ev 2ternaldrive* 1pad 4.and.arrow.forward 9iphone f.slash 5badge.exclamationmark blocation bplay 5case 9.and.ip\
        hone.case 5gen1 9.badge.exclamationmark glocation gplay alandscape j.badge.exclamationmark qlocation qplay kslash aslash 82 9.ba\
        dge.exclamationmark glocation gplay alandscape j.badge.exclamationmark qlocation qplay kslash aslash 5homebutton f.badge.play gl\
        andscape p.badge.play 5landscape e.and.iphone p.slash fbadge.exclamationmark llocation lplay 5rear.camera 5sizes 2hone 6.and.arr\
        ow.forward o.inward poutward hleft.and.arrow.right B.inward hright.inward noutward 8pp.switcher 7badge.exclamationmark dlocation\
         dplay 7case 8ircle* 8rop.circle 7dock.motorized.viewfinder 7gen1 b.and.arrow.left cbadge.exclamationmark ilocation iplay ccircl\
        e* drop.circle clandscape l.slash cmotion cradiowaves.left.and.right B.circle* cslash h.circle* a2 b.and.arrow.left.and.arrow.ri\
        ght.inward cbadge.exclamationmark ilocation iplay ccircle* drop.circle clandscape l.slash cmotion cradiowaves.left.and.right B.c\
        ircle* cslash h.circle* a3 b.and.arrow.left.and.arrow.right.inward cbadge.exclamationmark ilocation iplay ccircle* drop.circle c\
        landscape l.slash cmotion cradiowaves.left.and.right B.circle* cslash h.circle* 7homebutton h.badge.play icircle* ilandscape ira\
        diowaves.left.and.right H.circle* islash n.circle* 7landscape 7motion 7radiowaves.left.and.right w.circle* 8ear.camera 7sizes 8l\
        ash c.circle* 8martbatterycase.gen1 r2 2od 4.shuffle.gen1 g2 g3 g4 5touch a.landscape bslash 4shuffle.gen1 f2 f3 f4 4touch 9.lan\
        dscape aslash 1talic 1vfluid.bag* 0j.circle* 2square* 8.fill.on.square.fill 9on.square* 1acket* 0k 1.circle* 2square* 1ashida.ar\
        abic 1ey* 3.2.on.ring* 4car.radiowaves.forward* 8side* 7d* 5onvertible.side* 4horizontal* 4icloud* 4radiowaves.forward* m.slash*\
         4slash* 5uv.side* 4truck.pickup.side* 4viewfinder 3board* 8.badge.ellipsis* gye* 9chevron.compact.down* pleft* 9macwindow 9oneh\
        anded.left* jright* 1ipsign 7.arrow.circlepath etrianglehead.counterclockwise.rotate.90 8bank.building* 8circle* 8gauge.chart.le\
        fthalf.righthalf othird.topthird.rightthird 8ring c.dashed 8square* 1ph 3.circle* 0l.button.roundedbottom.horizontal* 2circle* 2\
        joystick* a.down* bpress.down* btilt.down* gleft* gright* gup* 2rectangle.roundedbottom* 2square* 11.button.roundedbottom.horizo\
        ntal* 3circle* 3rectangle.roundedbottom* 12.button.angledtop.vertical.left* aroundedtop.horizontal* 3circle* 3rectangle.roundedt\
        op* 13.button.angledbottom.horizontal.left* 14.button.horizontal* 1adybug* 7.circle* 8slash* d.circle* 2mp.ceiling* c.inverse 5d\
        esk* 5floor* 5table* 2ne 3yardcard* 2ptopcomputer e.and.arrow.down jipad lhone fslash ftrianglebadge.exclamationmark 2rgecircle.\
        fill.circle 3isign 8.arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.ri\
        ghthalf pthird.topthird.rightthird 9ring d.dashed 9square* 2ser.burst 3so 5.and.sparkles 6badge.sparkles 6sparkles 2tch.2.case* 
        """
}
