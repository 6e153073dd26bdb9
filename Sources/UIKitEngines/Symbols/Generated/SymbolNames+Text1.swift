// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.

extension SymbolNames {
    /// All parts, in order.
    static var texts: [String] { [text1, text2] }

    /// What each symbol is drawn from, part 1 of 2.
    static let text1 = """
        0=number-0;1=number-1;2=number-2;3=number-3;4=number-4;5=number-5;6=number-6;7=number-7;8=number-8;9=number-9;a=letter-a;abc=abc\
        ;accessibility=accessible;airplane=plane;airplane.arrival=plane-arrival;airplane.departure=plane-departure;airplay=cast;airplaya\
        udio=cast;airplayvideo=cast;airpods=device-airpods;airpodsmax=headphones;airpodspro=device-airpods;alarm=alarm;alarm.fill=alarm:\
        f;allergens=virus;ant=bug;ant.fill=bug:f;antenna.radiowaves.left.and.right=broadcast;app=square;app.badge=square badge dot;app.b\
        adge.fill=square.fill badge dot;app.fill=square.fill;apple.logo=brand-apple:f;apple.terminal=terminal-2;applelogo=brand-apple:f;\
        appletv=device-tv;applewatch=device-watch;archivebox=archive;archivebox.fill=archive:f;arrow.2.circlepath=refresh;arrow.2.square\
        path=repeat;arrow.backward=arrow-left;arrow.backward.to.line=arrow-bar-to-left;arrow.clockwise=reload;arrow.counterclockwise=rel\
        oad@x;arrow.down=arrow-down;arrow.down.app=square-arrow-down;arrow.down.app.fill=square-arrow-down:f;arrow.down.doc=file-downloa\
        d;arrow.down.doc.fill=file-download:f;arrow.down.forward.and.arrow.up.backward=arrows-diagonal-minimize;arrow.down.left=arrow-do\
        wn-left;arrow.down.right=arrow-down-right;arrow.down.right.and.arrow.up.left=arrows-diagonal-minimize;arrow.down.to.line=arrow-b\
        ar-to-down;arrow.forward=arrow-right;arrow.forward.to.line=arrow-bar-to-right;arrow.left=arrow-left;arrow.left.and.right=arrows-\
        horizontal;arrow.left.and.right.righttriangle.left.righttriangle.right=flip-horizontal;arrow.left.arrow.right=arrows-right-left;\
        arrow.left.to.line=arrow-bar-to-left;arrow.right=arrow-right;arrow.right.to.line=arrow-bar-to-right;arrow.triangle.2.circlepath=\
        refresh;arrow.triangle.2.circlepath.camera=camera-rotate;arrow.triangle.branch=git-branch;arrow.triangle.merge=git-merge;arrow.t\
        riangle.pull=git-pull-request;arrow.triangle.turn.up.right.diamond=directions;arrow.triangle.turn.up.right.diamond.fill=directio\
        ns:f;arrow.turn.down.left=corner-down-left;arrow.turn.down.right=corner-down-right;arrow.turn.right.down=corner-right-down;arrow\
        .turn.right.up=corner-right-up;arrow.turn.up.left=corner-up-left;arrow.turn.up.right=corner-up-right;arrow.up=arrow-up;arrow.up.\
        and.down=arrows-vertical;arrow.up.and.down.and.arrow.left.and.right=arrows-move;arrow.up.arrow.down=arrows-sort;arrow.up.backwar\
        d=arrow-up-left;arrow.up.backward.and.arrow.down.forward=arrows-diagonal-2;arrow.up.doc=file-upload;arrow.up.doc.fill=file-uploa\
        d:f;arrow.up.forward=arrow-up-right;arrow.up.forward.app=arrow.up.forward in square;arrow.up.left=arrow-up-left;arrow.up.left.an\
        d.arrow.down.right=arrows-diagonal-2;arrow.up.right=arrow-up-right;arrow.up.to.line=arrow-bar-to-up;arrow.uturn.backward=arrow-b\
        ack-up;arrow.uturn.down=arrow-back-up@r270;arrow.uturn.forward=arrow-forward-up;arrow.uturn.left=arrow-back-up;arrow.uturn.right\
        =arrow-forward-up;arrow.uturn.up=arrow-back-up@r90;arrowshape.down=arrow-big-down;arrowshape.down.fill=arrow-big-down:f;arrowsha\
        pe.left=arrow-big-left;arrowshape.left.fill=arrow-big-left:f;arrowshape.right=arrow-big-right;arrowshape.right.fill=arrow-big-ri\
        ght:f;arrowshape.turn.up.backward=arrow-back-up;arrowshape.turn.up.left=arrow-back-up;arrowshape.turn.up.left.fill=f:M10 4L3 10.\
        500l7 6.500v-4c5 0 8.500 1.500 11 6 0-7-3.500-11-11-11.500z;arrowshape.turn.up.right=arrow-forward-up;arrowshape.turn.up.right.f\
        ill=f:M14 4l7 6.500-7 6.500v-4c-5 0-8.500 1.500-11 6 0-7 3.500-11 11-11.500z;arrowshape.up=arrow-big-up;arrowshape.up.fill=arrow\
        -big-up:f;arrowtriangle.backward=caret-left;arrowtriangle.backward.fill=caret-left:f;arrowtriangle.down=caret-down;arrowtriangle\
        .down.fill=caret-down:f;arrowtriangle.forward=caret-right;arrowtriangle.forward.fill=caret-right:f;arrowtriangle.left=caret-left\
        ;arrowtriangle.left.fill=caret-left:f;arrowtriangle.right=caret-right;arrowtriangle.right.fill=caret-right:f;arrowtriangle.up=ca\
        ret-up;arrowtriangle.up.fill=caret-up:f;aspectratio=aspect-ratio;aspectratio.fill=aspect-ratio:f;asterisk=asterisk;at=at;atom=at\
        om;b=letter-b;backpack=backpack;backpack.fill=backpack:o;backward=player-track-prev;backward.end=player-skip-back;backward.end.f\
        ill=player-skip-back:f;backward.fill=player-track-prev:f;bag=shopping-bag;bag.fill=shopping-bag:o;balloon=balloon;balloon.fill=b\
        alloon:f;bandage=bandage;bandage.fill=bandage:f;banknote=cash-banknote;banknote.fill=cash-banknote:f;barcode=barcode;barcode.vie\
        wfinder=scan;baseball=ball-baseball;basket=basket;basket.fill=basket:f;basketball=ball-basketball;bathtub=bath;bathtub.fill=bath\
        :f;battery.0=battery;battery.0percent=battery;battery.100=battery-4;battery.100.bolt=battery-charging;battery.100percent=battery\
        -4;battery.25=battery-1;battery.25percent=battery-1;battery.50=battery-2;battery.50percent=battery-2;battery.75=battery-3;batter\
        y.75percent=battery-3;beach.umbrella=beach;bed.double=bed;bed.double.fill=bed:f;bell=bell;bell.and.waveform=bell-ringing;bell.an\
        d.waveform.fill=bell-ringing:f;bell.and.waves.left.and.right=bell-ringing;bell.and.waves.left.and.right.fill=bell-ringing:f;bell\
        .badge=bell badge dot;bell.badge.fill=bell.fill badge dot;bell.fill=bell:f;bicycle=bike;binoculars=binoculars;binoculars.fill=bi\
        noculars:f;bird=feather;birthday.cake=cake;birthday.cake.fill=cake:o;bitcoinsign=currency-bitcoin;bold=bold;bolt=bolt;bolt.car=c\
        ar;bolt.car.fill=car:f;bolt.fill=bolt:f;bolt.heart=heart-bolt;bolt.heart.fill=heart-bolt:o;book=book;book.closed=book-2;book.clo\
        sed.fill=book-2:o;book.fill=book:f;bookmark=bookmark;bookmark.fill=bookmark:f;books.vertical=books;books.vertical.fill=books:o;b\
        ox.truck=truck;box.truck.fill=truck:f;brain=brain;brain.head.profile=brain;briefcase=briefcase;briefcase.fill=briefcase:f;bubble\
        =message-circle;bubble.fill=message-circle:f;bubble.left=message-circle;bubble.left.and.bubble.right=messages;bubble.left.and.bu\
        bble.right.fill=messages:f;bubble.left.fill=message-circle:f;bubble.middle.bottom=message;bubble.middle.bottom.fill=message:f;bu\
        bble.right=message-circle@x;bubble.right.fill=message-circle:f@x;building=building;building.2=buildings;building.columns=buildin\
        g-bank;building.columns.fill=building-bank:o;burst=s:M12 1.6L13.92 4.85L17.2 2.99L17.23 6.77L21.01 6.8L19.15 10.08L22.4 12L19.15\
         13.92L21.01 17.2L17.23 17.23L17.2 21.01L13.92 19.15L12 22.4L10.08 19.15L6.8 21.01L6.77 17.23L2.99 17.2L4.85 13.92L1.6 12L4.85 1\
        0.08L2.99 6.8L6.77 6.77L6.8 2.99L10.08 4.85z;burst.fill=o:M12 1.6L13.92 4.85L17.2 2.99L17.23 6.77L21.01 6.8L19.15 10.08L22.4 12L\
        19.15 13.92L21.01 17.2L17.23 17.23L17.2 21.01L13.92 19.15L12 22.4L10.08 19.15L6.8 21.01L6.77 17.23L2.99 17.2L4.85 13.92L1.6 12L4\
        .85 10.08L2.99 6.8L6.77 6.77L6.8 2.99L10.08 4.85z;bus=bus;bus.fill=bus:f;c=letter-c;calendar=calendar;calendar.badge.clock=calen\
        dar-clock;calendar.badge.plus=calendar-plus;calendar.day.timeline.left=calendar-event;camera=camera;camera.aperture=aperture;cam\
        era.fill=camera:f;camera.filters=filters;camera.macro=flower;camera.metering.center.weighted=focus;camera.rotate=camera-rotate;c\
        amera.viewfinder=capture;capslock=arrow-big-up-line;capslock.fill=arrow-big-up-line:f;capsule=s:M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0\
         1 7 7z;capsule.fill=o:M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7z;captions.bubble=badge-cc;captions.bubble.fill=badge-cc:f;car=car;\
        car.2=car-suv;car.2.fill=car-suv:f;car.fill=car:f;carrot=carrot;carrot.fill=carrot:o;cart=shopping-cart;cart.badge.minus=shoppin\
        g-cart-minus;cart.badge.plus=shopping-cart-plus;cart.fill=shopping-cart:f;case=briefcase;case.fill=briefcase:f;cellularbars=ante\
        nna-bars-5;chair=armchair;chair.fill=armchair:o;character.book.closed=language;character.bubble=language;character.cursor.ibeam=\
        cursor-text;chart.bar=chart-bar;chart.bar.doc.horizontal=report;chart.bar.fill=f:M3 13a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v7a1 1 0 0 1\
        -1 1H4a1 1 0 0 1-1-1zM9.500 5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1zM16 9a1 1 0 0 1 1-1h3a1 1 0 0 1 1 \
        1v11a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1z;chart.bar.xaxis=chart-bar;chart.line.downtrend.xyaxis=trending-down;chart.line.uptrend.xyax\
        is=chart-line;chart.pie=chart-pie-2;chart.pie.fill=chart-pie-2:f;chart.xyaxis.line=chart-line;checklist=list-check;checkmark=che\
        ck;checkmark.icloud=cloud-check;checkmark.icloud.fill=cloud-check:o;checkmark.seal=rosette-discount-check;checkmark.seal.fill=ro\
        sette-discount-check:f;chevron.backward=chevron-left;chevron.backward.2=chevrons-left;chevron.compact.down=s:M4 10l8 4 8-4;chevr\
        on.compact.left=s:M14 4l-4 8 4 8;chevron.compact.right=s:M10 4l4 8-4 8;chevron.compact.up=s:M4 14l8-4 8 4;chevron.down=chevron-d\
        own;chevron.down.2=chevrons-down;chevron.forward=chevron-right;chevron.forward.2=chevrons-right;chevron.left=chevron-left;chevro\
        n.left.2=chevrons-left;chevron.left.forwardslash.chevron.right=code;chevron.left.slash.chevron.right=code;chevron.right=chevron-\
        right;chevron.right.2=chevrons-right;chevron.up=chevron-up;chevron.up.2=chevrons-up;chevron.up.chevron.down=selector;circle=s:M1\
        2 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;circle.bottomhalf.filled=f:M3.500 12h17a8.500 8.500 0 0 1-17 0z s:\
        M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;circle.circle=circles;circle.dashed=circle-dashed;circle.dotted=circle-dotted;circle.fill=o:\
        M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;circle.grid.2x2=s:M7 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1\
         0 0-7M17 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M7 13.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M17 13.500a3.500\
         3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7;circle.grid.2x2.fill=o:M7 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M17 3.500a3.50\
        0 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M7 13.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M17 13.500a3.500 3.500 0 1 0 0 7 3.5\
        00 3.500 0 1 0 0-7;circle.grid.3x3=grid-dots;circle.hexagongrid=hexagons;circle.inset.filled=f:M12 5.500a6.500 6.500 0 1 0 0 13 \
        6.500 6.500 0 1 0 0-13 s:M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;circle.lefthalf.fill=circle.lefthalf.fi\
        lled;circle.lefthalf.filled=f:M12 3.500v17a8.500 8.500 0 0 1 0-17z s:M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;circle.righthalf.filled\
        =f:M12 3.500v17a8.500 8.500 0 0 0 0-17z s:M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;circle.slash=ban;clipboard=clipboard;clipboard.fil\
        l=clipboard:f;clock=clock;clock.arrow.2.circlepath=history;clock.arrow.circlepath=history;clock.fill=clock:f;cloud=cloud;cloud.b\
        olt=cloud-bolt;cloud.bolt.fill=cloud-bolt:o;cloud.bolt.rain=cloud-storm;cloud.bolt.rain.fill=cloud-storm:o;cloud.drizzle=cloud-r\
        ain;cloud.drizzle.fill=cloud-rain:o;cloud.fill=cloud:f;cloud.fog=cloud-fog;cloud.fog.fill=cloud-fog:o;cloud.hail=cloud-snow;clou\
        d.hail.fill=cloud-snow:o;cloud.heavyrain=cloud-rain;cloud.heavyrain.fill=cloud-rain:o;cloud.rain=cloud-rain;cloud.rain.fill=clou\
        d-rain:o;cloud.sleet=cloud-snow;cloud.sleet.fill=cloud-snow:o;cloud.snow=cloud-snow;cloud.snow.fill=cloud-snow:o;cloud.sun=s:M9 \
        19h8a3.500 3.500 0 0 0 .3-7A5 5 0 0 0 8 12.100 3.500 3.500 0 0 0 9 19zM6 9.500a3.500 3.500 0 0 1 6-2.300M8.500 2.500v1M3 5l.7.7M\
        1.800 10h1;cloud.sun.fill=f:M9 20h8a4.500 4.500 0 0 0 .8-8.900A6 6 0 0 0 7.500 11.200 4.500 4.500 0 0 0 9 20z s:M6 9.500a3.500 3\
        .500 0 0 1 6-2.300M8.500 2.500v1M3 5l.7.7M1.800 10h1;command=command;computermouse=mouse;computermouse.fill=mouse:f;control=s:M5\
         14l7-7 7 7;cpu=cpu;creditcard=credit-card;creditcard.fill=credit-card:f;crop=crop;crop.rotate=crop;cross=s:M10 3.500h4a1 1 0 0 \
        1 1 1V9h4.500a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H15v4.500a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V15H4.500a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1H9V4.\
        500a1 1 0 0 1 1-1z;cross.case=first-aid-kit;cross.case.fill=first-aid-kit:o;cross.fill=o:M10 3.500h4a1 1 0 0 1 1 1V9h4.500a1 1 0\
         0 1 1 1v4a1 1 0 0 1-1 1H15v4.500a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V15H4.500a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1H9V4.500a1 1 0 0 1 1-1z;\
        crown=crown;crown.fill=crown:f;cube=cube;cube.box=package;cube.box.fill=package:o;cube.fill=cube:o;cube.transparent=cube;cup.and\
        .saucer=coffee;cup.and.saucer.fill=coffee:o;curlybraces=braces;cursorarrow=pointer;cursorarrow.click=pointer-bolt;cursorarrow.ra\
        ys=pointer-star;cylinder.split.1x2=database;d=letter-d;decrease.indent=indent-decrease;delete.backward=backspace;delete.backward\
        .fill=backspace:f;delete.left=backspace;delete.left.fill=backspace:f;delete.right=backspace@x;delete.right.fill=backspace:f@x;de\
        skclock=clock-hour-4;deskclock.fill=clock-hour-4:f;desktopcomputer=device-desktop;diamond=s:M12 2.300a1.500 1.500 0 0 1 1.100.5l\
        8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A\
        1.500 1.500 0 0 1 12 2.300z;diamond.fill=o:M12 2.300a1.500 1.500 0 0 1 1.100.5l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.10\
        0a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A1.500 1.500 0 0 1 12 2.300z;die.face.1=dice-1;die\
        .face.1.fill=dice-1:f;die.face.2=dice-2;die.face.2.fill=dice-2:f;die.face.3=dice-3;die.face.3.fill=dice-3:f;die.face.4=dice-4;di\
        e.face.4.fill=dice-4:f;die.face.5=dice-5;die.face.5.fill=dice-5:f;die.face.6=dice-6;die.face.6.fill=dice-6:f;display=device-desk\
        top;divide=divide;doc=file;doc.badge.ellipsis=file-dots;doc.badge.plus=file-plus;doc.badge.plus.fill=file-plus:o;doc.fill=file:f\
        ;doc.on.clipboard=clipboard-text;doc.on.clipboard.fill=clipboard-text:f;doc.on.doc=copy;doc.on.doc.fill=copy:f;doc.plaintext=fil\
        e-text;doc.plaintext.fill=file-text:f;doc.richtext=file-description;doc.richtext.fill=file-description:f;doc.text=file-text;doc.\
        text.fill=file-text:f;doc.text.magnifyingglass=file-search;doc.zipper=file-zip;dock.rectangle=layout-bottombar;dollarsign=curren\
        cy-dollar;door.left.hand.closed=door;door.left.hand.open=door;dot.circle.and.hand.point.up.left.fill=hand-click;dot.radiowaves.l\
        eft.and.right=broadcast;dot.square=square-dot;dot.viewfinder=focus-centered;drop=droplet;drop.fill=droplet:f;dumbbell=barbell;du\
        mbbell.fill=barbell:f;e=letter-e;ear=ear;earbuds=device-airpods;eject=player-eject;eject.fill=player-eject:f;ellipsis=dots;ellip\
        sis.bubble=message-dots;ellipsis.bubble.fill=message-dots:o;ellipsis.rectangle=password;ellipsis.vertical=dots-vertical;envelope\
        =mail;envelope.badge=envelope badge dot;envelope.badge.fill=envelope.fill badge dot;envelope.fill=mail:f;envelope.open=mail-open\
        ed;envelope.open.fill=mail-opened:f;equal=equal;escape=s:M12 12l-5-5M7 11V7h4M9.2 4.500a8 8 0 1 1-4.700 4.700;eurosign=currency-\
        euro;ev.charger=charging-pile;ev.charger.fill=charging-pile:f;exclamationmark=exclamation-mark;exclamationmark.2=s:M8 19v.01M8 1\
        5V5M16 19v.01M16 15V5;exclamationmark.3=s:M6 19v.01M6 15V5M12 19v.01M12 15V5M18 19v.01M18 15V5;exclamationmark.bubble=message-re\
        port;exclamationmark.bubble.fill=message-report:f;exclamationmark.circle=alert-circle;exclamationmark.circle.fill=alert-circle:f\
        ;exclamationmark.icloud=cloud-exclamation;exclamationmark.icloud.fill=cloud-exclamation:o;exclamationmark.octagon=alert-octagon;\
        exclamationmark.octagon.fill=alert-octagon:f;exclamationmark.triangle=alert-triangle;exclamationmark.triangle.fill=alert-triangl\
        e:f;externaldrive=server;externaldrive.fill=server;eye=eye;eye.fill=eye:f;eye.slash=eye-off;eye.slash.fill=eye-off:o;eyedropper=\
        color-picker;eyeglasses=eyeglass;f=letter-f;face.dashed=mood-empty;face.dashed.fill=mood-empty:f;face.smiling=mood-smile;face.sm\
        iling.fill=mood-smile:f;face.smiling.inverse=mood-smile:f;faceid=face-id;facemask=face-mask;facemask.fill=face-mask:f;fan=propel\
        ler;fan.fill=propeller:o;ferry=ferry;ferry.fill=ferry:f;figure.2=friends;figure.hiking=trekking;figure.pool.swim=swimming;figure\
        .run=run;figure.stand=man;figure.walk=walk;figure.wave=yoga;film=movie;film.fill=movie;fish=fish;fish.fill=fish:o;flag=flag;flag\
        .checkered=flag-2;flag.fill=flag:f;flame=flame;flame.fill=flame:f;flask=flask;flask.fill=flask:f;flip.horizontal=flip-horizontal\
        ;folder=folder;folder.fill=folder:f;football=ball-american-football;fork.knife=tools-kitchen-2;forward=player-track-next;forward\
        .end=player-skip-forward;forward.end.fill=player-skip-forward:f;forward.fill=player-track-next:f;fuelpump=gas-station;fuelpump.f\
        ill=gas-station:f;function=math-function;g=letter-g;gamecontroller=device-gamepad-2;gamecontroller.fill=device-gamepad-2:f;gauge\
        =gauge;gauge.high=gauge;gauge.medium=gauge;gear=settings;gearshape=settings;gearshape.2=settings;gearshape.2.fill=settings:f;gea\
        rshape.fill=settings:f;gift=gift;gift.fill=gift:f;giftcard=gift-card;giftcard.fill=gift-card:f;globe=world;globe.americas=world;\
        globe.americas.fill=world:f;globe.asia.australia=world;globe.asia.australia.fill=world:f;globe.europe.africa=world;globe.europe.\
        africa.fill=world:f;gobackward=reload@x;gobackward.10=rewind-backward-10;gobackward.15=rewind-backward-15;gobackward.30=rewind-b\
        ackward-30;goforward=reload;goforward.10=rewind-forward-10;goforward.15=rewind-forward-15;goforward.30=rewind-forward-30;graduat\
        ioncap=school;graduationcap.fill=school:f;greaterthan=math-greater;grid=grid-4x4;guitars=guitar-pick;guitars.fill=guitar-pick:f;\
        h=letter-h;hammer=hammer;hammer.fill=hammer:o;hand.draw=hand-finger;hand.point.left=hand-finger-left;hand.point.right=hand-finge\
        r-right;hand.point.up=hand-finger;hand.point.up.fill=hand-finger:o;hand.point.up.left=hand-finger;hand.point.up.left.fill=hand-f\
        inger:o;hand.raised=hand-stop;hand.raised.fill=hand-stop:o;hand.raised.slash=hand-off;hand.tap=hand-click;hand.tap.fill=hand-cli\
        ck:o;hand.thumbsdown=thumb-down;hand.thumbsdown.fill=thumb-down:f;hand.thumbsup=thumb-up;hand.thumbsup.fill=thumb-up:f;hand.wave\
        =hand-stop;hand.wave.fill=hand-stop:o;hare=s:M22.300 11.600c-.4-1.600-2-2.900-3.900-3.200C16.900 6.600 14.400 4.600 11.300 4.200\
        c.9 2.200 2.600 4 4.900 5.100C14.800 9.800 13.500 9.700 12.300 9.300 9.600 8.300 6.200 8.600 4.200 11.200c-.5-.5-1.600-.4-1.900.\
        3-.3.8.2 1.600 1 1.800C3 14.900 2.400 16.300 1.400 17.600c-.4.6 0 1.300.7 1.300h1.400c1.600-1.600 3-2.600 4.800-3 2 .5 3.900.6 5\
        .700.2l3.400 2.700h2c.7 0 1-.9.5-1.400L17.300 14.900c1-.5 1.700-1.100 2.200-1.700h1.500c.9 0 1.500-.8 1.300-1.600zM18.900 10.900\
        v.01;hare.fill=o:M22.300 11.600c-.4-1.600-2-2.900-3.900-3.200C16.900 6.600 14.400 4.600 11.300 4.200c.9 2.200 2.600 4 4.900 5.10\
        0C14.800 9.800 13.500 9.700 12.300 9.300 9.600 8.300 6.200 8.600 4.200 11.200c-.5-.5-1.600-.4-1.900.3-.3.8.2 1.600 1 1.800C3 14.\
        900 2.400 16.300 1.400 17.600c-.4.6 0 1.300.7 1.300h1.400c1.600-1.600 3-2.600 4.800-3 2 .5 3.900.6 5.700.2l3.400 2.700h2c.7 0 1-\
        .9.5-1.400L17.300 14.900c1-.5 1.700-1.100 2.200-1.700h1.500c.9 0 1.500-.8 1.300-1.600zM18.900 10.900v.01;headphones=headphones;h\
        earingdevice.ear=ear;heart=heart;heart.fill=heart:f;hexagon=hexagon;hexagon.fill=hexagon:f;hifispeaker=device-speaker;hifispeake\
        r.fill=device-speaker:f;highlighter=highlight;homepod=device-speaker;homepod.fill=device-speaker:f;hourglass=hourglass;hourglass\
        .fill=hourglass:f;house=home;house.fill=home:f;humidity=droplets;humidity.fill=droplets:f;hurricane=storm;i=letter-i;icloud=clou\
        d;icloud.and.arrow.down=cloud-download;icloud.and.arrow.down.fill=cloud-download:o;icloud.and.arrow.up=cloud-upload;icloud.and.a\
        rrow.up.fill=cloud-upload:o;icloud.fill=cloud:f;increase.indent=indent-increase;indianrupeesign=currency-rupee;infinity=infinity\
        ;info=s:M12 5v.01M9.500 10.500h2.500v8.500M9 19h6;info.circle=info-circle;info.circle.fill=info-circle:f;info.square=info-square\
        -rounded;info.square.fill=info-square-rounded:f;internaldrive=server;internaldrive.fill=server;ipad=device-tablet;ipad.landscape\
        =device-ipad-horizontal;iphone=device-mobile;iphone.radiowaves.left.and.right=device-mobile-vibration;italic=italic;j=letter-j;k\
        =letter-k;key=key;key.fill=key:f;key.horizontal=key;key.horizontal.fill=key:f;keyboard=keyboard;keyboard.chevron.compact.down=ke\
        yboard-hide;keyboard.fill=keyboard:f;l=letter-l;ladybug=bug;ladybug.fill=bug:f;lamp.desk=lamp;lamp.desk.fill=lamp:o;lanyardcard=\
        id-badge;lanyardcard.fill=id-badge:o;laptopcomputer=device-laptop;largecircle.fill.circle=circle.inset.filled;lasso=lasso;leaf=l\
        eaf;leaf.fill=leaf:f;lessthan=math-lower;lightbulb=bulb;lightbulb.fill=bulb:f;lightbulb.max=bulb;lightbulb.max.fill=bulb:f;line.\
        3.horizontal=menu-2;line.3.horizontal.decrease=s:M3 7h18M6 12h12M9.500 17h5;line.diagonal=slash;line.horizontal.3=menu-2;line.ho\
        rizontal.3.decrease=s:M3 7h18M6 12h12M9.500 17h5;link=link;link.badge.plus=link-plus;list.bullet=list;list.bullet.below.rectangl\
        e=list-details;list.bullet.indent=list-tree;list.bullet.rectangle=list-details;list.bullet.rectangle.fill=list-details:f;list.cl\
        ipboard=clipboard-list;list.clipboard.fill=clipboard-list:f;list.dash=list;list.number=list-numbers;list.star=list-details;list.\
        triangle=list-tree;livephoto=live-photo;location=location;location.circle=location in circle;location.circle.fill=location.fill \
        in circle.fill;location.fill=location:f;location.north=navigation;location.north.fill=navigation:f;lock=lock;lock.fill=lock:f;lo\
        ck.open=lock-open;lock.open.fill=lock-open:o;lock.rotation=lock-cog;lock.shield=shield-lock;lock.shield.fill=shield-lock:f;lungs\
        =lungs;lungs.fill=lungs:f;m=letter-m;macbook=device-laptop;macwindow=app-window;macwindow.fill=app-window:f;macwindow.on.rectang\
        le=app-window;magnifyingglass=search;mail=mail;mail.fill=mail:f;mail.stack=mailbox;mailbox=mailbox;map=map;mappin=map-pin;mappin\
        .and.ellipse=map-pins;mappin.fill=map-pin:f;mappin.slash=map-pin-off;medal=award;medal.fill=award:f;megaphone=speakerphone;megap\
        hone.fill=speakerphone:o;memorychip=cpu;menubar.rectangle=layout-navbar;message=message-circle;message.fill=message-circle:f;met\
        ronome=metronome;metronome.fill=metronome:o;mic=microphone;mic.fill=microphone:f;minus=minus;minus.magnifyingglass=zoom-out;moon\
        =moon;moon.fill=moon:f;moon.stars=moon-stars;moon.stars.fill=moon-stars:o;moon.zzz=moon-stars;moon.zzz.fill=moon-stars:o;mountai\
        n.2=mountain;mountain.2.fill=mountain:f;mug=mug;mug.fill=mug:f;multiply=x;music.mic=microphone-2;music.note=music;music.note.lis\
        t=playlist;n=letter-n;network=affiliate;newspaper=news;newspaper.fill=news;nosign=ban;note=note;note.text=notes;number=hash;o=le\
        tter-o;octagon=octagon;octagon.fill=octagon:f;opticid=eye;option=s:M3 6h5.5l7 12h5.5M14 6h7;oval=s:M12 5c5.500 0 10 3.100 10 7s-\
        4.500 7-10 7-10-3.100-10-7 4.500-7 10-7z;oval.fill=o:M12 5c5.500 0 10 3.100 10 7s-4.500 7-10 7-10-3.100-10-7 4.500-7 10-7z;oven=\
        microwave;p=letter-p;paintbrush=brush;paintbrush.fill=brush:o;paintbrush.pointed=brush;paintbrush.pointed.fill=brush:o;paintpale\
        tte=palette;paintpalette.fill=palette:f;paperclip=paperclip;paperplane=send;paperplane.fill=send:f;paragraphsign=pilcrow;parking\
        sign=parking;party.popper=confetti;party.popper.fill=confetti:f;pause=player-pause;pause.circle.fill=pause.fill in circle.fill;p\
        ause.fill=player-pause:f;pawprint=paw;pawprint.fill=paw:f;pc=device-desktop;peacesign=peace;pencil=pencil;pencil.and.outline=edi\
        t;pencil.line=pencil;pencil.tip=ballpen;pentagon=pentagon;pentagon.fill=pentagon:f;percent=percentage;person=user;person.2=users\
        ;person.2.fill=users:o;person.3=users-group;person.3.fill=users-group:o;person.badge.minus=user-minus;person.badge.plus=user-plu\
        s;person.circle=user-circle;person.circle.fill=person.fill in circle.fill;person.crop.circle=user-circle;person.crop.circle.badg\
        e.checkmark=person.crop.circle badge checkmark;person.crop.circle.badge.plus=person.crop.circle badge plus;person.crop.circle.ba\
        dge.xmark=person.crop.circle badge xmark;person.crop.circle.fill=person.fill in circle.fill;person.crop.rectangle=id;person.crop\
        .rectangle.fill=id:f;person.crop.rectangle.stack=s:M5 7.800h14a2.500 2.500 0 0 1 2.500 2.500v8.400a2.500 2.500 0 0 1-2.500 2.500\
        h-14a2.500 2.500 0 0 1-2.500-2.500v-8.400a2.500 2.500 0 0 1 2.500-2.500zM12 10.600a2.100 2.100 0 1 0 0 4.200 2.100 2.100 0 1 0 0\
        -4.200M7.400 21.200a4.700 4.700 0 0 1 9.200 0M5 5h14M7.500 2.300h9;person.crop.rectangle.stack.fill=f:M5 7h14a3.300 3.300 0 0 1 \
        3.300 3.300v8.400a3.300 3.300 0 0 1-3.300 3.300h-14a3.300 3.300 0 0 1-3.300-3.300v-8.400a3.300 3.300 0 0 1 3.300-3.300zM12 9.700\
        a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5zM7.100 20.100h9.800a4.900 4.300 0 0 0-9.800 0z s:M5 4.600h14M7.500 2h9;person.crop.\
        square=user-square-rounded;person.crop.square.fill=person.fill in square.fill;person.fill=user:f;person.fill.badge.minus=user-mi\
        nus:o;person.fill.badge.plus=user-plus:o;person.fill.checkmark=user-check:o;person.fill.questionmark=user-question:o;person.fill\
        .xmark=user-x:o;person.text.rectangle=id;person.text.rectangle.fill=id:f;personalhotspot=link;perspective=perspective;phone=phon\
        e;phone.arrow.down.left=phone-incoming;phone.arrow.up.right=phone-outgoing;phone.connection=phone-call;phone.down=phone-end;phon\
        e.fill=phone:f;photo=photo;photo.artframe=photo;photo.fill=photo:f;photo.on.rectangle=library-photo;photo.on.rectangle.angled=li\
        brary-photo;photo.stack=library-photo;pianokeys=piano;pill=pill;pill.fill=pill:f;pills=pill;pills.fill=pill:f;pin=pin;pin.fill=p\
        in:f;pip=picture-in-picture;pip.enter=picture-in-picture-on;pip.exit=picture-in-picture-off;pip.fill=picture-in-picture:f;play=p\
        layer-play;play.circle=play in circle;play.circle.fill=play.fill in circle.fill;play.fill=player-play:f;play.rectangle=play in r\
        ectangle;play.rectangle.fill=play.fill in rectangle.fill;play.tv=device-tv;play.tv.fill=device-tv:f;playpause=s:M3.500 6v12l8-6z\
        M15.500 6v12M20 6v12;playpause.fill=f:M3 5.200a.9.9 0 0 1 1.400-.7l9 6.700a1 1 0 0 1 0 1.600l-9 6.700a.9.9 0 0 1-1.400-.7zM15 5h\
        2.200v14H15zM19.300 5h2.200v14h-2.200z;plus=plus;plus.app=plus in square;plus.app.fill=plus in square.fill;plus.bubble=message-p\
        lus;plus.bubble.fill=message-plus:o;plus.forwardslash.minus=plus-minus;plus.magnifyingglass=zoom-in;plus.rectangle.on.rectangle=\
        copy-plus;plus.square.on.square=copy-plus;plusminus=plus-minus;power=power;powerplug=plug;powerplug.fill=plug:o;printer=printer;\
        printer.fill=printer:o;puzzlepiece=puzzle;puzzlepiece.extension=puzzle;puzzlepiece.extension.fill=puzzle:f;puzzlepiece.fill=puzz\
        le:f;q=letter-q;qrcode=qrcode;qrcode.viewfinder=scan;questionmark=question-mark;questionmark.folder=folder-question;quote.bubble\
        =message-2;quote.bubble.fill=message-2:f;quote.closing=quote;quote.opening=quote@r180;r=letter-r;radio=radio;radio.fill=radio:o;\
        rays=loader;record.circle=f:M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8 s:M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;\
        record.circle.fill=f:M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10 s:M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;rectangle=s:M5 5h14a3 3 0 0 1 3 3\
        v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z;rectangle.3.group=layout-dashboard;rectangle.3.group.fill=layout-dashboard:f;r\
        ectangle.and.pencil.and.ellipsis=forms;rectangle.and.text.magnifyingglass=list-search;rectangle.dashed=s:M2 8A3 3 0 0 1 5 5M8.30\
        0 5h2.200M13.500 5h2.200M19 5A3 3 0 0 1 22 8M22 11v2M22 16A3 3 0 0 1 19 19M15.700 19h-2.200M10.500 19h-2.200M5 19A3 3 0 0 1 2 16\
        M2 13v-2;rectangle.fill=o:M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z;rectangle.grid.1x2=layout-rows;\
        rectangle.grid.2x2=layout-grid;rectangle.grid.2x2.fill=layout-grid:f;rectangle.grid.3x2=grid-3x3;rectangle.on.rectangle=copy;rec\
        tangle.portrait=s:M8 2h8a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z;rectangle.portrait.and.arrow.forward=lo\
        gout;rectangle.portrait.and.arrow.left=logout@x;rectangle.portrait.and.arrow.right=logout;rectangle.portrait.fill=o:M8 2h8a3 3 0\
         0 1 3 3v14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z;rectangle.split.1x2=layout-rows;rectangle.split.2x1=layout-columns;re\
        ctangle.split.3x1=columns-3;rectangle.stack=versions;rectangle.stack.badge.plus=library-plus;rectangle.stack.fill=versions:f;rec\
        tangle.stack.person.crop=person.crop.rectangle.stack;rectangle.stack.person.crop.fill=person.crop.rectangle.stack.fill;refrigera\
        tor=fridge;repeat=repeat;repeat.1=repeat-once;return=corner-down-left;rhombus=s:M12 2.300a1.500 1.500 0 0 1 1.100.5l8.100 8.100a\
        1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A1.500 1.500 \
        0 0 1 12 2.300z;rhombus.fill=o:M12 2.300a1.500 1.500 0 0 1 1.100.5l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.50\
        0 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A1.500 1.500 0 0 1 12 2.300z;rosette=award;rotate.3d=rotate-3d\
        ;rotate.left=rotate-2;rotate.right=rotate-clockwise-2;ruler=ruler-2;ruler.fill=ruler-2:o;s=letter-s;safari=compass;safari.fill=c\
        ompass:f;sailboat=sailboat;sailboat.fill=sailboat:o;scanner=scan;scissors=scissors;scooter=scooter;scope=focus-2;screwdriver=too\
        l;scribble=scribble;scribble.variable=scribble;seal=rosette;seal.fill=rosette:f;server.rack=server-2;shield=shield;shield.fill=s\
        hield:f;shield.lefthalf.filled=shield-half;shift=arrow-big-up;shift.fill=arrow-big-up:f;shippingbox=package;shippingbox.fill=pac\
        kage:o;shuffle=arrows-shuffle;sidebar.leading=layout-sidebar;sidebar.left=layout-sidebar;sidebar.right=layout-sidebar-right;side\
        bar.trailing=layout-sidebar-right;signature=signature;slash.circle=ban;slider.horizontal.2.square=adjustments-horizontal;slider.\
        horizontal.3=adjustments-horizontal;slider.horizontal.below.rectangle=adjustments-horizontal;slider.vertical.3=adjustments;slowm\
        o=loader;smallcircle.filled.circle=circle-dot;smiley=mood-smile;smiley.fill=mood-smile:f;snow=snowflake;snowflake=snowflake;socc\
        erball=ball-football;sofa=sofa;sofa.fill=sofa:o;sparkle=s:M12 3c.6 5.500 3.500 8.400 9 9-5.500.6-8.400 3.500-9 9-.6-5.500-3.500-\
        8.400-9-9 5.500-.6 8.400-3.500 9-9z;sparkles=sparkles;speaker=s:M6 15H4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1h2l3.500-4.500A.8.8 0 0 1 \
        11 5v14a.8.8 0 0 1-1.500.5z;speaker.1=volume-2;speaker.1.fill=volume-2:o;speaker.2=volume;speaker.2.fill=volume:o;speaker.3=volu\
        me;speaker.3.fill=volume:o;speaker.fill=f:M6 16H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1.600l3.100-4.100A1.800 1.800 0 0 1 12 5v14a1.8\
        00 1.800 0 0 1-3.300 1.100L5.600 16z;speaker.wave.1=volume-2;speaker.wave.1.fill=volume-2:o;speaker.wave.2=volume;speaker.wave.2\
        .fill=volume:o;speaker.wave.3=volume;speaker.wave.3.fill=volume:o;speedometer=gauge;sportscourt=soccer-field;square=s:M7 3.300h1\
        0A3.700 3.700 0 0 1 20.700 7v10A3.700 3.700 0 0 1 17 20.700H7A3.700 3.700 0 0 1 3.300 17V7A3.700 3.700 0 0 1 7 3.300z;square.3.l\
        ayers.3d=stack-2;square.and.arrow.down=s:M8 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 2.500V14.5\
        00M8.500 11l3.500 3.500 3.500-3.500;square.and.arrow.down.fill=square.and.arrow.down;square.and.arrow.up=s:M8 9H7a2 2 0 0 0-2 2v\
        8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14.500V2.500M8.500 6L12 2.500 15.500 6;square.and.arrow.up.fill=square.a\
        nd.arrow.up;square.and.arrow.up.on.square=square.and.arrow.up;square.and.pencil=edit;square.dashed=s:M3.300 7A3.700 3.700 0 0 1 \
        7 3.300M10.500 3.300h3M17 3.300A3.700 3.700 0 0 1 20.700 7M20.700 10.500v3M20.700 17A3.700 3.700 0 0 1 17 20.700M13.500 20.700h-\
        3M7 20.700A3.700 3.700 0 0 1 3.300 17M3.300 13.500v-3;square.fill=o:M7 3.300h10A3.700 3.700 0 0 1 20.700 7v10A3.700 3.700 0 0 1 \
        17 20.700H7A3.700 3.700 0 0 1 3.300 17V7A3.700 3.700 0 0 1 7 3.300z;square.fill.on.square.fill=copy:f;square.grid.2x2=layout-gri\
        d;square.grid.2x2.fill=layout-grid:f;square.grid.3x2=grid-3x3;square.grid.3x3=grid-3x3;square.on.square=copy;square.split.1x2=la\
        yout-rows;square.split.2x1=layout-columns;square.stack=stack-2;square.stack.3d.down.right=stack-2;square.stack.3d.down.right.fil\
        l=stack-2:f;square.stack.3d.up=stack-2;square.stack.3d.up.fill=stack-2:f;square.stack.fill=stack-2:f;star=star;star.fill=star:f;\
        star.leadinghalf.fill=star.leadinghalf.filled;star.leadinghalf.filled=f:M12 17.750l-6.172 3.245 1.179-6.873-5-4.867 6.900-1L12 2\
        z s:M12 17.750l-6.172 3.245 1.179-6.873-5-4.867 6.900-1 3.086-6.253 3.086 6.253 6.900 1-5 4.867 1.179 6.873z;staroflife=medical-\
        cross;staroflife.fill=medical-cross:f;steeringwheel=steering-wheel;sterlingsign=currency-pound;stethoscope=stethoscope;stop=play\
        er-stop;stop.circle.fill=stop.fill in circle.fill;stop.fill=player-stop:f;stopwatch=stopwatch;stopwatch.fill=stopwatch:o;storefr\
        ont=building-store;storefront.fill=building-store:o;strikethrough=strikethrough;suit.club=clubs;suit.club.fill=clubs:f;suit.diam\
        ond=diamonds;suit.diamond.fill=diamonds:f;suit.heart=heart;suit.heart.fill=heart:f;suit.spade=spade;suit.spade.fill=spade:f;suit\
        case=luggage;suitcase.fill=luggage:o;sum=sum;sun.max=sun;sun.max.fill=sun:f;sun.min=sun-low;sun.min.fill=sun-low:f;sunglasses=su\
        nglasses;sunglasses.fill=sunglasses:f;sunrise=sunrise;sunrise.fill=sunrise:f;sunset=sunset;sunset.fill=sunset:f;swift=brand-swif\
        t;swiftdata=database;switch.2=toggle-left;syringe=vaccine;syringe.fill=vaccine:o;t=letter-t;tablecells=table;tablecells.fill=tab\
        le:f;tag=tag;tag.fill=tag:f;takeoutbag.and.cup.and.straw=paper-bag;takeoutbag.and.cup.and.straw.fill=paper-bag:o;target=target;t\
        ennisball=ball-tennis;tent=tent;tent.fill=tent:o;terminal=terminal-2;testtube.2=test-pipe;text.aligncenter=align-center;text.ali\
        gnleft=align-left;text.alignright=align-right;text.badge.checkmark=list-check;text.badge.plus=text-plus;text.book.closed=noteboo\
        k;text.book.closed.fill=notebook:o;text.bubble=message;text.bubble.fill=message:f;text.cursor=cursor-text;text.justify=align-jus\
        tified;text.justifyleft=align-left;text.magnifyingglass=list-search;text.quote=blockquote;textformat=letter-case;textformat.abc=\
        abc;textformat.alt=typography;textformat.size=text-size;theatermasks=masks-theater;theatermasks.fill=masks-theater:o;thermometer\
        =temperature;thermometer.medium=temperature;thermometer.snowflake=temperature-snow;thermometer.sun=temperature-sun;ticket=ticket\
        ;ticket.fill=ticket:f;timelapse=circle-dotted;timer=clock-hour-2;togglepower=power;tornado=tornado;tortoise=s:M2.600 15.400C2.60\
        0 10.400 6.200 7 10.600 7s8 3.400 8 8.400zM18 12.300c.9-.3 1.300-1.500 2.200-1.900 1.500-.6 2.900.5 2.900 2.100 0 1.700-1.300 2.\
        900-3 2.900h-1.500M4.900 15.400v2.400a1 1 0 0 0 1 1h1.900a1 1 0 0 0 1-1v-2.400M12.400 15.400v2.400a1 1 0 0 0 1 1h1.900a1 1 0 0 0\
         1-1v-2.400M2.600 15.400l-1.300 1M7.200 8.100l1.600 3.300h3.600L14 8.100M8.800 11.400l-1.700 4M12.400 11.400l1.700 4;tortoise.fi\
        ll=f:M1.800 14.300C2.200 9.400 5.900 6.200 10.600 6.200s8.400 3.200 8.800 8.100zM19.300 10.400c.4-.4.900-.7 1.500-.8 1.700-.2 3.\
        100 1.100 3.100 2.900 0 2.100-1.700 3.700-3.800 3.700h-3v1.700a1.700 1.700 0 0 1-1.700 1.700h-2a1.700 1.700 0 0 1-1.700-1.700v-1\
        .700H9.500v1.700a1.700 1.700 0 0 1-1.700 1.700h-2a1.700 1.700 0 0 1-1.700-1.700v-1.700h-1.300l-1.100.8a.7.7 0 0 1-.9-1.100l.5-.4\
        h19.300a7.900 7.900 0 0 0-1.300-4.900z;touchid=fingerprint;train.side.front.car=train;train.side.front.car.fill=train:f;tram=tra\
        in;tram.fill=train:f;translate=language;trash=trash;trash.fill=trash:f;trash.slash=trash-off;tray=inbox;tray.2=stack;tray.2.fill\
        =stack:f;tray.and.arrow.down=download;tray.and.arrow.up=upload;tray.fill=inbox:o;tray.full=inbox;tray.full.fill=inbox:o;tree=tre\
        e;tree.fill=tree:o;triangle=s:M12 4.200a1.600 1.600 0 0 1 1.400.8l7.700 13.300a1.600 1.600 0 0 1-1.400 2.400H4.300a1.600 1.600 0\
         0 1-1.400-2.400L10.600 5A1.600 1.600 0 0 1 12 4.200z;triangle.fill=o:M12 4.200a1.600 1.600 0 0 1 1.400.8l7.700 13.300a1.600 1.6\
        00 0 0 1-1.400 2.400H4.300a1.600 1.600 0 0 1-1.400-2.400L10.600 5A1.600 1.600 0 0 1 12 4.200z;trophy=trophy;trophy.fill=trophy:f\
        ;tshirt=shirt;tshirt.fill=shirt:f;tv=device-tv;tv.fill=device-tv:f;u=letter-u;umbrella=umbrella;umbrella.fill=umbrella:f;underli\
        ne=underline;v=letter-v;video=video;video.fill=video:f;viewfinder=scan;visionpro=device-vision-pro;volleyball=ball-volleyball;w=\
        letter-w;wallet.pass=wallet;wallet.pass.fill=wallet:o;wand.and.rays=wand;wand.and.sparkles=wand;wand.and.stars=wand;washer=wash-\
        machine;wave.3.forward=wifi@r90;wave.3.right=wifi@r90;waveform=s:M3 10.500v3M6.600 8v8M10.200 4v16M13.800 7v10M17.400 5v14M21 10\
        .500v3;waveform.path=activity;waveform.path.ecg=activity;wifi=wifi;wifi.exclamationmark=wifi badge exclamationmark;wifi.slash=wi\
        fi-off;wind=wind;wineglass=glass-full;wineglass.fill=glass-full:f;wrench=tool;wrench.adjustable=tool;wrench.adjustable.fill=tool\
        :o;wrench.and.screwdriver=tools;wrench.fill=tool:o;x=letter-x;x.squareroot=square-root;xmark=x;xmark.bin=trash-x;xmark.bin.fill=\
        trash-x:f;xmark.icloud=cloud-x;xmark.icloud.fill=cloud-x:o;xserve=server;y=letter-y;yensign=currency-yen;yinyang=yin-yang;z=lett
        """
}
