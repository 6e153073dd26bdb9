// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: names.txt, checksum b05e938a0a578ab7.

extension SymbolNames {
    /// The drawing of each symbol, part 2 of 4.
    static let text2 = """
        a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A1.500 1.500 0 0 1 12 2.300z;diamond.fill=o:M12 2.3\
        00a1.500 1.500 0 0 1 1.100.5l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.5\
        00 0 0 1 0-2.200l8.100-8.100A1.500 1.500 0 0 1 12 2.300z;dice=die.face.3*.66,7.500,8.500|~die.face.5.fill*.66,16,15.500|die.face\
        .5*.66,16,15.500;dice.fill=die.face.3.fill*.66,7.500,8.500|~die.face.5.fill*.66,16,15.500|die.face.5.fill*.66,16,15.500;die.face\
        .1=square|f:O12 12 1.5;die.face.1.fill=square.fill|-f:O12 12 1.5;die.face.2=square|f:O8.3 8.3 1.5O15.7 15.7 1.5;die.face.2.fill=\
        square.fill|-f:O8.3 8.3 1.5O15.7 15.7 1.5;die.face.3=square|f:O7.8 7.8 1.5O12 12 1.5O16.2 16.2 1.5;die.face.3.fill=square.fill|-\
        f:O7.8 7.8 1.5O12 12 1.5O16.2 16.2 1.5;die.face.4=square|f:O8.2 8.2 1.5O15.8 8.2 1.5O8.2 15.8 1.5O15.8 15.8 1.5;die.face.4.fill=\
        square.fill|-f:O8.2 8.2 1.5O15.8 8.2 1.5O8.2 15.8 1.5O15.8 15.8 1.5;die.face.5=square|f:O7.8 7.8 1.5O16.2 7.8 1.5O12 12 1.5O7.8 \
        16.2 1.5O16.2 16.2 1.5;die.face.5.fill=square.fill|-f:O7.8 7.8 1.5O16.2 7.8 1.5O12 12 1.5O7.8 16.2 1.5O16.2 16.2 1.5;die.face.6=\
        square|f:O8.2 7.3 1.5O15.8 7.3 1.5O8.2 12 1.5O15.8 12 1.5O8.2 16.7 1.5O15.8 16.7 1.5;die.face.6.fill=square.fill|-f:O8.2 7.3 1.5\
        O15.8 7.3 1.5O8.2 12 1.5O15.8 12 1.5O8.2 16.7 1.5O15.8 16.7 1.5;directcurrent=s:M2.500 9.500h19M2.500 15h4M10 15h4M17.500 15h4;d\
        isplay=s:R2 3 20 14 2.2M12 17v3.700M7.500 20.800h9;display.2=display;divide=divide;doc=s:M7.300 2.200h5.400a2.200 2.200 0 0 1 1.\
        550.64l4.700 4.700a2.200 2.200 0 0 1 .65 1.550V19a2.700 2.700 0 0 1-2.700 2.700H7.300A2.700 2.700 0 0 1 4.600 19V4.900a2.700 2.7\
        00 0 0 1 2.700-2.700zM12.900 2.500v4.500a2.100 2.100 0 0 0 2.100 2.100h4.300;doc.append=doc.text;doc.append.fill=doc.text.fill;d\
        oc.badge.ellipsis=doc badge ellipsis;doc.badge.ellipsis.fill=doc.fill badge ellipsis;doc.fill=o:M7.300 2.200h5.400a2.200 2.200 0\
         0 1 1.550.64l4.700 4.700a2.200 2.200 0 0 1 .65 1.550V19a2.700 2.700 0 0 1-2.700 2.700H7.300A2.700 2.700 0 0 1 4.600 19V4.900a2.\
        700 2.700 0 0 1 2.700-2.700z|-s:M13 0.500v6.500a2 2 0 0 0 2 2h7;doc.on.clipboard=clipboard.fill*.9,9.600,11|~_sheet.fill*.6,16.3\
        00,15.800|_sheet*.6,16.300,15.800;doc.on.clipboard.fill=clipboard.fill*.9,9.600,11|~_sheet.fill*.6,16.300,15.800|_sheet.fill*.6,\
        16.300,15.800;doc.on.doc=doc on doc;doc.on.doc.fill=doc.fill on doc.fill;doc.plaintext=s:R4.6 2.2 14.8 19.5 2.7M8.300 7h7.400M8.\
        300 11h7.400M8.300 15h4.400;doc.plaintext.fill=o:R4.6 2.2 14.8 19.5 2.7|-s:M8.300 7h7.400M8.300 11h7.400M8.300 15h4.400;doc.rich\
        text=doc|s:M8.300 17.400h7.400 f:R7.6 11.2 4.4 3.6 0.6|s:M14.400 13h1.400;doc.richtext.fill=doc.fill|-s:M8.300 17.400h7.400 f:R7\
        .6 11.2 4.4 3.6 0.6|-s:M14.400 13h1.400;doc.text=doc|s:M8.300 12.700h7.400M8.300 16.700h7.400;doc.text.below.ecg=doc.text;doc.te\
        xt.below.ecg.fill=doc.text.fill;doc.text.fill=doc.fill|-s:M8.300 12.700h7.400M8.300 16.700h7.400;doc.text.image=doc|f:R7.8 11 8.\
        4 6.6 0.8;doc.text.image.fill=doc.fill|-f:R7.8 11 8.4 6.6 0.8;doc.text.magnifyingglass=doc.text badge _magnifier;doc.zipper=doc|\
        s:M12 11v.01M12 14v.01M12 17v.01;doc.zipper.fill=doc.fill|-s:M12 11v.01M12 14v.01M12 17v.01;dock.rectangle=layout-bottombar;dog=\
        dog;dollarsign=currency-dollar;dongsign=currency-dong;door.left.hand.closed=door;door.left.hand.open=door;dot.circle.and.hand.po\
        int.up.left.fill=hand-click;dot.circle.viewfinder=dot.viewfinder;dot.radiowaves.forward=dot.radiowaves.right;dot.radiowaves.left\
        .and.right=f:O12 12 2 s:M8.05 15.68A5.4 5.4 0 0 1 8.05 8.32M4.98 18.55A9.6 9.6 0 0 1 4.98 5.45M15.95 8.32A5.4 5.4 0 0 1 15.95 15\
        .68M19.02 5.45A9.6 9.6 0 0 1 19.02 18.55;dot.radiowaves.right=f:O6 12 2 s:M10.1 8.18A5.6 5.6 0 0 1 10.1 15.82M13.17 5.32A9.8 9.8\
         0 0 1 13.17 18.68M16.24 2.45A14 14 0 0 1 16.24 21.55;dot.radiowaves.up.forward=f:O6 18 2 s:M6.2 12.4A5.6 5.6 0 0 1 11.6 17.8M6.\
        34 8.21A9.8 9.8 0 0 1 15.79 17.66M6.49 4.01A14 14 0 0 1 19.99 17.51;dot.square=square-dot;dot.viewfinder=viewfinder|s:O12 12 3;d\
        pad=s:M9 2.800h6a1 1 0 0 1 1 1V8h4.200a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H16v4.200a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V16H3.800a1 1 0 0 1-1\
        -1V9a1 1 0 0 1 1-1H8V3.800a1 1 0 0 1 1-1z;dpad.fill=o:M9 2.800h6a1 1 0 0 1 1 1V8h4.200a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H16v4.200a1 \
        1 0 0 1-1 1H9a1 1 0 0 1-1-1V16H3.800a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1H8V3.800a1 1 0 0 1 1-1z;drop=droplet;drop.fill=droplet:f;dumbb\
        ell=barbell;dumbbell.fill=barbell:f;e=letter-e;ear=ear;earbuds=device-airpods;eject=player-eject;eject.fill=player-eject:f;ellip\
        ses.bubble=ellipsis.bubble;ellipses.bubble.fill=ellipsis.bubble.fill;ellipsis=f:O4.4 12 1.9O12 12 1.9O19.6 12 1.9;ellipsis.bubbl\
        e=bubble.left|f:O7.4 11 1.35O12 11 1.35O16.6 11 1.35;ellipsis.bubble.fill=bubble.left.fill|-f:O7.4 11 1.35O12 11 1.35O16.6 11 1.\
        35;ellipsis.circle=circle|f:O7.4 12 1.5O12 12 1.5O16.6 12 1.5;ellipsis.circle.fill=circle.fill|-f:O7.4 12 1.5O12 12 1.5O16.6 12 \
        1.5;ellipsis.message=message|f:O7.4 11.4 1.35O12 11.4 1.35O16.6 11.4 1.35;ellipsis.message.fill=message.fill|-f:O7.4 11.4 1.35O1\
        2 11.4 1.35O16.6 11.4 1.35;ellipsis.rectangle=password;ellipsis.vertical=dots-vertical;envelope=s:R2 4.8 20 14.4 2.6M2.800 6.500\
        l7.500 6.500a2.600 2.600 0 0 0 3.400 0l7.500-6.500;envelope.arrow.triangle.branch=envelope badge arrow.triangle.branch;envelope.\
        arrow.triangle.branch.fill=envelope.fill badge arrow.triangle.branch;envelope.fill=o:R2 4.8 20 14.4 2.6|-s:M1.500 5.500l8.800 7.\
        500a2.600 2.600 0 0 0 3.400 0l8.800-7.500;envelope.open=mail-opened;envelope.open.fill=mail-opened:f;equal=equal;escape=s:M12 12\
        l-5-5M7 11V7h4M9.2 4.500a8 8 0 1 1-4.700 4.700;eurosign=currency-euro;ev.charger=charging-pile;ev.charger.fill=charging-pile:f;e\
        xclamationmark=exclamation-mark;exclamationmark.2=s:M8 19v.01M8 15V5M16 19v.01M16 15V5;exclamationmark.3=s:M6 19v.01M6 15V5M12 1\
        9v.01M12 15V5M18 19v.01M18 15V5;exclamationmark.arrow.circlepath=exclamationmark*.4,12,13|arrow.clockwise;exclamationmark.arrow.\
        triangle.2.circlepath=arrow.triangle.2.circlepath|exclamationmark*.4,12,12;exclamationmark.circle=alert-circle;exclamationmark.c\
        ircle.fill=alert-circle:f;exclamationmark.magnifyingglass=magnifyingglass|exclamationmark*.45,10,10;exclamationmark.octagon=aler\
        t-octagon;exclamationmark.octagon.fill=alert-octagon:f;exclamationmark.triangle=alert-triangle;exclamationmark.triangle.fill=ale\
        rt-triangle:f;externaldrive=s:M5.700 5.500h12.600a2.200 2.200 0 0 1 2.100 1.500l1.900 6.500M1.700 13.500l1.900-6.500a2.200 2.200\
         0 0 1 2.100-1.500R1.8 12.3 20.4 7 2.4 f:O18 15.8 1.2;externaldrive.fill=f:M5.700 4.600h12.600a3 3 0 0 1 2.900 2.200l1.100 3.900\
        a4 4 0 0 0-1.500-.3H3.200a4 4 0 0 0-1.500.3l1.100-3.900a3 3 0 0 1 2.900-2.200z o:R1.8 12.3 20.4 7 2.4|-f:O18 15.8 1.3;eye=s:M12 \
        5.300c4.700 0 8.300 2.800 10.300 6.100.2.400.2.800 0 1.200-2 3.300-5.600 6.100-10.300 6.100S3.700 15.900 1.700 12.600a1.200 1.20\
        0 0 0 1 0-1.200C3.700 8.100 7.300 5.300 12 5.300zO12 12 3.4;eye.fill=o:M12 5.300c4.700 0 8.300 2.800 10.300 6.100.2.400.2.800 0 \
        1.200-2 3.300-5.600 6.100-10.300 6.100S3.700 15.900 1.700 12.600a1.200 1.200 0 0 1 0-1.200C3.700 8.100 7.300 5.300 12 5.300z|-s:\
        O12 12 3.9;eye.slash=eye|~s:M4.500 3.500l15 17|s:M4.500 3.500l15 17;eye.slash.fill=eye.fill|~s:M4.500 3.500l15 17|s:M4.500 3.500\
        l15 17;eyedropper=color-picker;eyedropper.full=eyedropper;eyedropper.halffull=eyedropper;eyeglasses=eyeglass;eyes=eye*.55,5.500,\
        12|eye*.55,18.500,12;f=letter-f;f.cursive=function;face.dashed=mood-empty;face.dashed.fill=mood-empty:f;face.smiling=mood-smile;\
        face.smiling.fill=mood-smile:f;face.smiling.inverse=mood-smile:f;faceid=face-id;facemask=face-mask;facemask.fill=face-mask:f;fan\
        =propeller;fan.fill=propeller:o;faxmachine=s:R2.3 10 19.4 10.5 2M6.500 10V3.500h11V10M7 10v10.500M10.500 14h7M10.500 17h7;faxmac\
        hine.fill=printer.fill;ferry=ferry;ferry.fill=ferry:f;fibrechannel=s:M2.500 12h5M16.500 12h5O12 12 4.5O12 12 1;figure.2=friends;\
        figure.american.football=play-football;figure.basketball=play-basketball;figure.bowling=bowling;figure.boxing=karate;figure.cool\
        down=stretching;figure.cross.training=barbell;figure.flexibility=stretching-2;figure.gymnastics=gymnastics;figure.handball=play-\
        handball;figure.hiking=trekking;figure.kickboxing=karate;figure.martial.arts=karate;figure.mind.and.body=yoga;figure.open.water.\
        swim=swimming;figure.outdoor.cycle=bike;figure.pool.swim=swimming;figure.roll=wheelchair;figure.rower=kayak;figure.run=run;figur\
        e.run.treadmill=treadmill;figure.sailing=sailboat;figure.skateboarding=skateboarding;figure.skating=roller-skating;figure.skiing\
        .downhill=ski-jumping;figure.snowboarding=snowboarding;figure.soccer=play-football;figure.stand=man;figure.strengthtraining.trad\
        itional=barbell;figure.volleyball=play-volleyball;figure.walk=f:O13 3.8 2.1 s:M12.300 8.300L11 14.300l3.300 3 1 4.500M11 14.300l\
        -1.500 3.500-3 4M12.300 8.300l-3.500 1.500-1.300 3.500M12.300 8.300l2.300 2.700 3.200.8;figure.walk.motion=figure.walk|s:M3 8h2.\
        500M2 12h3M3 16h2.500;figure.walk.treadmill=treadmill;figure.water.fitness=swimming;figure.waterpolo=waterpolo;figure.wave=yoga;\
        figure.yoga=yoga;filemenu.and.cursorarrow=s:R3 3 13 18 2.6M6 7.5h7M6 11.5h7M6 15.5h4|~_cursor*.5,18,15|_cursor*.5,18,15;filemenu\
        .and.selection=filemenu.and.cursorarrow;film=s:R2 4 20 16 2.6M7 4v16M17 4v16M7 12h10M2 9.300h5M2 14.700h5M17 9.300h5M17 14.700h5\
        ;film.fill=o:R2 4 20 16 2.6|-s:M7 6v12M17 6v12M7 12h10|-f:R3.6 6.2 1.9 1.9 0.5R3.6 11 1.9 1.9 0.5R3.6 15.9 1.9 1.9 0.5R18.5 6.2 \
        1.9 1.9 0.5R18.5 11 1.9 1.9 0.5R18.5 15.9 1.9 1.9 0.5;film.stack=film;film.stack.fill=film.fill;fish=fish;fish.fill=fish:o;flag=\
        s:M4.500 22V3.500c2.300-1.300 5-1.300 7.500 0s5.200 1.300 7.500 0v10.700c-2.300 1.300-5 1.300-7.500 0s-5.200-1.300-7.500 0;flag.\
        checkered=flag-2;flag.fill=o:M4.500 3.500c2.300-1.300 5-1.300 7.500 0s5.200 1.300 7.500 0v10.700c-2.300 1.300-5 1.300-7.500 0s-5\
        .200-1.300-7.500 0z s:M4.500 22V3.500;flame=flame;flame.fill=flame:f;flashlight.off.fill=f:M7 2h10v3.300H7zM7.300 6.800h9.400L15\
         11.500v9a1.500 1.500 0 0 1-1.500 1.500h-3A1.500 1.500 0 0 1 9 20.500v-9z|-s:M12 13v2;flashlight.on.fill=flashlight.off.fill*.8,\
        12,14|s:M12 2V.8M7 3L6 1.800M17 3l1-1.200;flask=flask;flask.fill=flask:f;flip.horizontal=flip-horizontal;flipphone=s:R6.5 1.8 11\
         9.2 2R6.5 13 11 9.2 2;florinsign=currency-florin;fn=function;folder=s:M4.800 4h4a2.300 2.300 0 0 1 1.500.6l1.200 1.100a2.300 2.\
        300 0 0 0 1.500.6h6.200A2.800 2.800 0 0 1 22 9.100v8.300a2.800 2.800 0 0 1-2.800 2.800H4.800A2.800 2.800 0 0 1 2 17.400V6.800A2.\
        800 2.800 0 0 1 4.800 4zM2.300 9.800h19.400;folder.fill=o:M4.800 4h4a2.300 2.300 0 0 1 1.500.6l1.200 1.100a2.300 2.300 0 0 0 1.5\
        00.6h6.200A2.800 2.800 0 0 1 22 9.100v8.300a2.800 2.800 0 0 1-2.800 2.800H4.800A2.800 2.800 0 0 1 2 17.400V6.800A2.800 2.800 0 0\
         1 4.800 4z|-s:M0 9.600h24;football=ball-american-football;fork.knife=tools-kitchen-2;forward=player-track-next;forward.end=play\
        er-skip-forward;forward.end.alt=forward.end;forward.end.alt.fill=forward.end.fill;forward.end.fill=player-skip-forward:f;forward\
        .fill=player-track-next:f;forward.frame=forward.end;forward.frame.fill=forward.end.fill;francsign=currency-frank;fuelpump=gas-st\
        ation;fuelpump.fill=gas-station:f;function=math-function;fx=function;g=letter-g;gamecontroller=device-gamepad-2;gamecontroller.f\
        ill=device-gamepad-2:f;gauge=gauge.with.dots.needle.50percent;gauge.high=gauge.with.dots.needle.67percent;gauge.low=gauge.with.d\
        ots.needle.33percent;gauge.medium=gauge.with.dots.needle.50percent;gauge.open.with.lines.needle.33percent=gauge.with.dots.needle\
        .33percent;gauge.with.dots.needle.0percent=_ring|s:M12 12L8.18 15.82 f:O12 12 1.7O5.35 12.82 0.85O6.2 8.65 0.85O9.49 5.79 0.85O1\
        4.51 5.79 0.85O17.8 8.65 0.85O18.65 12.82 0.85O16.74 16.74 0.85;gauge.with.dots.needle.100percent=_ring|s:M12 12L15.82 15.82 f:O\
        12 12 1.7O7.26 16.74 0.85O5.35 12.82 0.85O6.2 8.65 0.85O9.49 5.79 0.85O14.51 5.79 0.85O17.8 8.65 0.85O18.65 12.82 0.85;gauge.wit\
        h.dots.needle.33percent=_ring|s:M12 12L7.32 9.3 f:O12 12 1.7O7.26 16.74 0.85O5.35 12.82 0.85O9.49 5.79 0.85O14.51 5.79 0.85O17.8\
         8.65 0.85O18.65 12.82 0.85O16.74 16.74 0.85;gauge.with.dots.needle.50percent=_ring|s:M12 12L12 6.6 f:O12 12 1.7O7.26 16.74 0.85\
        O5.35 12.82 0.85O6.2 8.65 0.85O9.49 5.79 0.85O14.51 5.79 0.85O17.8 8.65 0.85O18.65 12.82 0.85O16.74 16.74 0.85;gauge.with.dots.n\
        eedle.67percent=_ring|s:M12 12L16.68 9.3 f:O12 12 1.7O7.26 16.74 0.85O5.35 12.82 0.85O6.2 8.65 0.85O9.49 5.79 0.85O14.51 5.79 0.\
        85O18.65 12.82 0.85O16.74 16.74 0.85;gauge.with.dots.needle.bottom.0percent=gauge.with.dots.needle.0percent;gauge.with.dots.need\
        le.bottom.100percent=gauge.with.dots.needle.100percent;gauge.with.dots.needle.bottom.50percent=gauge.with.dots.needle.50percent;\
        gauge.with.needle=gauge.with.dots.needle.67percent;gear=s:M10.68 4.21L11 2.45A9.6 9.6 0 0 1 13 2.45L13.32 4.21A7.9 7.9 0 0 1 14.\
        75 4.6L14.75 4.6L15.9 3.23A9.6 9.6 0 0 1 17.64 4.23L17.04 5.91A7.9 7.9 0 0 1 18.09 6.96L18.09 6.96L19.77 6.36A9.6 9.6 0 0 1 20.7\
        7 8.1L19.4 9.25A7.9 7.9 0 0 1 19.79 10.68L19.79 10.68L21.55 11A9.6 9.6 0 0 1 21.55 13L19.79 13.32A7.9 7.9 0 0 1 19.4 14.75L19.4 \
        14.75L20.77 15.9A9.6 9.6 0 0 1 19.77 17.64L18.09 17.04A7.9 7.9 0 0 1 17.04 18.09L17.04 18.09L17.64 19.77A9.6 9.6 0 0 1 15.9 20.7\
        7L14.75 19.4A7.9 7.9 0 0 1 13.32 19.79L13.32 19.79L13 21.55A9.6 9.6 0 0 1 11 21.55L10.68 19.79A7.9 7.9 0 0 1 9.25 19.4L9.25 19.4\
        L8.1 20.77A9.6 9.6 0 0 1 6.36 19.77L6.96 18.09A7.9 7.9 0 0 1 5.91 17.04L5.91 17.04L4.23 17.64A9.6 9.6 0 0 1 3.23 15.9L4.6 14.75A\
        7.9 7.9 0 0 1 4.21 13.32L4.21 13.32L2.45 13A9.6 9.6 0 0 1 2.45 11L4.21 10.68A7.9 7.9 0 0 1 4.6 9.25L4.6 9.25L3.23 8.1A9.6 9.6 0 \
        0 1 4.23 6.36L5.91 6.96A7.9 7.9 0 0 1 6.96 5.91L6.96 5.91L6.36 4.23A9.6 9.6 0 0 1 8.1 3.23L9.25 4.6A7.9 7.9 0 0 1 10.68 4.21zO12\
         12 5.6M12 12L17.600 12M12 12L9.200 7.150M12 12L9.200 16.850;gearshape=_cog|s:O12 12 3.3;gearshape.2=gearshape*.66,8,15|~_coga*.\
        5,18,6.500|gearshape*.5,18,6.500;gearshape.2.fill=gearshape.fill*.66,8,15|~_coga*.5,18,6.500|gearshape.fill*.5,18,6.500;gearshap\
        e.arrow.triangle.2.circlepath=gearshape.fill*.42,12,12|arrow.triangle.2.circlepath;gearshape.fill=o:M9.96 4.78L10.41 2.43A9.7 9.\
        7 0 0 1 13.59 2.43L14.04 4.78A7.5 7.5 0 0 1 15.66 5.46L15.66 5.46L17.64 4.11A9.7 9.7 0 0 1 19.89 6.36L18.54 8.34A7.5 7.5 0 0 1 1\
        9.22 9.96L19.22 9.96L21.57 10.41A9.7 9.7 0 0 1 21.57 13.59L19.22 14.04A7.5 7.5 0 0 1 18.54 15.66L18.54 15.66L19.89 17.64A9.7 9.7\
         0 0 1 17.64 19.89L15.66 18.54A7.5 7.5 0 0 1 14.04 19.22L14.04 19.22L13.59 21.57A9.7 9.7 0 0 1 10.41 21.57L9.96 19.22A7.5 7.5 0 \
        0 1 8.34 18.54L8.34 18.54L6.36 19.89A9.7 9.7 0 0 1 4.11 17.64L5.46 15.66A7.5 7.5 0 0 1 4.78 14.04L4.78 14.04L2.43 13.59A9.7 9.7 \
        0 0 1 2.43 10.41L4.78 9.96A7.5 7.5 0 0 1 5.46 8.34L5.46 8.34L4.11 6.36A9.7 9.7 0 0 1 6.36 4.11L8.34 5.46A7.5 7.5 0 0 1 9.96 4.78\
        z|-f:O12 12 3.2;gift=s:R3 11 18 10.3 1.8R1.8 6.8 20.4 4.2 1.2M12 6.800v14.500M12 6.500C9 6.500 7 5.400 7 3.900S8.300 1.900 9.600\
         2.400C11 3 12 6.500 12 6.500s1-3.500 2.400-4.100C15.700 1.900 17 2.400 17 3.900s-2 2.600-5 2.600;gift.fill=gift:f;giftcard=gift\
        -card;giftcard.fill=gift-card:f;globe=s:O12 12 9.3M2.700 12h18.600M12 2.700c2.700 2.500 4.100 5.600 4.100 9.300s-1.400 6.800-4.1\
        00 9.300c-2.700-2.500-4.100-5.600-4.100-9.300s1.400-6.800 4.100-9.300zM4.700 6.900c2 1.200 4.500 1.800 7.300 1.800s5.300-.6 7.30\
        0-1.800M4.700 17.100c2-1.200 4.500-1.800 7.300-1.800s5.300.6 7.300 1.800;globe.americas=s:O12 12 9.3 f:M5 6.500c1.800-2 4-3 6-3l\
        2.500 1-1 2 2 1-2.500 2.500-2-.2-1.500 2.400 2 1.300 2.700.5 2 2.200-1.200 3-2.200 2.700-1.500-.7-.3-3.500-1.600-2.200.3-2-2.500\
        -1.700-1.200-2.300z;globe.americas.fill=circle.fill|-f:M5 6.500c1.800-2 4-3 6-3l2.500 1-1 2 2 1-2.500 2.500-2-.2-1.500 2.400 2 1\
        .300 2.700.5 2 2.200-1.200 3-2.200 2.700-1.500-.7-.3-3.500-1.600-2.200.3-2-2.500-1.700-1.200-2.300z;globe.asia.australia=s:O12 1\
        2 9.3 f:M6 5.500l4.500-2 5 1 3.500 3.500-1.500 3-2.500.3-1 2.200-1.800-2.500-2-.5-1 1.800-2-2.300-1.700-1zM14.500 15.500l3-1.200\
         1.700 1.500-1.700 2.700-2.800-.3zM11.500 13.500l1.500 1-1 .8z;globe.asia.australia.fill=circle.fill|-f:M6 5.500l4.500-2 5 1 3.5\
        00 3.500-1.500 3-2.500.3-1 2.200-1.800-2.500-2-.5-1 1.800-2-2.300-1.700-1zM14.500 15.500l3-1.200 1.700 1.500-1.700 2.700-2.800-.\
        3zM11.500 13.500l1.500 1-1 .8z;globe.central.south.asia=s:O12 12 9.3 f:M5.500 6l5-2.300 5.500 1 3 4-2 2.500-2.500 0-1.500 3.800-\
        1.500-.5-1.500-3.500-3-1-2-1.500z;globe.central.south.asia.fill=circle.fill|-f:M5.500 6l5-2.300 5.500 1 3 4-2 2.500-2.500 0-1.50\
        0 3.800-1.500-.5-1.500-3.500-3-1-2-1.500z;globe.europe.africa=s:O12 12 9.3 f:M8.500 3.800l3-.6 3.500 1-.5 2 2 .8-.5 1.800-4-.3-2\
         .8-1-1 .8-1.800-1.300-1.300zM8 10.500l3.500-.8 4 1 1.300 2.800 1.700.5-2.700 3.500-1.500 3-1.800.2-1-3.500-.5-3-2.500-.5-1.300-\
        1.600z;globe.europe.africa.fill=circle.fill|-f:M8.500 3.800l3-.6 3.500 1-.5 2 2 .8-.5 1.800-4-.3-2 .8-1-1 .8-1.800-1.300-1.300zM\
        8 10.500l3.500-.8 4 1 1.300 2.800 1.700.5-2.700 3.500-1.500 3-1.800.2-1-3.500-.5-3-2.500-.5-1.300-1.600z;gobackward=arrow.counte\
        rclockwise;gobackward.10=arrow.counterclockwise|1*.34,9.7,13|0*.34,14.3,13;gobackward.15=arrow.counterclockwise|1*.34,9.7,13|5*.\
        34,14.3,13;gobackward.30=arrow.counterclockwise|3*.34,9.7,13|0*.34,14.3,13;gobackward.45=arrow.counterclockwise|4*.34,9.7,13|5*.\
        34,14.3,13;gobackward.5=arrow.counterclockwise|5*.34,12,13;gobackward.60=arrow.counterclockwise|6*.34,9.7,13|0*.34,14.3,13;gobac\
        kward.75=arrow.counterclockwise|7*.34,9.7,13|5*.34,14.3,13;gobackward.90=arrow.counterclockwise|9*.34,9.7,13|0*.34,14.3,13;gobac\
        kward.minus=arrow.counterclockwise|minus*.4,12,13;goforward=arrow.clockwise;goforward.10=arrow.clockwise|1*.34,9.7,13|0*.34,14.3\
        ,13;goforward.15=arrow.clockwise|1*.34,9.7,13|5*.34,14.3,13;goforward.30=arrow.clockwise|3*.34,9.7,13|0*.34,14.3,13;goforward.45\
        =arrow.clockwise|4*.34,9.7,13|5*.34,14.3,13;goforward.5=arrow.clockwise|5*.34,12,13;goforward.60=arrow.clockwise|6*.34,9.7,13|0*\
        .34,14.3,13;goforward.75=arrow.clockwise|7*.34,9.7,13|5*.34,14.3,13;goforward.90=arrow.clockwise|9*.34,9.7,13|0*.34,14.3,13;gofo\
        rward.plus=arrow.clockwise|plus*.4,12,13;graduationcap=school;graduationcap.fill=school:f;greaterthan=math-greater;grid=grid-4x4\
        ;guaranisign=currency-guarani;guitars=guitar-pick;guitars.fill=guitar-pick:f;gyroscope=rotate.3d;h=letter-h;hammer=hammer;hammer\
        .fill=hammer:o;hand.draw=hand-finger;hand.draw.fill=hand.point.up.fill;hand.point.down=hand.point.up@y;hand.point.down.fill=hand\
        .point.up.fill@y;hand.point.left=hand-finger-left;hand.point.right=hand-finger-right;hand.point.up=hand-finger;hand.point.up.fil\
        l=hand-finger:o;hand.point.up.left=hand-finger;hand.point.up.left.fill=hand.point.up.fill;hand.raised=hand-stop;hand.raised.fill\
        =hand-stop:o;hand.raised.slash=hand-off;hand.rays=hand.point.up*.8,12,14.5|s:M12 3V1.500M6 5L4.800 3.800M18 5l1.200-1.200;hand.r\
        ays.fill=hand.point.up.fill*.8,12,14.5|s:M12 3V1.500M6 5L4.800 3.800M18 5l1.200-1.200;hand.tap=hand-click;hand.tap.fill=hand-cli\
        ck:o;hand.thumbsdown=thumb-down;hand.thumbsdown.fill=thumb-down:f;hand.thumbsup=thumb-up;hand.thumbsup.fill=thumb-up:f;hand.wave\
        =hand-stop;hand.wave.fill=hand-stop:o;handbag=shopping-bag;hands.sparkles=sparkles;hands.sparkles.fill=sparkles;hare=s:M22.300 1\
        1.600c-.4-1.600-2-2.900-3.900-3.200C16.900 6.600 14.400 4.600 11.300 4.200c.9 2.200 2.600 4 4.900 5.100C14.800 9.800 13.500 9.70\
        0 12.300 9.300 9.600 8.300 6.200 8.600 4.200 11.200c-.5-.5-1.600-.4-1.900.3-.3.8.2 1.600 1 1.800C3 14.900 2.400 16.300 1.400 17.\
        600c-.4.6 0 1.300.7 1.300h1.400c1.600-1.600 3-2.600 4.800-3 2 .5 3.900.6 5.700.2l3.400 2.700h2c.7 0 1-.9.5-1.400L17.300 14.900c1\
        -.5 1.700-1.100 2.200-1.700h1.500c.9 0 1.500-.8 1.300-1.600zM18.900 10.900v.01;hare.fill=o:M22.300 11.600c-.4-1.600-2-2.900-3.90\
        0-3.200C16.900 6.600 14.400 4.600 11.300 4.200c.9 2.200 2.600 4 4.900 5.100C14.800 9.800 13.500 9.700 12.300 9.300 9.600 8.300 6\
        .200 8.600 4.200 11.200c-.5-.5-1.600-.4-1.900.3-.3.8.2 1.600 1 1.800C3 14.900 2.400 16.300 1.400 17.600c-.4.6 0 1.300.7 1.300h1.\
        400c1.600-1.600 3-2.600 4.800-3 2 .5 3.900.6 5.700.2l3.400 2.700h2c.7 0 1-.9.5-1.400L17.300 14.900c1-.5 1.700-1.100 2.200-1.700h\
        1.500c.9 0 1.500-.8 1.300-1.600zM18.900 10.900v.01;headphones=headphones;hearingdevice.ear=ear;heart=heart;heart.fill=heart:f;he\
        art.text.square=square|heart.fill*.36,9,8.500|s:M7 14h10M7 17.300h6;heart.text.square.fill=square.fill|-heart.fill*.36,9,8.500|-\
        s:M7 14h10M7 17.300h6;hexagon=hexagon;hexagon.fill=hexagon:f;hifispeaker=device-speaker;hifispeaker.2=hifispeaker*.8,5,12|hifisp\
        eaker*.8,19,12;hifispeaker.2.fill=hifispeaker.fill*.8,5,12|hifispeaker.fill*.8,19,12;hifispeaker.fill=device-speaker:f;highlight\
        er=highlight;homepod=device-speaker;homepod.2=homepod*.7,6,12|homepod*.7,18,12;homepod.fill=device-speaker:f;homepodmini=s:O12 1\
        3 7.500M9 6.500h6;homepodmini.fill=o:O12 13 7.500;hourglass=hourglass;hourglass.bottomhalf.fill=hourglass.bottomhalf.filled;hour\
        glass.bottomhalf.filled=hourglass|f:M7 19.500h10c0-3-2.500-5-5-6-2.500 1-5 3-5 6z;hourglass.fill=hourglass:f;hourglass.tophalf.f\
        ill=hourglass.tophalf.filled;hourglass.tophalf.filled=hourglass|f:M8 6h8c0 2-2 4-4 4.800C10 10 8 8 8 6z;house=s:M2 12.300 10.900\
         4.500a1.600 1.600 0 0 1 2.200 0L22 12.300M18.300 8.600V4.600M4.900 10.300v8.500a1.700 1.700 0 0 0 1.700 1.700h10.800a1.700 1.70\
        0 0 0 0 1.700-1.700V10.300M9.500 20.300v-5.200a.8.8 0 0 1 .8-.8h3.400a.8.8 0 0 1 .8.8v5.200;house.fill=s:M2 12 10.900 4.200a1.60\
        0 1.600 0 0 1 2.200 0L22 12M18.300 8.300V4.300 f:M4 13.200 11.400 6.800a.9.9 0 0 1 1.200 0L20 13.200v5.900a2.300 2.300 0 0 1-2.3\
        00 2.300h-2.900v-5.900a1 1 0 0 0-1-1h-3.600a1 1 0 0 0-1 1v5.900H6.300A2.300 2.300 0 0 1 4 19.100z;hryvniasign=currency-hryvnia;h\
        umidity=droplets;humidity.fill=droplets:f;hurricane=storm;i=letter-i;icloud=cloud;icloud.and.arrow.down=_cloud|~s:M12.300 21.500\
        V11|s:M12.300 10.500v11M9.300 18.800l3 3 3-3;icloud.and.arrow.down.fill=_cloud.fill|~s:M12.300 21.500V11|s:M12.300 10.500v11M9.3\
        00 18.800l3 3 3-3;icloud.and.arrow.up=_cloud|~s:M12.300 21.500V11|s:M12.300 22V11.500M9.300 14.300l3-3 3 3;icloud.and.arrow.up.f\
        ill=_cloud.fill|~s:M12.300 21.500V11|s:M12.300 22V11.500M9.300 14.300l3-3 3 3;icloud.fill=cloud.fill;increase.indent=indent-incr\
        ease;indianrupeesign=currency-rupee;infinity=infinity;info=f:O12 4.6 1.55 s:M9.2 10.2h2.900v8.600M8.800 18.800h6.600;info.circle\
        =circle|f:O12 7.5 1.3|s:M10.300 11h1.900v5.300M10 16.300h4.400;info.circle.fill=circle.fill|-f:O12 7.5 1.4|-s:M10.300 11h1.900v5\
        .300M10 16.300h4.400;info.square=info-square-rounded;info.square.fill=info-square-rounded:f;internaldrive=s:M5.700 5.500h12.600a\
        2.200 2.200 0 0 1 2.100 1.500l1.900 6.500M1.700 13.500l1.900-6.500a2.200 2.200 0 0 1 2.100-1.500R1.8 12.3 20.4 7 2.4 f:O18 15.8 \
        1.2 s:M5.500 15.800h5;internaldrive.fill=f:M5.700 4.600h12.600a3 3 0 0 1 2.900 2.200l1.100 3.900a4 4 0 0 0-1.500-.3H3.200a4 4 0 \
        0 0-1.500.3l1.100-3.900a3 3 0 0 1 2.900-2.200z o:R1.8 12.3 20.4 7 2.4|-f:O18 15.8 1.3|-s:M5.500 15.800h5;ipad=s:R3.8 2 16.4 20 2\
        .6M10.300 19.300h3.4;ipad.homebutton=ipad;ipad.landscape=s:R1.5 3.8 21 16.4 2.6M10.300 17.400h3.4;iphone=s:R6 1.8 12 20.4 2.8M10\
        .300 19.200h3.4;iphone.gen1=s:R6 1.8 12 20.4 2.8M6 5.200h12M6 17.500h12;iphone.gen2=iphone;iphone.gen3=iphone;iphone.homebutton=\
        iphone.gen1;iphone.homebutton.landscape=iphone.homebutton@r90;iphone.landscape=iphone@r90;iphone.radiowaves.left.and.right=iphon\
        e*.8,12,12|s:M20.48 6.7A10 10 0 0 1 20.48 17.3M3.52 17.3A10 10 0 0 1 3.52 6.7;italic=italic;j=letter-j;k=letter-k;key=key;key.fi\
        ll=key:f;key.horizontal=key@r45;key.horizontal.fill=key.fill@r45;key.icloud=key in icloud;key.icloud.fill=key in icloud.fill;key\
        .viewfinder=viewfinder|key.horizontal.fill*.5,12,12;keyboard=s:R1.3 5.5 21.4 13 2.6M5 9.300h.01M8.500 9.300h.01M12 9.300h.01M15.\
        500 9.300h.01M19 9.300h.01M5 12.300h.01M8.500 12.300h.01M12 12.300h.01M15.500 12.300h.01M19 12.300h.01M8 15.500h8;keyboard.chevr\
        on.compact.down=s:R1.3 2.8 21.4 12 2.6M5 6.300h.01M8.500 6.300h.01M12 6.300h.01M15.500 6.300h.01M19 6.300h.01M8 11.300h8M8.500 1\
        8.500l3.500 2.500 3.500-2.500;keyboard.fill=o:R1.3 5.5 21.4 13 2.6|-s:M5 9.300h.01M8.500 9.300h.01M12 9.300h.01M15.500 9.300h.01\
        M19 9.300h.01M5 12.300h.01M8.500 12.300h.01M12 12.300h.01M15.500 12.300h.01M19 12.300h.01M8 15.500h8;keyboard.onehanded.left=key\
        board;keyboard.onehanded.right=keyboard;kipsign=currency-kip;l=letter-l;ladybug=bug;ladybug.fill=bug:f;lamp.desk=lamp;lamp.desk.\
        fill=lamp:o;lanyardcard=id-badge;lanyardcard.fill=id-badge:o;laptopcomputer=s:R4.5 4.5 15 11 1.8M1.500 19h21;largecircle.fill.ci\
        rcle=circle.inset.filled;larisign=currency-lari;lasso=lasso;latch.2.case=briefcase;latch.2.case.fill=briefcase.fill;leaf=leaf;le\
        af.arrow.circlepath=leaf*.55,12,12.500|arrow.clockwise;leaf.fill=leaf:f;lessthan=math-lower;level=s:R1.5 7.5 21 9 2.5M8 8v8M16 8\
        v8 f:O12 12 2.300;level.fill=o:R1.5 7.5 21 9 2.5|-s:M8 6v12M16 6v12|-f:O12 12 2.300;lifepreserver=s:O12 12 9.3O12 12 3.8M14.69 1\
        4.69L18.58 18.58M9.31 14.69L5.42 18.58M9.31 9.31L5.42 5.42M14.69 9.31L18.58 5.42;lifepreserver.fill=circle.fill|-f:O12 12 3.4|-s\
        :M15.18 15.18L19.42 19.42M8.82 15.18L4.58 19.42M8.82 8.82L4.58 4.58M15.18 8.82L19.42 4.58;light.beacon.max=s:M6.500 21V13a5.500 \
        5.500 0 0 1 11 0v8M4.500 21.500h15M12 4V1.800M5.500 6.500L4 5M18.500 6.500L20 5;light.beacon.max.fill=o:M6.500 20V13a5.500 5.500\
         0 0 1 11 0v7z s:M4.500 21.500h15M12 4V1.800M5.500 6.500L4 5M18.500 6.500L20 5;light.beacon.min=light.beacon.max;light.beacon.mi\
        n.fill=light.beacon.max.fill;light.max=s:O12 12 2.2M18 12L21.6 12M16.24 16.24L18.79 18.79M12 18L12 21.6M7.76 16.24L5.21 18.79M6 \
        12L2.4 12M7.76 7.76L5.21 5.21M12 6L12 2.4M16.24 7.76L18.79 5.21;light.min=s:O12 12 2.2M18 12L20 12M16.24 16.24L17.66 17.66M12 18\
        L12 20M7.76 16.24L6.34 17.66M6 12L4 12M7.76 7.76L6.34 6.34M12 6L12 4M16.24 7.76L17.66 6.34;lightbulb=s:M8.700 17.500v-1.400c0-.9\
        -.5-1.700-1.200-2.400A6.600 6.600 0 0 1 5.400 9a6.600 6.600 0 0 1 13.200 0c0 1.900-.8 3.500-2.100 4.700-.7.7-1.200 1.500-1.200 2\
        .400v1.400zM9.500 21.500h5;lightbulb.2=lightbulb;lightbulb.2.fill=lightbulb.fill;lightbulb.fill=o:M8.700 17.500v-1.400c0-.9-.5-1\
        .700-1.200-2.400A6.600 6.600 0 0 1 5.400 9a6.600 6.600 0 0 1 13.200 0c0 1.900-.8 3.500-2.100 4.700-.7.7-1.200 1.500-1.200 2.400v\
        1.400z s:M9.300 21.800h5.400;lightbulb.led=lightbulb;lightbulb.led.fill=lightbulb.fill;lightbulb.max=lightbulb*.75,12,14|s:M3.07\
         8.75L1.19 8.07M6.55 4.22L5.4 2.58M12 2.5L12 0.5M17.45 4.22L18.6 2.58M20.93 8.75L22.81 8.07;lightbulb.max.fill=lightbulb.fill*.7\
        5,12,14|s:M3.07 8.75L1.19 8.07M6.55 4.22L5.4 2.58M12 2.5L12 0.5M17.45 4.22L18.6 2.58M20.93 8.75L22.81 8.07;lightbulb.min=lightbu\
        lb;line.2.horizontal.decrease.circle=line.3.horizontal.decrease.circle;line.3.horizontal=s:M2.6 6h18.8M2.6 12h18.8M2.6 18h18.8;l\
        ine.3.horizontal.decrease=s:M2.2 6.5h19.6M5.8 12h12.4M9.3 17.5h5.4;line.diagonal=slash;line.horizontal.3=line.3.horizontal;line.\
        horizontal.3.decrease=line.3.horizontal.decrease;lines.measurement.horizontal=s:M2.500 5v14M21.500 5v14M6.300 9v10M10.100 12v7M1\
        3.900 12v7M17.700 9v10;lines.measurement.vertical=lines.measurement.horizontal@r90;link=s:M10 14a4.600 4.600 0 0 0 6.900.5l3-3a4\
        .600 4.600 0 0 0-6.500-6.500l-1.700 1.700M14 10a4.600 4.600 0 0 0-6.900-.5l-3 3a4.600 4.600 0 0 0 6.500 6.500l1.700-1.700;link.b\
        adge.plus=link-plus;link.icloud=link in icloud;link.icloud.fill=link in icloud.fill;lirasign=currency-pound;list.bullet=f:O3.6 6\
         1.5O3.6 12 1.5O3.6 18 1.5 s:M8.3 6h13M8.3 12h13M8.3 18h13;list.bullet.below.rectangle=list-details;list.bullet.clipboard=list.c\
        lipboard;list.bullet.clipboard.fill=list.clipboard.fill;list.bullet.indent=f:O3.3 4.5 1.4O7.3 9.5 1.4O7.3 14.5 1.4O3.3 19.5 1.4 \
        s:M7.6 4.5h13.6M11.6 9.5h9.6M11.6 14.5h9.6M7.6 19.5h13.6;list.bullet.rectangle=s:R2 4.6 20 14.8 2.6M10 9.3h8M10 14.7h8 f:O6.6 9.\
        3 1.2O6.6 14.7 1.2;list.bullet.rectangle.fill=o:R2 4.6 20 14.8 2.6|-s:M10 9.3h8M10 14.7h8|-f:O6.6 9.3 1.2O6.6 14.7 1.2;list.bull\
        et.rectangle.portrait=_sheet|s:M11.4 8h4.6M11.4 12h4.6M11.4 16h4.6 f:O8.2 8 1.1O8.2 12 1.1O8.2 16 1.1;list.bullet.rectangle.port\
        rait.fill=_sheet.fill|-s:M11.4 8h4.6M11.4 12h4.6M11.4 16h4.6|-f:O8.2 8 1.1O8.2 12 1.1O8.2 16 1.1;list.clipboard=clipboard|s:M11.\
        500 11h4.700M11.500 15.500h4.700 f:O8.2 11 1.1O8.2 15.5 1.1;list.clipboard.fill=clipboard.fill|-s:M11.500 11h4.700M11.500 15.500\
        h4.700 f:O8.2 11 1.1O8.2 15.5 1.1;list.dash=s:M2.6 6h2.2M2.6 12h2.2M2.6 18h2.2M8.3 6h13M8.3 12h13M8.3 18h13;list.dash.header.rec\
        tangle=s:R2 4.6 20 14.8 2.6M5.6 9h12.8M10 12.5h8.4M10 15.8h8.4;list.number=list-numbers;list.star=star.fill*.26,3.700,5.800|star\
        .fill*.26,3.700,12|star.fill*.26,3.700,18.200|s:M8.3 6h13M8.3 12h13M8.3 18h13;list.triangle=f:M2.200 4v4l3.400-2zM5.700 10v4l3.4\
        00-2zM2.200 16v4l3.400-2z s:M8.8 6h12.5M12.3 12h9M8.8 18h12.5;livephoto=live-photo;livephoto.play=play.fill*.4,12,12|livephoto;l\
        ocation=location;location.fill=location:f;location.magnifyingglass=magnifyingglass|location.fill*.4,10,10;location.north=navigat\
        ion;location.north.fill=navigation:f;location.north.line=s:M12 2.500L19 18.500l-7-3.300-7 3.300zM5 22h14;location.north.line.fil\
        l=o:M12 2.500L19 18.500l-7-3.300-7 3.300z s:M5 22h14;lock=s:R4.8 10.6 14.4 10.8 2.3M7.800 10.600V7.100a4.200 4.200 0 0 1 8.400 0\
        v3.500;lock.applewatch=applewatch;lock.desktopcomputer=desktopcomputer;lock.display=display|lock.fill*.38,12,9.800;lock.doc=lock\
        .fill in doc;lock.doc.fill=lock.fill in doc.fill;lock.fill=o:R4.8 10.6 14.4 10.8 2.3 s:M7.800 10.600V7.100a4.200 4.200 0 0 1 8.4\
        00 0v3.500;lock.icloud=lock.fill in icloud;lock.icloud.fill=lock.fill in icloud.fill;lock.ipad=ipad;lock.iphone=iphone;lock.lapt\
        opcomputer=laptopcomputer;lock.open=s:R2 10.6 14.4 10.8 2.3M13.400 10.600V7.100a4.200 4.200 0 0 1 8.400 0v2.300;lock.open.fill=o\
        :R2 10.6 14.4 10.8 2.3 s:M13.400 10.600V7.100a4.200 4.200 0 0 1 8.400 0v2.300;lock.rotation=arrow.clockwise|lock.fill*.4,12,12.6\
        00;lock.rotation.open=arrow.clockwise|lock.open.fill*.4,12,12.600;lock.shield=shield|lock.fill*.45,12,11.500;lock.shield.fill=sh\
        ield.fill|-lock.fill*.45,12,11.500;lock.square.stack=lock.square;lock.square.stack.fill=lock.square.fill;lungs=lungs;lungs.fill=\
        lungs:f;m=letter-m;macbook=laptopcomputer;macbook.and.iphone=laptopcomputer;macbook.gen1=laptopcomputer;macbook.gen2=laptopcompu\
        ter;macmini=s:R2 8.5 20 7 2.4 f:O18 12 0.9;macmini.fill=o:R2 8.5 20 7 2.4|-f:O18 12 1;macpro.gen1=pc;macpro.gen1.fill=pc;macpro.\
        gen2=s:R6 2.3 12 19.4 3M9 6.500h6;macpro.gen2.fill=server;macpro.gen3=s:R5.5 3.5 13 17 2 f:O9 7.5 1O9 10.5 1O9 13.5 1O9 16.5 1O1\
        2 7.5 1O12 10.5 1O12 13.5 1O12 16.5 1O15 7.5 1O15 10.5 1O15 13.5 1O15 16.5 1;macpro.gen3.fill=server.rack;macstudio=s:R3 7 18 10\
         2.4 f:O7 14.2 0.9O10 14.2 0.9;macstudio.fill=macstudio;macwindow=app-window;macwindow.fill=app-window:f;macwindow.on.rectangle=\
        app-window;magnifyingglass=search;mail=mail;mail.fill=mail:f;mail.stack=mailbox;mailbox=mailbox;manatsign=currency-manat;map=map\
        ;map.fill=map:o|-s:M8.800 4.500v12.500M15.200 7v12.500;mappin=f:M12 1.800a4.100 4.100 0 0 1 .9 8.100v9.800c0 1.300-.35 2.500-.9 \
        2.500s-.9-1.200-.9-2.500V9.900A4.100 4.100 0 0 1 12 1.800z|-f:O10.7 4.7 1.1;mappin.and.ellipse=mappin*.85,12,10.500|s:M8.400 16.\
        800c-3.300.5-5.600 1.500-5.600 2.600 0 1.600 4.100 2.800 9.200 2.800s9.200-1.200 9.200-2.800c0-1.100-2.300-2.100-5.600-2.600;map\
        pin.slash=map-pin-off;medal=award;medal.fill=award:f;megaphone=speakerphone;megaphone.fill=speakerphone:o;memories=s:M6.600 4.40\
        0A9.300 9.300 0 1 1 3.400 8.500M3 3.500v5.300h5.300M12 7v5.300l3.300 2 f:O3.5 14.3 0.1;memorychip=s:R2.3 7 19.4 10 1.8M5.8 4v3M9\
        .9 4v3M14.1 4v3M18.2 4v3M5.8 17v3M9.9 17v3M14.1 17v3M18.2 17v3 f:R6.2 10 1.5 4 0.5R9.6 10 1.5 4 0.5R13 10 1.5 4 0.5R16.4 10 1.5 \
        4 0.5;memorychip.fill=o:R2.3 7 19.4 10 1.8 s:M5.8 4v3M9.9 4v3M14.1 4v3M18.2 4v3M5.8 17v3M9.9 17v3M14.1 17v3M18.2 17v3;menubar.re\
        ctangle=layout-navbar;message=s:M12 3.500c5.600 0 10.100 3.500 10.100 7.900s-4.500 7.900-10.100 7.900c-.9 0-1.700-.1-2.500-.2-1.\
        500 1.200-3.500 2-5.200 2.100-.6 0-.8-.7-.4-1.100.6-.7 1-1.600 1.100-2.600C3.100 16 1.900 13.800 1.900 11.400c0-4.400 4.500-7.90\
        0 10.100-7.900z;message.fill=o:M12 3.500c5.600 0 10.100 3.500 10.100 7.900s-4.500 7.900-10.100 7.900c-.9 0-1.700-.1-2.500-.2-1.5\
        00 1.200-3.500 2-5.200 2.100-.6 0-.8-.7-.4-1.100.6-.7 1-1.600 1.100-2.600C3.100 16 1.900 13.800 1.900 11.400c0-4.400 4.500-7.900\
         10.100-7.900z;metronome=metronome;metronome.fill=metronome:o;mic=s:R8.2 2 7.6 12.6 3.8M4.600 11v.4a7.400 7.400 0 0 0 14.800 0V1\
        1M12 18.800v3M8.200 21.800h7.600;mic.fill=o:R8.2 2 7.6 12.6 3.8 s:M4.600 11v.4a7.400 7.400 0 0 0 14.800 0V11M12 18.800v3M8.200 2\
        1.800h7.600;minus=minus;minus.forwardslash.plus=plusminus;minus.magnifyingglass=zoom-out;minus.slash.plus=plusminus;moon=moon;mo\
        on.fill=moon:f;moon.stars=moon-stars;moon.stars.fill=moon-stars:o;moon.zzz=moon-stars;moon.zzz.fill=moon-stars:o;mosaic=s:R3.3 3\
        .3 17.4 17.4 3.7M3.500 9.500h17M9.500 9.500v11M9.500 15h11;mountain.2=mountain;mountain.2.fill=mountain:f;move.3d=arrow.up.and.d\
        own.and.arrow.left.and.right;movieclapper=s:R3 9 18 12 2.4M3 9V6.800L18.800 3l.9 3.300L8.300 9M7.800 5.700l3.300 2.500M13 4.400l\
        3.300 2.500;movieclapper.fill=f:M2.100 9.800h19.800v8.800a3.300 3.300 0 0 1-3.300 3.300H5.400a3.300 3.300 0 0 1-3.300-3.300z s:M\
        3 7.700V6.600L18.800 2.800l.6 2.300L8 7.800M7.800 5.500l2.300 1.800M13 4.200l2.300 1.800;mug=mug;mug.fill=mug:f;multiply=s:M6 6l\
        12 12M18 6L6 18;music.mic=microphone-2;music.note=f:M8.300 15.200c1.600 0 2.700 1 2.700 2.500S9.400 21 7.500 21s-3.200-1-3.200-2\
        .500 1.900-3.300 4-3.300z s:M10.200 17.300V4.800l7.400-1.900a.8.8 0 0 1 1 .8v2.700a.9.9 0 0 1-.7.9L10.200 9.200;music.note.list=\
        playlist;music.note.tv=music.note*.45,12,10.700|tv;music.note.tv.fill=tv.fill|-music.note*.45,12,10.700;music.quarternote.3=s:M6\
        .500 16V7.500M13.500 13V4.500M20.500 18V9.500 f:O4.7 16.3 2.2O11.7 13.3 2.2O18.7 18.3 2.2;n=letter-n;nairasign=currency-naira;ne\
        twork=s:O12 12 9.3M2.700 12h18.600M12 2.700c2.700 2.500 4.100 5.600 4.100 9.300s-1.400 6.800-4.100 9.300c-2.700-2.500-4.100-5.60\
        0-4.100-9.300s1.400-6.800 4.100-9.300zM12 2.700v18.600;network.badge.shield.half.filled=network*.9,11,11|~shield.fill*.5,18,17.5\
        00|shield.lefthalf.filled*.5,18,17.500;newspaper=s:M5 4.300h11.600a1.700 1.700 0 0 1 1.700 1.700v13.700H5A2.700 2.700 0 0 1 2.30\
        0 17V7A2.700 2.700 0 0 1 5 4.300zM18.300 9.500h3.400v8a2.200 2.200 0 0 1-2.200 2.200h-1.200M10.700 12.300h4M6 16h8.700M10.700 8.\
        500h4 f:R5.2 7.6 3.8 5.4 0.6;newspaper.fill=f:M5 3.400h11.600a2.600 2.600 0 0 1 2.600 2.600v14.600H5A3.600 3.600 0 0 1 1.400 17V\
        7A3.600 3.600 0 0 1 5 3.400z s:M19 9.500h2.700v8a2.200 2.200 0 0 1-2.200 2.200h-1.200|-s:M10.700 12.300h4.500M5.500 16h9.700M10.\
        700 8.500h4.500|-f:R4.8 7.6 3.8 5.4 0.6;norwegiankronesign=currency-krone-danish;nosign=ban;note=s:M6 3.300h12A2.700 2.700 0 0 1\
         20.700 6v8.600l-6 6.100H6A2.700 2.700 0 0 1 3.300 18V6A2.700 2.700 0 0 1 6 3.300zM20.500 14.500h-3.600a2.200 2.200 0 0 0-2.200 \
        2.200v3.800;note.text=s:M6 3.300h12A2.700 2.700 0 0 1 20.700 6v8.600l-6 6.100H6A2.700 2.700 0 0 1 3.300 18V6A2.700 2.700 0 0 1 6\
         3.300zM20.500 14.500h-3.600a2.200 2.200 0 0 0-2.200 2.200v3.800M7.300 8.300h9.400M7.300 12.300h5.500;number=hash;o=letter-o;oct\
        agon=octagon;octagon.fill=octagon:f;opticaldisc=s:O12 12 9.3O12 12 2.3M6 12a6 6 0 0 1 6-6M18 12a6 6 0 0 1-6 6;opticaldisc.fill=c\
        ircle.fill|-s:O12 12 2.3M6 12a6 6 0 0 1 6-6M18 12a6 6 0 0 1-6 6;opticaldiscdrive=externaldrive;opticaldiscdrive.fill=externaldri\
        ve.fill;opticid=eye;option=s:M3 6h5.5l7 12h5.5M14 6h7;oval=s:M12 5c5.500 0 10 3.100 10 7s-4.500 7-10 7-10-3.100-10-7 4.500-7 10-\
        7z;oval.fill=o:M12 5c5.500 0 10 3.100 10 7s-4.500 7-10 7-10-3.100-10-7 4.500-7 10-7z;oval.portrait=_oval;oval.portrait.fill=_ova\
        l.fill;oven=microwave;p=letter-p;paintbrush=brush;paintbrush.fill=brush:o;paintbrush.pointed=brush;paintbrush.pointed.fill=brush\
        :o;paintpalette=palette;paintpalette.fill=palette:f;pano=s:M2 5.500c6.500 2 13.500 2 20 0v13c-6.500-2-13.500-2-20 0z;paperclip=p\
        aperclip;paperplane=s:M21.600 3.300a.9.9 0 0 0-1.100-1.100L2.600 8.500a1 1 0 0 0-.1 1.900l7.600 3.500 3.500 7.600a1 1 0 0 0 1.90\
        0-.1zM10.100 13.900L21.200 2.700;paperplane.fill=o:M21.600 3.300a.9.9 0 0 0-1.100-1.100L2.600 8.500a1 1 0 0 0-.1 1.900l7.600 3.5\
        00 3.500 7.600a1 1 0 0 0 1.900-.1z|-s:M10.300 13.700L17.500 6.500;paragraph=paragraphsign;paragraphsign=pilcrow;parkingsign=park
        """
}
