// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: roster.txt, checksum 24a5f42f7d005b38.

extension SymbolRoster {
    /// The names that iOS has, part 2 of 2.
    static let text2 = """
        2urel.leading e.laurel.trailing 7trailing 1b.button.roundedbottom.horizontal* 3circle* 3rectangle.roundedbottom* 1eaf* 4.arrow.c\
        irclepath btriangle.circlepath jhead.clockwise 5circle* 2ft 4.circle* 2ssthan 8.circle* 9square* 8orequalto h.circle* isquare* 2\
        vel* 1icenseplate* 2fepreserver* 2ght.beacon.max* ein* 6cylindrical.ceiling* p.inverse 6max 7in 6overhead.left* fright* 6panel* \
        6recessed* e.3* g.inverse finverse 7ibbon* 6strip.2* 5bulb* 9.2* acircle* aled* d.wide* amax* bin* d.badge.exclamationmark* asla\
        sh* 5rail* 5spectrum.horizontal 6witch.off* f.square* dn* e.square* 2ne.2.horizontal.decrease.circle* 53.crossed.swirl.circle* 7\
        horizontal h.button.angledtop.vertical.right* icircle* idecrease q.circle* 5diagonal d.arrow 5horizontal.2.decrease.circle* g3 h\
        .circle* idecrease q.circle* gstar.fill.line.horizontal 4s.measurement.horizontal ivertical 4weight 3k 4.badge.plus 5circle* 5ic\
        loud* 2rasign 8.arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.rightha\
        lf pthird.topthird.rightthird 9ring d.dashed 9square* 2st.and.film 5bullet b.below.rectangle ccircle* dlipboard* cindent crectan\
        gle* l.portrait* 5clipboard* 5dash 9.header.rectangle 5number 5star 5triangle 2vephoto 9.badge.a hutomatic aplay aslash 2zard* 6\
        .circle* 1m.button.horizontal* 1ocation* 8.app* 9circle* 9fill.viewfinder 9magnifyingglass 9north* e.circle* fline* 9slash* e.ci\
        rcle* aquare* 9viewfinder 3k* 4.app.dashed 8lewatch 5badge.clock* 5circle* b.dotted 5desktopcomputer 6isplay 6oc* 8ument* 5iclou\
        d* 6pad 7hone 5laptopcomputer 5open* 9.applewatch adesktopcomputer bisplay aipad chone alaptopcomputer arotation atrianglebadge.\
        exclamationmark* 5rectangle* e.on.rectangle* r.dashed fstack* 6otation d.open 5shield* 6lash* 6quare* b.stack* 5trianglebadge.ex\
        clamationmark* 2go.playstation 5xbox 2ng.text.page.and.pencil* 2upe 1sb.button.angledbottom.horizontal.left* 1t.button.roundedto\
        p.horizontal* 3circle* 3rectangle.roundedtop* 1ungs* 0m.circle* 2square* 11.button.horizontal* 12.button.horizontal* 13.button.h\
        orizontal* 14.button.horizontal* 1acbook 7.and.applewatch cipad ehone cvision.pro ipro 8gen1 b2 8slash 3mini* 7.gen2* b3* 3pro.g\
        en1* a2* a3* b.server 3studio* 3window 9.and.cursorarrow abadge.plus aon.rectangle 2gazine* 3icmouse* 3nifyingglass f.circle* 3s\
        afe.batterypack* 2il* 4.and.text.magnifyingglass 5stack* 2laysianringgitsign k.arrow.trianglehead.counterclockwise.rotate.90 lba\
        nk.building* lcircle* lgauge.chart.lefthalf.righthalf Bthird.topthird.rightthird lring p.dashed lsquare* 2natsign 9.arrow.circle\
        path gtrianglehead.counterclockwise.rotate.90 abank.building* acircle* agauge.chart.lefthalf.righthalf qthird.topthird.rightthir\
        d aring e.dashed asquare* 2p* 3.circle* 3pin 6.and.ellipse i.circle* 7circle* 7slash c.circle* 8quare* 2tter.logo 1ecca 2dal* 5.\
        star* 3iastick 4cal.thermometer* 2gaphone* 2mories 8.badge.checkmark fminus fplus fxmark 9slash 5ychip* 2nubar.arrow.down.rectan\
        gle eup.rectangle 8dock.rectangle m.badge.record 8rectangle 4card* 2ssage* 7.and.waveform* 8badge* d.circle* efilled.fill ewavef\
        orm* 8circle* 2tronome* 1ic* 3.and.signal.meter* 4badge.plus axmark 4circle* 4fill.badge.plus fxmark 4slash* 9.circle* 5quare* 3\
        robe* 7.circle* 5phone* a.and.signal.meter* bbadge.ellipsis* hplus* hxmark* bcircle* bslash* g.circle* cquare* 5wave* 2llsign 8.\
        arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.building* 9circle* 9gauge.chart.lefthalf.righthalf pthird.topthi\
        rd.rightthird 9ring d.dashed 9square* 2nus 5.arrow.trianglehead.counterclockwise 6circle* 6diamond* 6forwardslash.plus 6magnifyi\
        ngglass 6plus.and.fluid.batteryblock bbatteryblock* n.exclamationmark* oslash* ptack* t.arrowtriangle.left* Iright* N.and.arrowt\
        riangle.left* uexclamationmark* 6rectangle* f.portrait* 6slash.plus 7quare* 2rror.side.left g.and.arrow.turn.down.right lheat.wa\
        ves cright h.and.arrow.turn.down.left mheat.waves 1oon* 4.circle* 5dust* 9.circle* 5haze* 9.circle* 5road.lanes 5stars* a.circle\
        * 5zzz* 4phase.first.quarter n.inverse bull.moon j.inverse alast.quarter m.inverse anew.moon i.inverse awaning.crescent p.invers\
        e hgibbous o.inverse cxing.crescent p.inverse hgibbous o.inverse 4rise* 8.circle* 4set* 7.circle* 2ped* 2saic* 2torcycle* 2unt* \
        5ain.2* a.circle* 3th* 2ve.3d 3ieclapper* 1ph 3.circle* 1ug* 2ltiply 8.circle* 9square* 2sic.house* 6mic 9.circle* 9rophone g.ci\
        rcle* 6note a.house* blist btv* 6quarternote.3 3tache* 0n.circle* 2square* 1airasign 9.arrow.circlepath gtrianglehead.counterclo\
        ckwise.rotate.90 abank.building* acircle* agauge.chart.lefthalf.righthalf qthird.topthird.rightthird aring e.dashed asquare* 1et\
        work 7.badge.shield.half.filled 8slash 2wspaper* 9.circle* 1orwegiankronesign i.arrow.circlepath ptrianglehead.counterclockwise.\
        rotate.90 jbank.building* jcircle* jgauge.chart.lefthalf.righthalf zthird.topthird.rightthird jring n.dashed jsquare* 2se* 3ign \
        6.app* 7badge.clock 2te 4.text 9.badge.plus 4qual 8.circle* 9square* 1umber 6.circle* 7square* 6s 7.rectangle* 7ign 0o.circle* 2\
        square* 1ar.2.crossed d.circle* 1ctagon* 7.bottomhalf.filled 8lefthalf.filled 8righthalf.filled 8tophalf.filled 1ilcan* 6.and.th\
        ermometer* 1pticaldisc* bdrive* 5id* 4on 1val* 4.bottomhalf.filled 5inset.filled 5lefthalf.filled 5portrait* d.bottomhalf.filled\
         einset.filled elefthalf.filled erighthalf.filled etophalf.filled 5righthalf.filled 5tophalf.filled 2en* 0p.circle* 2square* 11.\
        button.horizontal* 12.button.horizontal* 13.button.horizontal* 14.button.horizontal* 1addleshifter.left* eright* 2intbrush* a.po\
        inted* 5palette* 2no* 4.badge.play* 2perclip 9.badge.ellipsis acircle* 5plane* a.circle* 2ragraph 9sign 3entheses 3kinglight* 7s\
        ign b.brakesignal n.slash ccircle* cradiowaves.down.right.off nleft.and.right B.slash nright.and.safetycone csquare* dteeringwhe\
        el 3ty.popper* 2use* 5.circle* 6rectangle* 2wprint* 8.circle* 1c 1eacesign 2dal.accelerator* 6brake* 6clutch* 3estrian.gate.clos\
        ed gopen 2ncil 6.and.ellipsis.rectangle blist.clipboard boutline bruler* bscribble 7circle* 7line 7slash 7tip a.crop.circle* m.b\
        adge.arrow.forward* tminus* tplus* 3tagon* 8.bottomhalf.filled 9lefthalf.filled 9righthalf.filled 9tophalf.filled 2rcent 3son* 6\
        .2* 8.arrow.trianglehead.counterclockwise 9badge.gearshape* fkey* fminus* fplus* 9circle* arop.square.stack* 9gobackward 9slash*\
         aquare.stack* 9wave.2* 73* 8.sequence* 7and.arrow.left.and.arrow.right B.outward bbackground.dotted mstriped.horizontal 7badge.\
        clock* dkey* dminus* dplus* dshield.checkmark* kexclamationmark* 8ubble* 9st* b.circle* 7checkmark.and.xmark 8ircle* 8rop.artfra\
        me cbadge.magnifyingglass* ccircle* i.badge* o.checkmark qlock* pexclam vationmark* pminus qoon* pplus pquestionmark* pxmark jda\
        shed p.circle* jfill.badge.checkmark uexclam Aationmark uminus uplus uquestionmark uxmark crectangle* l.badge.plus* mstack* csqu\
        are* i.badge.camera* pvideo* jfill.and.at.rectangle ned.and.at.rectangle* jon.square.angled* 7fill.and.arrow.left.and.arrow.righ\
        t G.outward cbadge.minus iplus ccheckmark l.and.xmark cquestionmark cturn.down hleft hright cviewfinder cxmark 7icloud* 7line.do\
        tted.person* 7slash* 7text.rectangle* 7wave.2* 6alhotspot f.circle* gslash 4pective 3uviansolessign h.arrow.trianglehead.counter\
        clockwise.rotate.90 ibank.building* icircle* igauge.chart.lefthalf.righthalf ythird.topthird.rightthird iring m.dashed isquare* \
        2setasign a.arrow.circlepath htrianglehead.counterclockwise.rotate.90 bbank.building* bcircle* bgauge.chart.lefthalf.righthalf r\
        third.topthird.rightthird bring f.dashed bsquare* 3osign 8.arrow.circlepath ftrianglehead.counterclockwise.rotate.90 9bank.build\
        ing* 9circle* 9gauge.chart.lefthalf.righthalf pthird.topthird.rightthird 9ring d.dashed 9square* 1hone* 5.and.waveform* 7rrow.do\
        wn.left* cright* cup.right* k.circle* 6badge.checkmark dlock* cplus cwaveform* 7ubble* c.left* 6circle* 7onnection* 6down* a.cir\
        cle* bwaves.left.and.right 6fill.arrow.down.left hright hup.right bbadge.checkmark hplus bconnection 3to* 5.artframe e.circle* 6\
        badge.arrow.down* ccheckmark* cexclamationmark* cmagnifyingglass* cplus* cshield.exclamationmark* 6circle* 6fill.on.rectangle.fi\
        ll 6on.rectangle i.angled* 6stack* 6trianglebadge.exclamationmark* 7v 1i 2.circle* 3square* 2anokeys 9.inverse 2ll* 4.circle* 4s\
        * 5.circle* 2n* 3.circle* 4slash* 5quare* 2p* 3.enter 5xit 4remove 4swap 3e.and.drop* 1laceholdertext.fill 3tter.2.filled.ipad l\
        .landscape jhone n.landscape 8bottom.applewatch.case 8filled.bottom.and.arrow.down.iphone npplewatch.case miphone ftop.and.arrow\
        .up.iphone kpplewatch.case jiphone 8top.applewatch.case 3y* 4.circle* 5desktopcomputer 6isplay 5house* 5laptopcomputer 5rectangl\
        e* e.on.rectangle* r.circle* 5slash* 6quare* b.stack* 5tv* 4pause* 9.circle* 4station.logo 2us 4.app* 6rrow.trianglehead.clockwi\
        se 5bubble* 5circle* b.dashed 5diamond* 5forwardslash.minus 5magnifyingglass 6essage* 6inus.capsule* 5rectangle* e.fill.on.folde\
        r.fill nrectangle.fill fon.folder* irectangle fportrait* 5slash.minus 6quare* b.dashed cfill.on.square.fill con.square 5viewfind\
        er 4minus 9.circle* 1oint.3.connected.trianglepath.dotted 8filled.connected.trianglepath.dotted 6bottomleft.filled.forward.to.po\
        int.topright.scurvepath iorward.to.arrow.triangle.scurvepath* Huturn.scurvepath* xtriangle.uturn.scurvepath* spoint.topright.fil\
        led.scurvepath Hscurvepath* 6fill.topleft.down.curvedto.point.fill.bottomright.up aed.topleft.down.curvedto.point.bottomright.up\
         7orward.to.point.capsulepath* 6topleft.down.curvedto.point.bottomright.up* yfilled.bottomright.up jto.point.bottomright.curvepa\
        th* Efilled.curvepath efilled.down.to.point.bottomright.curvepath 9right.arrow.triangle.backward.to.point.bottomleft.filled.scur\
        vepath Xscurvepath* ffilled.arrow.triangle.backward.to.point.bottomleft.scurvepath 2lishzlotysign f.arrow.circlepath mtrianglehe\
        ad.counterclockwise.rotate.90 gbank.building* gcircle* ggauge.chart.lefthalf.righthalf wthird.topthird.rightthird gring k.dashed\
         gsquare* 2pcorn* 7.circle* 2wer 5.circle* 6dotted 5cord* 5meter 5off 6n 6utlet.strip* ctype.a* i.square* hb* i.square* hc* i.sq\
        uare* hd* i.square* he* i.square* hf* i.square* hg* i.square* hh* i.square* hi* i.square* hj* i.square* hk* i.square* hl* i.squa\
        re* hm* i.square* hn* i.square* ho* i.square* 5plug* 9.portrait* 5sleep 1rinter* 7.dotmatrix* h.fill.and.paper.fill med.and.pape\
        r y.inverse iinverse 8fill.and.paper.fill ced.and.paper o.inverse 8inverse 2ogress.indicator 3jective 1urchased 9.circle* 2zzlep\
        iece* b.extension* 1yramid* 0q.circle* 2square* 1rcode 6.viewfinder 1uestionmark c.app* g.dashed dbubble* dcircle* j.dashed ddia\
        mond* dfolder* dkey.filled dmessage* dsquare* j.dashed dtext.page* dvideo* 2ote.bubble* 6closing 6opening 5level 0r.button.round\
        edbottom.horizontal* 2circle* 2joystick* a.down* bpress.down* btilt.down* gleft* gright* gup* 2rectangle.roundedbottom* 2square*\
         8.fill.on.square.fill 9on.square* 11.button.roundedbottom.horizontal* 3circle* 3rectangle.roundedbottom* 12.button.angledtop.ve\
        rtical.right* aroundedtop.horizontal* 3circle* 3rectangle.roundedtop* 13.button.angledbottom.horizontal.right* 14.button.horizon\
        tal* 1adio* 5waves.left bright 2inbow 2ys 1b.button.roundedbottom.horizontal* 3circle* 3rectangle.roundedbottom* 1eceipt* 3ord.c\
        ircle* 6ingtape d.circle* 3tangle* 9.2.swap a3.group* h.bubble* o.left* coffgrid* j.bubble.left* aand.arrow.up.right.and.arrow.d\
        own.left M.slash ehand.point.up.left* w.filled epaperclip fencil.and.ellipsis etext.magnifyingglass brrowtriangle.2.inward qoutw\
        ard abadge.checkmark gminus gperson.crop hlus gxmark bottomhalf.filled linset.filled gthird.inset.fill wed acenter.inset.fill re\
        d t.badge.plus bheckered bompress.vertical cnnected.to.line.below adashed g.and.paperclip hbadge.record bock aexpand.diagonal hv\
        ertical afill.badge.checkmark lminus lperson.crop mlus lxmark fon.rectangle.angled.fill sfill w.circle* xslash.fill eed.and.hand\
        .point.up.left agrid.1x2* f2x2* f3x1* h2* h3* ainset.bottomleading.filled oft.fill ved mright.fill wed mtrailing.filled gfill ke\
        d m.and.cursorarrow rperson.filled nbadge.record non.rectangle gtopleading.filled lft.fill sed jright.fill ted jtrailing.filled \
        alandscape.rotate beadinghalf.filled minset.filled y.arrow.leading hthird.inset.filled cfthalf.fill ned jinset.fill t.arrow.left\
         ted v.arrow.left ethird.inset.fill ued aon.rectangle m.angled nbadge.gearshape outton.angledtop.vertical.left* ncircle* ndashed\
         nslash* s.circle* oquare* apattern.checkered bortrait* i.and.arrow.forward* tright* krrowtriangle.2.inward zoutward jbadge.plus\
        * kottomhalf.filled uinset.filled pleading.inset.filled rft.inset.filled pright.inset.filled pthird.inset.filled qrailing.inset.\
        filled jcenter.inset.filled jinset.filled jleadinghalf.inset.filled qthird.inset.filled lfthalf.filled sinset.filled nthird.inse\
        t.filled jon.rectangle.portrait* E.angled* Fslash* jrighthalf.filled tinset.filled othird.inset.filled kotate jslash* kplit.2x1*\
         s.slash* jtophalf.filled rinset.filled mleading.inset.filled oft.inset.filled mright.inset.filled mthird.inset.filled nrailing.\
        inset.filled krailinghalf.inset.filled rthird.inset.filled aratio.16.to.9* g3.to.4* g4.to.3* g9.to.16* bighthalf.fill oed kinset\
        .fill u.arrow.right ued w.arrow.right fthird.inset.fill ved boundedbottom* htop* aslash* bplit.1x2* g2x1* j.slash* i2* g3x1* i3*\
         btack* f.badge.minus mperson.crop* nlay* ous gfill.badge.minus rperson.crop slus gperson.crop* atophalf.filled iinset.filled dt\
        hird.inset* o.filled brailinghalf.filled ninset.filled z.arrow.trailing ithird.inset.filled 2frigerator* 2peat 6.1 8.circle* 7ba\
        dge.xmark.circle.fill 7circle* 2start 7.circle* 2tarder.brakesignal k.and.exclamationmark lslash 3urn 6.left 7right 1hombus* 1ic\
        htext.page* 2ght 5.circle* 5triangle* d.split.diagonal* 1m.button.horizontal* 1oad.lane.arrowtriangle.2.inward qoutward 9s a.cur\
        ved.left iright 2botic.vacuum* e.and.arrowtriangle.up* jellipsis* 2ller.shade.closed dopen 2man.shade.closed copen 2sette 2tate.\
        3d* 9.circle* 7left* 7right* 1sb.button.angledbottom.horizontal.right* 1t.button.roundedtop.horizontal* 3circle* 3rectangle.roun\
        dedtop* 1ublesign 9.arrow.circlepath gtrianglehead.counterclockwise.rotate.90 abank.building* acircle* agauge.chart.lefthalf.rig\
        hthalf qthird.topthird.rightthird aring e.dashed asquare* 2gbyball* 9.circle* 2ler* 2peesign 9.arrow.circlepath gtrianglehead.co\
        unterclockwise.rotate.90 abank.building* acircle* agauge.chart.lefthalf.righthalf qthird.topthird.rightthird aring e.dashed asqu\
        are* 0s.circle* 2square* 1afari* 2ilboat* 8.circle* 1cale.3d 5mass* 3nner* 2issors 8.badge.ellipsis 9circle* 2ooter 3pe 2rewdriv\
        er* 3ibble 8.variable 3oll* 1dcard* 1eal* 2lection.pin.in.out 2nsor* 6.tag.radiowaves.forward* 2rver.rack 1hadow 3red.with.you f\
        .circle* gslash 6withyou d.circle* eslash 5play 9.slash 3zam.logo* 2ekelsign a.arrow.circlepath htrianglehead.counterclockwise.r\
        otate.90 bbank.building* bcircle* bgauge.chart.lefthalf.righthalf rthird.topthird.rightthird bring f.dashed bsquare* 3qelsign.ci\
        rcle* bsquare* 2ield* 6.checkerboard eed 7lefthalf.fill k.slash ked m.badge.checkmark nslash ntrianglebadge.exclamationmark 7pat\
        tern.checkered 7righthalf.filled 7slash* 3ft* 3ppingbox* b.and.arrow.backward* ccircle* 2oe* 4.2* 5circle* 4prints.fill 3wer* 6.\
        handheld* 7sidejet* 2uffle 7.circle* 1idebar.leading aft 8right 8squares.leading ift gright gtrailing 8trailing 2gnature 4post.a\
        nd.arrowtriangle.up* t.circle* 9left* d.circle* 9right* e.and.left* n.circle* fcircle* 2mcard* 7.2* 2ngaporedollarsign j.arrow.t\
        rianglehead.counterclockwise.rotate.90 kbank.building* kcircle* kgauge.chart.lefthalf.righthalf Athird.topthird.rightthird kring\
         o.dashed ksquare* 3k* 1kateboard* 2ew 2is* 1lash.circle* 2eep 5.circle* 2ider.horizontal.2.arrow.trianglehead.counterclockwise \
        kgobackward krectangle.and.arrow.triangle.2.circlepath Mhead.2.clockwise.rotate.90 ksquare q.badge.arrow.down ron.square i3 ibel\
        ow.rectangle osquare.and.square.filled vfill.and.square zed.and.square pun.max 7vertical.3 2owmo 1mallcircle.circle* cfill.circl\
        e* ged.circle* 3rtphone 2iley* 2oke* 5.circle* 1now 4board* 4flake 9.circle* aroad.lane j.dashed aslash 1occerball a.circle* h.f\
        ill.inverse iinverse binverse 2fa* 2s 3.circle* 1pace 3rkle 7.magnifyingglass 7s 8.rectangle.stack* 9square.fill.on.square ked.o\
        n.square 9tv* 2eaker* 7.1* 82* 83* 8badge.exclamationmark* 8circle* 8minus* 8plus* 8slash* d.circle* 9quare* 8wave.1* e.arrowtri\
        angles.up.right.down.left d2* e.bubble* l.left* fcircle* d3* 8zzz* 3edometer 2igot* 2oon.serving 3rtscourt* b.circle* 2rinkler* \
        9.and.droplets* 1quare* 6.2.layers.3d* i.bottom.filled jtop.filled 9stack.3d h.bottom.fill ted itop.fill qed 73.layers.3d i.bott\
        om.filled jdown.backward oforward oleft s.slash oright t.slash jmiddle.filled jslash jtop.filled 9stack.3d h.bottom.fill ted imi\
        ddle.fill ted islash itop.fill qed 7and.arrow.down* l.badge.checkmark* tlock* sxmark* mon.square* hup* j.badge.checkmark* rlock*\
         kcircle* kon.square* ktrianglebadge.exclamationmark* ct.rectangle* bline.vertical.and.square* z.filled bpencil h.circle* 8rrowt\
        riangle.4.outward 7badge.plus* 8ottomhalf.fill med dthird.inset.filled 7circle* 7dashed d.inset.fill oed 8otted 7fill.and.line.v\
        ertical.and.square* usquare.fill con.circle.fill fsquare* ctext.grid.1x2 bed.and.line.vertical.and.square eon.square 7grid.2x2* \
        c3x1.below.line.grid.1x2* gfill.below.line.grid.1x2 holder.badge.plus nfill.badge.plus e2* e3* f.bottomleft.fill ved mmiddle.fil\
        l xed mright.fill wed gfill.square gmiddle.fill red mleft.fill ved mright.fill wed gsquare m.badge.ellipsis gtopleft.fill sed jm\
        iddle.fill ued jright.fill ted c4x3.fill 7inset.filled 7leadingthird.inset.filled 9fthalf.fill ked bthird.inset.filled 7on.circl\
        e asquare g.badge.person.crop* hdashed hintersection.dashed hsquareshape.controlhandles 7resize d.down eup 8ighthalf.fill led ct\
        hird.inset.filled 7slash* 8plit.1x2* d2x1* f2* dbottomrightquarter* ddiagonal* l.2x2* 8tack* c.3d.down.dottedline lforward* lrig\
        ht* gforward.dottedline* gup* i.badge.a* qutomatic* jslash* jtrianglebadge.exclamationmark* 7text.square* 8ophalf.fill jed athir\
        d.inset.filled 8railingthird.inset.filled 6root 6s.below.rectangle 8leading.rectangle* 7hape* b.controlhandles.on.squareshape.co\
        ntrolhandles cdashed.squareshape dotted.split.2x2 kquareshape csplit.2x2 l.dotted s.inside z.and.outside toutside i3x3 dquaresha\
        pe.dashed potted 1tairs 3r* 4.bubble* 5circle* 5hexagon* 5leadinghalf.fill led 7fthalf.fill 5slash* 6quare* b.on.square* 4oflife\
        * a.circle* bshield* 2eeringwheel d.and.hands jeat.waves ikey iliquid.wave jock frrow.trianglehead.counterclockwise.and.clockwis\
        e jtriangle.left sright ebadge.exclamationmark ecircle* eexclamationmark eroad.lane n.dashed eslash 3rlingsign c.arrow.circlepat\
        h jtrianglehead.counterclockwise.rotate.90 dbank.building* dcircle* dgauge.chart.lefthalf.righthalf tthird.topthird.rightthird d\
        ring h.dashed dsquare* 3thoscope b.circle* 2op* 4.circle* 4watch* 3refront* a.circle* 3ve* 2rikethrough 3oller* 2udentdesk 1uit.\
        club* 5diamond* 5heart* 5spade* 4case* 8.cart* 9rolling* 2m 2n.and.horizon* f.circle* 4dust* 8.circle* 4haze* 8.circle* 5orizon*\
         b.circle* 4lefthalf.filled 4max* 7.circle* 8trianglebadge.exclamationmark* 5in* 4rain* 8.circle* 5ighthalf.filled 4snow* 8.circ\
        le* 3glasses* 3rise* 7.circle* 3set* 6.circle* 2rfboard* 2spension.shock 2v.side* 8.air.circulate* dfresh* and.exclamationmark* \
        arrow.left.and.right* etriangle.down* nup* p.arrowtriangle.down* 9front.open* j.crop* 9hill.descent.control* fown* i.and.gauge.o\
        pen.with.lines.needle.25percent.and.arrowtriangle* eup* 9lock* d.open* 9rear.open* i.crop* aoof.cargo.carrier* r.slash* 1watchpa\
        lette* 2edishkronasign g.arrow.circlepath ntrianglehead.counterclockwise.rotate.90 hbank.building* hcircle* hgauge.chart.lefthal\
        f.righthalf xthird.topthird.rightthird hring l.dashed hsquare* 2ift 5data 3rl.circle.righthalf.filled t.inverse 3tch.2 7programm\
        able* j.square* 1yringe* 0t.bubble* 2circle* 2square* 1able* 5.badge.more* 6furniture* 5cells* a.badge.ellipsis* bfill.badge.ell\
        ipsis 2chometer 2g* 3.circle* 4slash* 5quare* 2illight.fog* 2keoutbag.and.cup.and.straw* 2rget 1eddybear* 2letype 8.answer f.cir\
        cle* 9circle* 2ngesign 9.arrow.circlepath gtrianglehead.counterclockwise.rotate.90 abank.building* acircle* agauge.chart.lefthal\
        f.righthalf qthird.topthird.rightthird aring e.dashed asquare* 3nis.racket d.circle* 6ball* a.circle* 3t* 4.2* 6.circle* 5circle\
        * 2rminal* 2sttube.2 2xt.aligncenter aleft aright 6nd.command.macwindow 6ppend 5badge.checkmark bminus bplus bstar bxmark 6elow.\
        photo* 6ook.closed* 6ubble* b.badge.clock* 5cursor 5document* 5insert 5justify c.leading fft dright dtrailing cleft cright 5line\
        .first.and.arrowtriangle.forward alast.and.arrowtriangle.forward amagnify 5magnifyingglass 5page* 9.badge.magnifyingglass aslash\
        * 5quote 5rectangle.page* 7daction 5viewfinder 5word.spacing 4box 4format a.12 d3 babc e.dottedunderline clt bcharacters l.arrow\
        .left.and.right mdottedunderline bnumbers bsize f.larger gsmaller cubscript dperscript 1heatermask.and.paintbrush* bs* c.circle*\
         3rmometer b.and.liquid.waves s.snowflake ttrianglebadge.exclamationmark cbrakesignal chigh clow cmedium i.slash csnowflake l.ci\
        rcle* dun* f.circle* ctransmission cvariable k.and.figure v.circle* 1icket* 2melapse 5ine.selection 4r 5.circle* 6square 2re 4.b\
        adge.snowflake 4pressure 1ogglepower 2ilet* 6.circle* 2rnado 7.circle* 3toise* 8.circle* 3us 2uchid 2w.hitch* 9.exclamationmark*\
         1raction.control.tirepressure t.exclamationmark uslash 3in.side.front.car bmiddle.car brear.car 3m* 4.circle* 5fill.tunnel 5tun\
        nel.fill 3nslate 5mission 3pezoid.and.line.horizontal* jvertical* 3sh* 5.circle* 6slash* b.circle* csquare* 7quare* 3y* 4.2* 5an\
        d.arrow.down* fup* 5circle* 5full* 2ee* 4.circle* 2iangle* 8.bottomhalf.filled 9circle* 9inset.filled 9lefthalf.fill med 9righth\
        alf.fill ned 9tophalf.filled 8shape* 2ophy* 6.circle* 4icalstorm d.circle* 2uck.box* 9.badge.clock* 6pickup.side* h.air.circulat\
        e* mfresh* jnd.exclamationmark* jrrow.left.and.right* ntriangle.down* wup* y.arrowtriangle.down* ifront.open* s.crop* ihill.down\
        * r.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle* nup* ilock* m.open* 6side.hill.descent.control* broof.cargo.ca\
        rrier* t.slash* 1sa 3.circle* 4slash 2hirt* 6.circle* 1ugriksign a.arrow.circlepath htrianglehead.counterclockwise.rotate.90 bba\
        nk.building* bcircle* bgauge.chart.lefthalf.righthalf rthird.topthird.rightthird bring f.dashed bsquare* 2ningfork 2rkishlirasig\
        n f.arrow.circlepath mtrianglehead.counterclockwise.rotate.90 gbank.building* gcircle* ggauge.chart.lefthalf.righthalf wthird.to\
        pthird.rightthird gring k.dashed gsquare* 1v* 2.and.hifispeaker.fill 7mediabox* 3badge.wifi* 3circle* 3inset.filled 3music.note*\
         3slash* 0u.circle* 2square* 1iwindow.split.2x1 1mbrella* 8.percent* 1nderline 0v.circle* 2square* 1ial.viewfinder 2deo* 5.and.w\
        aveform* 6badge.checkmark cellipsis cplus* cwaveform* 7ubble* c.left* 6circle* 6doorbell* 6fill.badge.checkmark hellipsis hplus \
        6slash* b.circle* 7quare* 5projector* 2ew.2d 53d 4finder a.circle* brectangular btrianglebadge.exclamationmark 2sion.pro* a.and.\
        arrow.forward* bbadge.exclamationmark* hplay* bcircle* bslash* g.circle* btrianglebadge.exclamationmark* 6pro* 9.and.arrow.forwa\
        rd* abadge.exclamationmark* gplay* acircle* aslash* f.circle* 1oiceover 2lleyball* a.circle* 0w.circle* 2square* 1ake 4.circle* \
        2llet.bifold* 7pass* 2nd.and.outline g.inverse 9rays d.inverse 9sparkles h.inverse atars e.inverse 2rninglight* 2sher* 6.circle*\
         2tch.analog 5face.applewatch.case 3er.waves b.and.arrow.down q.trianglebadge.exclamationmark mtrianglehead.down D.trianglebadge\
        .exclamationmark zup mup cslash 5bottle* 2ve.3.backward f.circle* 7down b.car.side* dircle* donvertible.side* cpickup.side* csuv\
        .side* 7forward e.circle* 7left b.circle* 7right c.circle* 7up 9.circle* 4form 8.and.magnifyingglass eic dperson.filled 9badge.c\
        heckmark fexclamationmark fmagnifyingglass gic irophone hnus fplus fxmark 9circle* 9path d.badge.minus kplus eecg h.magnifyinggl\
        ass irectangle* itext m.clipboard* npage* 9slash 1eb.camera* 1heelchair 1idget.extralarge h.badge.plus 7large c.badge.plus 7medi\
        um d.badge.plus 7small c.badge.plus 2fi 4.circle* 5exclamationmark k.circle* 5router* 5slash 6quare* 2nd 4.circle* 5snow 9.circl\
        e* 4ow.awning d.closed 7casement f.closed 8eiling e.closed 7horizontal h.closed 7shade.closed dopen 7vertical.closed gopen 4shie\
        ld.front.and.fluid q.and.spray lheat.waves lspray lwiper q.and.drop vspray rexclamationmark rintermittent brear.and.fluid p.and.\
        spray kheat.waves kspray kwiper p.and.drop uspray qexclamationmark qintermittent 3eglass* 1onsign 7.arrow.circlepath etrianglehe\
        ad.counterclockwise.rotate.90 8bank.building* 8circle* 8gauge.chart.lefthalf.righthalf othird.topthird.rightthird 8ring c.dashed\
         8square* 1rench* 6.adjustable* 8nd.screwdriver* 2ongwaysign* 0x.circle* 2square* 8root 1box.logo 1mark 5.app* 6bin* 9.circle* 6\
        circle* 6diamond* 6icloud* 6octagon* 6rectangle* f.portrait* 6seal* 7hield* 7quare* 6triangle.circle.square* 1serve 6.raid 0y.ci\
        rcle* 2square* 1ensign 7.arrow.circlepath etrianglehead.counterclockwise.rotate.90 8bank.building* 8circle* 8gauge.chart.lefthal\
        f.righthalf othird.topthird.rightthird 8ring c.dashed 8square* 1ieldsign* 0z.circle* 2square* 1ipper.page 1l.button.roundedtop.h\
        orizontal* 3rectangle.roundedtop* 1r.button.roundedtop.horizontal* 3rectangle.roundedtop* 1zz
        """
}
