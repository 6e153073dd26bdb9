// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: names.txt, checksum b05e938a0a578ab7.

extension SymbolNames {
    /// The drawing of each symbol, part 3 of 4.
    static let text3 = """
        ing;party.popper=confetti;party.popper.fill=confetti:f;pause=s:R6 4 4 16 1R14 4 4 16 1;pause.fill=o:R6.2 4.2 3.2 15.6 0.8R14.6 4\
        .2 3.2 15.6 0.8;pawprint=paw;pawprint.fill=paw:f;pc=s:R6 2.3 12 19.4 2M9 6.300h6M9 9.800h6 f:O12 17.3 1.3;peacesign=peace;pencil\
        =pencil;pencil.and.ellipsis.rectangle=rectangle.and.pencil.and.ellipsis;pencil.and.list.clipboard=list.clipboard*.9,10.500,12|~p\
        encil*.62,18.500,15.500|pencil*.62,18.500,15.500;pencil.and.outline=square.and.pencil;pencil.and.scribble=pencil*.7,16,8|s:M3 17\
        c2-3 4-3.500 4.500-2s-2 4 0 4.500 3.500-3 5-3-.5 3.500 1.500 3.500 3-1.500 4.500-1.500;pencil.line=pencil;pencil.tip=ballpen;pen\
        tagon=pentagon;pentagon.fill=pentagon:f;percent=percentage;person=s:O12 7.1 4M4.600 20.700c-.8 0-1.200-.4-1.200-1.100 0-2.700 3.\
        400-5.800 8.600-5.800s8.600 3.100 8.600 5.800c0 .7-.4 1.100-1.200 1.100z;person.2=person*.8,18.600,12.800|~_person*.9,8.500,12|p\
        erson*.95,8.500,12;person.2.circle=person.2 in circle;person.2.circle.fill=person.2.fill in circle.fill;person.2.crop.square.sta\
        ck=person.crop.rectangle.stack;person.2.crop.square.stack.fill=person.crop.rectangle.stack.fill;person.2.fill=person.fill*.8,18.\
        600,12.800|~_person*.9,8.500,12|person.fill*.95,8.500,12;person.2.square.stack=person.crop.rectangle.stack;person.2.square.stack\
        .fill=person.crop.rectangle.stack.fill;person.2.wave.2=person.2;person.2.wave.2.fill=person.2.fill;person.3=person*.72,1.500,13.\
        400|person*.72,22.500,13.400|~_person*.92,12,12|person*.95,12,12;person.3.fill=person.fill*.72,1.500,13.400|person.fill*.72,22.5\
        00,13.400|~_person*.92,12,12|person.fill*.95,12,12;person.3.sequence=person.3;person.3.sequence.fill=person.3.fill;person.and.ba\
        ckground.dotted=person.fill*.62,12,14|circle.dotted;person.badge.clock=person badge clock;person.badge.key=person badge key;pers\
        on.badge.minus=person*.9,9,12.300|s:M16.800 10.500h6;person.badge.plus=person*.9,9,12.300|s:M19.800 7.500v6M16.800 10.500h6;pers\
        on.checkmark=person*.9,9,12.300|s:M16.700 10.700l2 2.300 3.600-5;person.circle=person in circle;person.circle.fill=person.fill i\
        n circle.fill;person.crop.artframe=person.crop.square;person.crop.circle=s:O12 12 9.3O12 9.5 3.2M5.800 18.700c.8-2 3.200-3.400 6\
        .200-3.400s5.400 1.400 6.200 3.400;person.crop.circle.badge.exclam=person.crop.circle.badge.exclamationmark;person.crop.circle.d\
        ashed=person.crop.circle;person.crop.circle.fill=circle.fill|-f:O12 9.3 3.5|-f:M5.700 18.600a7.600 6 0 0 1 12.600 0 9.200 9.200 \
        0 0 1-12.600 0z;person.crop.circle.fill.badge.exclam=person.crop.circle.fill.badge.exclamationmark;person.crop.rectangle=s:R2 4.\
        4 20 15.2 3O12 10.2 2.7M6.800 19.300c.3-2.400 2.400-4 5.200-4s4.900 1.600 5.200 4;person.crop.rectangle.fill=o:R2 4.4 20 15.2 3|\
        -f:O12 9.8 2.9|-f:M6.800 19.300c.2-2.300 2.300-4.200 5.200-4.200s5 1.900 5.200 4.200z;person.crop.rectangle.stack=s:M5 7.800h14a\
        2.500 2.500 0 0 1 2.500 2.500v8.400a2.500 2.500 0 0 1-2.500 2.500h-14a2.500 2.500 0 0 1-2.500-2.500v-8.400a2.500 2.500 0 0 1 2.5\
        00-2.500zM12 10.600a2.100 2.100 0 1 0 0 4.200 2.100 2.100 0 1 0 0-4.200M7.400 21.200a4.700 4.700 0 0 1 9.200 0M5 5h14M7.500 2.30\
        0h9;person.crop.rectangle.stack.fill=f:M5 7h14a3.300 3.300 0 0 1 3.300 3.300v8.400a3.300 3.300 0 0 1-3.300 3.300h-14a3.300 3.300\
         0 0 1-3.300-3.300v-8.400a3.300 3.300 0 0 1 3.300-3.300zM12 9.700a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5zM7.100 20.100h9.80\
        0a4.900 4.300 0 0 0-9.800 0z s:M5 4.600h14M7.500 2h9;person.crop.square=s:R3.3 3.3 17.4 17.4 3.7O12 9.5 3.2M5.400 20.300c.3-2.80\
        0 3-4.800 6.600-4.800s6.300 2 6.600 4.800;person.crop.square.fill=square.fill|-f:O12 9.3 3.3|-f:M5.800 20.200c.2-2.500 2.800-4.7\
        00 6.200-4.700s6 2.200 6.200 4.700z;person.crop.square.stack=person.crop.rectangle.stack;person.fill=o:O12 7.1 4M4.600 20.700c-.\
        8 0-1.200-.4-1.200-1.100 0-2.700 3.400-5.800 8.600-5.800s8.600 3.100 8.600 5.800c0 .7-.4 1.100-1.200 1.100z;person.fill.and.arro\
        w.left.and.arrow.right=person.fill*.7,12,9|s:M2 20h7M4.500 17.500L2 20l2.500 2.500M22 20h-7M19.500 17.500L22 20l-2.500 2.500;per\
        son.fill.and.arrow.left.and.arrow.right.outward=person.fill.and.arrow.left.and.arrow.right;person.fill.badge.minus=person.fill*.\
        9,9,12.300|s:M16.800 10.500h6;person.fill.badge.plus=person.fill*.9,9,12.300|s:M19.800 7.500v6M16.800 10.500h6;person.fill.check\
        mark=person.fill*.9,9,12.300|s:M16.700 10.700l2 2.300 3.600-5;person.fill.questionmark=person.fill*.9,9,12.300|questionmark*.5,1\
        9.800,9.500;person.fill.turn.down=person.fill;person.fill.turn.left=person.fill;person.fill.turn.right=person.fill;person.fill.x\
        mark=person.fill*.9,9,12.300|s:M17.200 8l5 5M22.200 8l-5 5;person.icloud=person.fill in icloud;person.icloud.fill=person.fill in\
         icloud.fill;person.line.dotted.person=person*.6,3.500,12|person*.6,20.500,12|f:O9.4 12 1O12 12 1O14.6 12 1;person.line.dotted.p\
        erson.fill=person.fill*.6,3.500,12|person.fill*.6,20.500,12|f:O9.4 12 1O12 12 1O14.6 12 1;person.text.rectangle=s:R2 4.4 20 15.2\
         3O8 10.2 2M4.700 15.800c.2-1.600 1.500-2.500 3.300-2.500s3.100.9 3.300 2.500M14.500 9.700h4.300M14.500 13.800h4.300;person.text\
        .rectangle.fill=o:R2 4.4 20 15.2 3|-f:O8 9.9 2.2M4.300 15.900c.2-1.900 1.700-3.100 3.700-3.100s3.500 1.200 3.700 3.100z|-s:M14.5\
        00 9.700h4.300M14.500 13.800h4.300;person.viewfinder=viewfinder|person.fill*.5,12,12;person.wave.2=person*.85,8,12.500|s:M15.91 \
        6.56A6 6 0 0 1 15.91 13.44M18.78 4.55A9.5 9.5 0 0 1 18.78 15.45;person.wave.2.fill=person.fill*.85,8,12.500|s:M15.91 6.56A6 6 0 \
        0 1 15.91 13.44M18.78 4.55A9.5 9.5 0 0 1 18.78 15.45;person.xmark=person*.9,9,12.300|s:M17.200 8l5 5M22.200 8l-5 5;personalhotsp\
        ot=link;perspective=perspective;pesosign=currency-peso;phone=phone;phone.arrow.down.left=phone*.85,10.500,13.500|arrow.down.left\
        *.5,19,5;phone.arrow.right=phone*.85,10.500,13.500|arrow.right*.5,19,5;phone.arrow.up.right=phone*.85,10.500,13.500|arrow.up.rig\
        ht*.5,19,5;phone.bubble.left=phone.bubble;phone.bubble.left.fill=phone.bubble.fill;phone.connection=phone-call;phone.down=s:M12 \
        8.500c4.300 0 7.800 1.200 9.500 3.200.9 1.100 1 3.100.5 4.300-.2.5-.6.7-1.100.6l-3.600-.7c-.5-.1-.8-.4-.9-.9l-.4-2.600c-1.200-.5\
        -2.600-.7-4-.7s-2.800.2-4 .7L7.600 15c-.1.5-.4.8-.9.9l-3.600.7c-.5.1-.9-.1-1.100-.6-.5-1.200-.4-3.200.5-4.300 1.700-2 5.200-3.20\
        0 9.500-3.200z;phone.down.fill=f:M12 8.500c4.300 0 7.800 1.200 9.500 3.200.9 1.100 1 3.100.5 4.300-.2.5-.6.7-1.100.6l-3.600-.7c-\
        .5-.1-.8-.4-.9-.9l-.4-2.600c-1.200-.5-2.600-.7-4-.7s-2.800.2-4 .7L7.600 15c-.1.5-.4.8-.9.9l-3.600.7c-.5.1-.9-.1-1.100-.6-.5-1.20\
        0-.4-3.200.5-4.300 1.700-2 5.200-3.200 9.500-3.200z;phone.fill=phone:f;phone.fill.arrow.down.left=phone.fill*.85,10.500,13.500|a\
        rrow.down.left*.5,19,5;phone.fill.arrow.right=phone.fill*.85,10.500,13.500|arrow.right*.5,19,5;phone.fill.arrow.up.right=phone.f\
        ill*.85,10.500,13.500|arrow.up.right*.5,19,5;phone.fill.connection=phone.fill;photo=s:R2 4.4 20 15.2 3M2.600 17.600l4.600-4.400a\
        1.700 1.700 0 0 1 2.300 0l1.700 1.500M9.300 19.200l5.900-6a1.700 1.700 0 0 1 2.400 0l4 4 f:O7.6 9.1 1.75;photo.artframe=photo;ph\
        oto.fill=o:R2 4.4 20 15.2 3|-s:M2.600 17.600l4.600-4.400a1.700 1.700 0 0 1 2.300 0l1.700 1.500M9.300 19.200l5.900-6a1.700 1.700 \
        0 0 1 2.400 0l4 4|-f:O7.6 9.1 1.75;photo.fill.on.rectangle.fill=photo.fill on rectangle.fill;photo.on.rectangle=photo on rectang\
        le;photo.on.rectangle.angled=photo.on.rectangle;photo.on.rectangle.angled.fill=photo.fill on rectangle.fill;photo.on.rectangle.f\
        ill=photo.fill on rectangle.fill;photo.stack=photo.on.rectangle;photo.stack.fill=photo.fill.on.rectangle.fill;photo.tv=photo*.5,\
        12,12.500|s:R1.8 4 20.4 13.6 2.4M8 20.500h8;pianokeys=piano;pill=pill;pill.fill=pill:f;pills=pill;pills.fill=pill:f;pin=s:M8.200\
         2.800h7.600M9.300 3l-.5 6.500c-2.300 1-3.600 2.700-3.600 4.700 0 .5.3.8.8.8h12c.5 0 .8-.3.8-.8 0-2-1.300-3.700-3.600-4.700L14.7\
        00 3M12 15.200v6.300;pin.fill=o:M8.200 2.800h7.600l-1.100.2.5 6.500c2.300 1 3.600 2.700 3.600 4.700 0 .5-.3.8-.8.8H6c-.5 0-.8-.3\
        -.8-.8 0-2 1.300-3.700 3.600-4.700L9.300 3z s:M12 15.200v6.300;pip=rectangle|~rectangle.fill*.45,17,15.500|rectangle.fill*.45,17\
        ,15.500;pip.enter=picture-in-picture-on;pip.exit=picture-in-picture-off;pip.fill=rectangle.fill|-rectangle.fill*.4,16.500,14.800\
        ;pip.swap=rectangle*.66,8,8.500|~rectangle.fill*.5,17,17|rectangle.fill*.5,17,17;platter.filled.bottom.iphone=s:R6 1.8 12 20.4 2\
        .8 f:R8 14.5 8 5 1.4;platter.filled.top.iphone=s:R6 1.8 12 20.4 2.8 f:R8 4.5 8 5 1.4;play=s:M6.500 4.200v15.600a.9.9 0 0 0 1.400\
        .8L20.400 12.800a1 1 0 0 0 0-1.600L7.900 3.400a.9.9 0 0 0-1.400.8z;play.fill=o:M6.500 4.200v15.600a.9.9 0 0 0 1.400.8L20.400 12.\
        800a1 1 0 0 0 0-1.600L7.900 3.400a.9.9 0 0 0-1.400.8z;play.rectangle.on.rectangle=play.rectangle on rectangle;play.rectangle.on.\
        rectangle.fill=play.rectangle.fill on rectangle.fill;play.square.stack=play.square*.8,12,14|s:M5.500 4.700h13M7.500 2h9;play.squ\
        are.stack.fill=play.square.fill*.8,12,14|s:M5.500 4.700h13M7.500 2h9;play.tv=tv|play*.4,12,11.200;play.tv.fill=tv.fill|-play*.4,\
        12,11.200;playpause=s:M3.500 6v12l8-6zM15.500 6v12M20 6v12;playpause.fill=f:M3 5.200a.9.9 0 0 1 1.400-.7l9 6.700a1 1 0 0 1 0 1.6\
        00l-9 6.700a.9.9 0 0 1-1.400-.7zM15 5h2.200v14H15zM19.300 5h2.200v14h-2.200z;plus=plus;plus.forwardslash.minus=plus-minus;plus.m\
        agnifyingglass=zoom-in;plus.rectangle.fill.on.rectangle.fill=plus.rectangle.fill on rectangle.fill;plus.rectangle.on.rectangle=p\
        lus.rectangle on rectangle;plus.slash.minus=plusminus;plus.square.fill.on.square.fill=plus.square.fill on square.fill;plus.squar\
        e.on.square=plus.square on square;plusminus=plus-minus;point.3.connected.trianglepath.dotted=s:O12 5 2.4O5 18.5 2.4O19 18.5 2.4M\
        10.600 7.600l-.01.01M9.500 9.700l-.01.01M8.400 11.800l-.01.01M7.300 13.900l-.01.01M13.400 7.600l.01.01M14.500 9.700l.01.01M15.60\
        0 11.800l.01.01M16.700 13.900l.01.01M9 18.500h.01M12 18.500h.01M15 18.500h.01;point.3.filled.connected.trianglepath.dotted=point\
        .3.connected.trianglepath.dotted;point.bottomleft.forward.to.point.topright.filled.scurvepath=point.bottomleft.forward.to.point.\
        topright.scurvepath;point.bottomleft.forward.to.point.topright.scurvepath=point.topleft.down.to.point.bottomright.curvepath@y;po\
        int.topleft.down.curvedto.point.bottomright.up=s:M7 5h6.500a3.500 3.500 0 0 1 0 7h-3a3.500 3.500 0 0 0 0 7H17O4.6 5 2.3O19.4 19 \
        2.3;point.topleft.down.curvedto.point.bottomright.up.fill=s:M7 5h6.500a3.500 3.500 0 0 1 0 7h-3a3.500 3.500 0 0 0 0 7H17 f:O4.6 \
        5 3.2O19.4 19 3.2;point.topleft.down.to.point.bottomright.curvepath=s:M7 5h6.500a3.500 3.500 0 0 1 0 7h-3a3.500 3.500 0 0 0 0 7H\
        17O4.6 5 2.3O19.4 19 2.3;point.topleft.down.to.point.bottomright.curvepath.fill=s:M7 5h6.500a3.500 3.500 0 0 1 0 7h-3a3.500 3.50\
        0 0 0 0 0 7H17 f:O4.6 5 3.2O19.4 19 3.2;point.topleft.filled.down.to.point.bottomright.curvepath=s:M7 5h6.500a3.500 3.500 0 0 1 \
        0 7h-3a3.500 3.500 0 0 0 0 7H17O19.4 19 2.3 f:O4.6 5 3.2;polishzlotysign=currency-zloty;power=power;poweroff=circle;poweron=_bar\
        ;poweroutlet.type.a=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.a.fill=square.fill|-s:M9 9v3.50\
        0M15 9v3.500M12 15.500v.01;poweroutlet.type.b=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.b.fil\
        l=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.c=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v\
        .01;poweroutlet.type.c.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.d=s:R3.3 3.3 17.4 17.4 3.7M9 9v3\
        .500M15 9v3.500M12 15.500v.01;poweroutlet.type.d.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.e=s:R3\
        .3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.e.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.\
        01;poweroutlet.type.f=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.f.fill=square.fill|-s:M9 9v3.\
        500M15 9v3.500M12 15.500v.01;poweroutlet.type.g=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.g.f\
        ill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.h=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.50\
        0v.01;poweroutlet.type.h.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.i=s:R3.3 3.3 17.4 17.4 3.7M9 9\
        v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.i.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.j=s:\
        R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.j.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500\
        v.01;poweroutlet.type.k=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.k.fill=square.fill|-s:M9 9v\
        3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.l=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.l\
        .fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.m=s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.\
        500v.01;poweroutlet.type.m.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.n=s:R3.3 3.3 17.4 17.4 3.7M9\
         9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.n.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.o=\
        s:R3.3 3.3 17.4 17.4 3.7M9 9v3.500M15 9v3.500M12 15.500v.01;poweroutlet.type.o.fill=square.fill|-s:M9 9v3.500M15 9v3.500M12 15.5\
        00v.01;powerplug=plug;powerplug.fill=plug:o;powersleep=moon;printer=printer;printer.dotmatrix=printer;printer.dotmatrix.fill=pri\
        nter.fill;printer.fill=printer:o;printer.fill.and.paper.fill=printer.fill;printer.filled.and.paper=printer.fill;purchased=p;purc\
        hased.circle=p.circle;purchased.circle.fill=p.circle.fill;puzzlepiece=puzzle;puzzlepiece.extension=puzzle;puzzlepiece.extension.\
        fill=puzzle:f;puzzlepiece.fill=puzzle:f;pyramid=s:M12 3L2.500 17.500 12 21.500l9.500-4zM12 3v18.500;q=letter-q;qrcode=qrcode;qrc\
        ode.viewfinder=viewfinder|_qr*.5,12,12;questionmark=question-mark;questionmark.video=video|questionmark*.35,8.600,12;questionmar\
        k.video.fill=video.fill|-questionmark*.35,8.600,12;quote.bubble=message-2;quote.bubble.fill=message-2:f;quote.closing=quote;quot\
        e.opening=quote@r180;r=letter-r;radio=radio;radio.fill=radio:o;radiowaves.left=radiowaves.right@x;radiowaves.right=s:M7.36 7.5A7\
         7 0 0 1 7.36 16.5M11.19 4.29A12 12 0 0 1 11.19 19.71;rays=loader;record.circle=f:M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8 s:M12 2.700a\
        9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;record.circle.fill=f:M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10 s:M12 3a9 9 0 1 0\
         0 18 9 9 0 1 0 0-18;recordingtape=s:O5.500 12 3.700O18.500 12 3.700M5.500 15.700h13;rectangle=s:M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0\
         1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z;rectangle.3.group=rectangle.3.offgrid;rectangle.3.group.fill=rectangle.3.offgrid.fill;re\
        ctangle.3.offgrid=s:R2.5 3.5 8.5 17 2R14 3.5 7.5 6.5 2R14 13 7.5 7.5 2;rectangle.3.offgrid.fill=o:R2.5 3.5 8.5 17 2R14 3.5 7.5 6\
        .5 2R14 13 7.5 7.5 2;rectangle.and.hand.point.up.left=s:M8 16.500H4.500A2.500 2.500 0 0 1 2 14V6.500A2.500 2.500 0 0 1 4.500 4h1\
        5A2.500 2.500 0 0 1 22 6.500V11|hand.point.up*.62,15.500,16.500;rectangle.and.hand.point.up.left.fill=rectangle.fill*.95,12,9.50\
        0|~hand.point.up.fill*.62,15.500,16.500|hand.point.up.fill*.62,15.500,16.500;rectangle.and.hand.point.up.left.filled=rectangle.a\
        nd.hand.point.up.left;rectangle.and.pencil.and.ellipsis=forms;rectangle.and.text.magnifyingglass=list-search;rectangle.and.text.\
        magnifyingglass.rtl=rectangle.and.text.magnifyingglass;rectangle.bottomhalf.filled=rectangle|f:R2 12 20 7 1.3;rectangle.bottomha\
        lf.inset.filled=rectangle|f:R4 12 16 5 1.3;rectangle.bottomthird.filled=rectangle|f:R2 13.96 20 5.04 1.3;rectangle.bottomthird.i\
        nset.filled=rectangle|f:R4 13.4 16 3.6 1.3;rectangle.center.filled=rectangle|f:R7 8.5 10 7 1.3;rectangle.center.inset.filled=rec\
        tangle|f:R8 9.5 8 5 1.3;rectangle.compress.vertical=s:M5 10h14v4H5zM12 7.500V2M9.500 5.200L12 7.700l2.500-2.500M12 16.500V22M9.5\
        00 18.800L12 16.300l2.500 2.500;rectangle.connected.to.line.below=s:R4 3 16 9 2M12 12v7M2.500 19.500h19;rectangle.dashed=s:M2 8A\
        3 3 0 0 1 5 5M8.300 5h2.200M13.500 5h2.200M19 5A3 3 0 0 1 22 8M22 11v2M22 16A3 3 0 0 1 19 19M15.700 19h-2.200M10.500 19h-2.200M5\
         19A3 3 0 0 1 2 16M2 13v-2;rectangle.dashed.and.paperclip=rectangle.dashed|~paperclip*.6,18,16|paperclip*.6,18,16;rectangle.dash\
        ed.inset.filled=rectangle.dashed|f:R4.6 7.6 14.8 8.8 1.5;rectangle.dock=dock.rectangle;rectangle.expand.vertical=s:M5 9.500h14v5\
        H5zM12 7V2.500M9.500 4.800L12 2.300l2.500 2.500M12 17v4.500M9.500 19.200L12 21.700l2.500-2.500;rectangle.fill=o:M5 5h14a3 3 0 0 \
        1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z;rectangle.fill.on.rectangle.angled.fill=rectangle.fill.on.rectangle.fill;\
        rectangle.fill.on.rectangle.fill=rectangle.fill on rectangle.fill;rectangle.grid.1x2=s:R3 3.3 18 7 2R3 13.7 18 7 2;rectangle.gri\
        d.1x2.fill=o:R3 3.3 18 7 2R3 13.7 18 7 2;rectangle.grid.2x2=s:R2 4.3 8.5 6.3 1.7R2 13.4 8.5 6.3 1.7R13.5 4.3 8.5 6.3 1.7R13.5 13\
        .4 8.5 6.3 1.7;rectangle.grid.2x2.fill=o:R2 4.3 8.5 6.3 1.7R2 13.4 8.5 6.3 1.7R13.5 4.3 8.5 6.3 1.7R13.5 13.4 8.5 6.3 1.7;rectan\
        gle.grid.3x2=grid-3x3;rectangle.inset.filled=rectangle|f:R4.6 7.6 14.8 8.8 1.5;rectangle.inset.filled.on.rectangle=rectangle.ins\
        et.filled on rectangle;rectangle.leadinghalf.filled=rectangle|f:R2 5 10 14 1.3;rectangle.leadinghalf.inset.filled=rectangle|f:R4\
         7 8 10 1.3;rectangle.leadingthird.filled=rectangle|f:R2 5 7.2 14 1.3;rectangle.leadingthird.inset.filled=rectangle|f:R4 7 5.76 \
        10 1.3;rectangle.lefthalf.filled=rectangle|f:R2 5 10 14 1.3;rectangle.lefthalf.inset.filled=rectangle|f:R4 7 8 10 1.3;rectangle.\
        leftthird.filled=rectangle|f:R2 5 7.2 14 1.3;rectangle.leftthird.inset.filled=rectangle|f:R4 7 5.76 10 1.3;rectangle.on.rectangl\
        e=rectangle on rectangle;rectangle.on.rectangle.angled=rectangle.on.rectangle;rectangle.portrait=s:M8 2h8a3 3 0 0 1 3 3v14a3 3 0\
         0 1-3 3H8a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z;rectangle.portrait.and.arrow.forward=logout;rectangle.portrait.and.arrow.left=logout@x\
        ;rectangle.portrait.and.arrow.right=logout;rectangle.portrait.fill=o:M8 2h8a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a3 3\
         0 0 1 3-3z;rectangle.righthalf.filled=rectangle|f:R12 5 10 14 1.3;rectangle.righthalf.inset.filled=rectangle|f:R12 7 8 10 1.3;r\
        ectangle.rightthird.filled=rectangle|f:R14.8 5 7.2 14 1.3;rectangle.rightthird.inset.filled=rectangle|f:R14.24 7 5.76 10 1.3;rec\
        tangle.split.1x2=s:R2 4.4 20 15.2 2.8M2 12h20;rectangle.split.1x2.fill=o:R2 4.4 20 15.2 2.8|-s:M1 12h22;rectangle.split.2x1=s:R2\
         4.4 20 15.2 2.8M12 4.600v14.800;rectangle.split.2x1.fill=o:R2 4.4 20 15.2 2.8|-s:M12 3v18;rectangle.split.2x2=s:R2 4.4 20 15.2 \
        2.8M2 12h20M12 4.600v14.800;rectangle.split.2x2.fill=o:R2 4.4 20 15.2 2.8|-s:M12 3v18M1 12h22;rectangle.split.3x1=s:R2 4.4 20 15\
        .2 2.8M8.700 4.600v14.800M15.300 4.600v14.800;rectangle.split.3x1.fill=o:R2 4.4 20 15.2 2.8|-s:M8.700 3v18M15.300 3v18;rectangle\
        .split.3x3=s:R2 4.4 20 15.2 2.8M8.700 4.600v14.800M15.300 4.600v14.800M2 9.500h20M2 14.500h20;rectangle.split.3x3.fill=o:R2 4.4 \
        20 15.2 2.8|-s:M8.700 3v18M15.300 3v18M1 9.500h22M1 14.500h22;rectangle.stack=s:R2.5 9.5 19 11.5 2.6M4.500 6.300h15M6.500 3.300h\
        11;rectangle.stack.badge.person.crop=rectangle.stack badge person.fill;rectangle.stack.badge.person.crop.fill=rectangle.stack.fi\
        ll badge person.fill;rectangle.stack.badge.plus=library-plus;rectangle.stack.fill=o:R2.5 9.5 19 11.5 2.6 s:M4.500 6.300h15M6.500\
         3.300h11;rectangle.stack.person.crop=person.crop.rectangle.stack;rectangle.stack.person.crop.fill=person.crop.rectangle.stack.f\
        ill;rectangle.tophalf.filled=rectangle|f:R2 5 20 7 1.3;rectangle.tophalf.inset.filled=rectangle|f:R4 7 16 5 1.3;rectangle.topthi\
        rd.filled=rectangle|f:R2 5 20 5.04 1.3;rectangle.topthird.inset.filled=rectangle|f:R4 7 16 3.6 1.3;rectangle.trailinghalf.filled\
        =rectangle|f:R12 5 10 14 1.3;rectangle.trailinghalf.inset.filled=rectangle|f:R12 7 8 10 1.3;rectangle.trailingthird.filled=recta\
        ngle|f:R14.8 5 7.2 14 1.3;rectangle.trailingthird.inset.filled=rectangle|f:R14.24 7 5.76 10 1.3;refrigerator=fridge;repeat=repea\
        t;repeat.1=repeat-once;restart=arrow.counterclockwise;return=corner-down-left;return.left=return;return.right=arrow.turn.down.ri\
        ght;rhombus=s:M12 2.300a1.500 1.500 0 0 1 1.100.5l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.500 0 0 1-2.200 0l-\
        8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100A1.500 1.500 0 0 1 12 2.300z;rhombus.fill=o:M12 2.300a1.500 1.500 0 0 1 1.100.5\
        l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100a1.500 1.500 0 0 1-2.200 0l-8.100-8.100a1.500 1.500 0 0 1 0-2.200l8.100-8.100\
        A1.500 1.500 0 0 1 12 2.300z;road.lanes=s:M7 3L2.500 21M17 3l4.500 18M12 3.500v3.500M12 10.500V14M12 17.500v3;road.lanes.curved.\
        left=road.lanes.curved.right@x;road.lanes.curved.right=s:M4 21C4 11 9 5 14 3M21 21c-1-6 0-9 1-11M12 20.500c-.3-3 .3-5.500 1.500-\
        8M15.500 9l2.500-3;rosette=award;rotate.3d=rotate-3d;rotate.left=rotate.right@x;rotate.left.fill=rotate.right.fill@x;rotate.righ\
        t=s:R2.8 9.5 12 12 2M10 4.200a8.500 8.500 0 0 1 10.500 10M17.300 12.300l3.100 2.600 2.600-3.100;rotate.right.fill=o:R2.8 9.5 12 \
        12 2 s:M10 4.200a8.500 8.500 0 0 1 10.500 10M17.300 12.300l3.100 2.600 2.600-3.100;rublesign=currency-ruble;ruler=ruler-2;ruler.\
        fill=ruler-2:o;rupeesign=currency-rupee-nepalese;s=letter-s;safari=compass;safari.fill=compass:f;sailboat=sailboat;sailboat.fill\
        =sailboat:o;scale.3d=view.3d;scalemass=s:M8.300 8h7.400a2.500 2.500 0 0 1 2.400 1.900l2.300 8.500a2 2 0 0 1-2 2.600H5.600a2 2 0 \
        0 1-2-2.600l2.300-8.500A2.500 2.500 0 0 1 8.300 8zO12 5 2.7;scalemass.fill=f:M8.300 7.100h7.400a3.400 3.400 0 0 1 3.300 2.500l2.\
        300 8.600a2.900 2.900 0 0 1-2.900 3.700H5.600a2.900 2.900 0 0 1-2.900-3.700l2.300-8.600a3.400 3.400 0 0 1 3.300-2.500z s:O12 5 2\
        .7;scanner=scan;scissors=scissors;scooter=scooter;scope=focus-2;screwdriver=tool;scribble=scribble;scribble.variable=scribble;sc\
        roll=s:M7.500 3h9.700A2.800 2.800 0 0 1 20 5.800v1.400h-4M7.500 3A2.600 2.600 0 0 0 4.900 5.600v11.600H2.500v1a2.800 2.800 0 0 0\
         2.800 2.800h8.400A2.800 2.800 0 0 0 16.500 18.200V5.600M13.700 21a2.800 2.800 0 0 1-2.800-2.800v-1H5M8.500 8h4.500M8.500 12h4.5\
        00;scroll.fill=f:M7.500 2.100h9.700A3.700 3.700 0 0 1 20.900 5.800v2.300h-3.500v10.100a3.700 3.700 0 0 1-3.700 3.700H5.300a3.700\
         3.700 0 0 1-3.700-3.700v-1.900H4V5.600A3.500 3.500 0 0 1 7.500 2.100z|-s:M8 7.500h5.500M8 11.500h5.500M5 17.200h7v1;sdcard=s:M9\
         2.300h7.800A2.700 2.700 0 0 1 19.500 5v14a2.700 2.700 0 0 1-2.700 2.700H7.200A2.700 2.700 0 0 1 4.500 19V7zM10 6v3M13 6v3M16 6v\
        3;seal=rosette;seal.fill=rosette:f;selection.pin.in.out=s:M5 5h14v14H5zM2 2h.01M22 2h.01M2 22h.01M22 22h.01 f:O12 12 2;sensor=s:\
        R6 6 12 12 2.4O12 12 2.5M2.500 9v6M21.500 9v6;sensor.fill=o:R6 6 12 12 2.4 s:M2.500 9v6M21.500 9v6|-f:O12 12 2.7;server.rack=ser\
        ver-2;shekelsign=currency-shekel;sheqelsign=currency-shekel;shield=s:M12 2.300c2.300 1.700 4.800 2.600 7.500 2.800a.8.8 0 0 1 .7\
        .8v5.600c0 4.700-2.900 8.300-8.200 10.200-5.300-1.900-8.200-5.500-8.200-10.200V5.900a.8.8 0 0 1 .7-.8C7.200 4.900 9.700 4 12 2.3\
        00z;shield.checkered=s:M12 2.300c2.300 1.700 4.800 2.600 7.500 2.800a.8.8 0 0 1 .7.8v5.600c0 4.700-2.900 8.300-8.200 10.200-5.30\
        0-1.900-8.200-5.500-8.200-10.200V5.900a.8.8 0 0 1 .7-.8C7.200 4.900 9.700 4 12 2.300z f:M12 2.300c-2.300 1.700-4.800 2.600-7.500\
         2.800a.8.8 0 0 0-.7.8v5.900H12zM12 11.800h8.200c-.3 4.500-3.200 8-8.200 9.900z;shield.fill=o:M12 2.300c2.300 1.700 4.800 2.600 \
        7.500 2.800a.8.8 0 0 1 .7.8v5.600c0 4.700-2.900 8.300-8.200 10.200-5.300-1.900-8.200-5.500-8.200-10.200V5.900a.8.8 0 0 1 .7-.8C7\
        .200 4.900 9.700 4 12 2.300z;shield.lefthalf.fill=shield.lefthalf.filled;shield.lefthalf.filled=s:M12 2.300c2.300 1.700 4.800 2.\
        600 7.500 2.800a.8.8 0 0 1 .7.8v5.600c0 4.700-2.900 8.300-8.200 10.200-5.300-1.900-8.200-5.500-8.200-10.200V5.900a.8.8 0 0 1 .7-\
        .8C7.200 4.900 9.700 4 12 2.300z f:M12 2.300c-2.300 1.700-4.800 2.600-7.500 2.800a.8.8 0 0 0-.7.8v5.600c0 4.700 2.900 8.300 8.20\
        0 10.200z;shield.lefthalf.filled.badge.checkmark=shield.lefthalf.filled;shield.righthalf.filled=shield.lefthalf.filled@x;shift=a\
        rrow-big-up;shift.fill=arrow-big-up:f;shippingbox=package;shippingbox.fill=package:o;shuffle=s:M2.500 7.300h2.600c2 0 3.300.8 4.\
        500 2.700l2.800 4.300c1.200 1.900 2.500 2.700 4.500 2.700h4M2.500 17h2.600c2 0 3.300-.8 4.500-2.700M12.500 9.900c1.200-1.900 2.4\
        00-2.600 4.400-2.600h4M18.300 4.300l3 3-3 3M18.300 14l3 3-3 3;sidebar.leading=sidebar.left;sidebar.left=s:R2 4.4 20 15.2 2.8M9 4\
        .600v14.800M5 8.300h1.200M5 11.300h1.200M5 14.300h1.200;sidebar.right=sidebar.left@x;sidebar.squares.leading=sidebar.left;sideba\
        r.squares.left=sidebar.left;sidebar.squares.right=sidebar.right;sidebar.squares.trailing=sidebar.right;sidebar.trailing=sidebar.\
        right;signature=signature;signpost.left=signpost.right@x;signpost.left.fill=signpost.right.fill@x;signpost.right=s:M12 2v20M4.50\
        0 4.500h12l3.500 3.200-3.500 3.200h-12z;signpost.right.and.left=s:M12 2v20M6 3.500h10.500l3 2.700-3 2.700H6zM18 11.500H7.500l-3 \
        2.700 3 2.700H18z;signpost.right.and.left.fill=o:M6 3.500h10.500l3 2.700-3 2.700H6zM18 11.500H7.500l-3 2.700 3 2.700H18z s:M12 2\
        v20;signpost.right.fill=o:M4.500 4.500h12l3.500 3.200-3.500 3.200h-12z s:M12 2v20;simcard=s:M7 2.300h7.500l5 5V19A2.700 2.700 0 \
        0 1 16.800 21.700H7.200A2.700 2.700 0 0 1 4.500 19V5A2.700 2.700 0 0 1 7.200 2.300zM8.500 11.500h7v6h-7zM12 11.500v6;singaporedo\
        llarsign=currency-dollar-singapore;skew=skew-x;slash.circle=ban;sleep=moon;sleep.circle=moon.circle;sleep.circle.fill=moon.circl\
        e.fill;slider.horizontal.2.square=s:R3.3 3.3 17.4 17.4 3.7M6.7 9h3.4M15.5 9h1.8M6.7 15h1.8M13.9 15h3.4O12.8 9 2.2O11.2 15 2.2;sl\
        ider.horizontal.3=s:M2.6 5.5h9.4M17.6 5.5h3.8M2.6 12h2.9M11 12h10.4M2.6 18.5h9.4M17.6 18.5h3.8O14.8 5.5 2.6O8.2 12 2.6O14.8 18.5\
         2.6;slider.horizontal.below.rectangle=adjustments-horizontal;slider.vertical.3=slider.horizontal.3@r90;slowmo=loader;smallcircl\
        e.circle=s:O12 12 9.300O12 12 4;smallcircle.circle.fill=circle.fill|-s:O12 12 4;smallcircle.fill.circle=smallcircle.filled.circl\
        e;smallcircle.filled.circle=circle|f:O12 12 3.700;smallcircle.filled.circle.fill=circle.fill|-f:O12 12 3.700;smiley=mood-smile;s\
        miley.fill=mood-smile:f;smoke=cloud.fog;smoke.fill=cloud.fog.fill;snow=snowflake;snowflake=snowflake;soccerball=ball-football;so\
        fa=sofa;sofa.fill=sofa:o;sparkle=f:M12 2Q13.6 10.4 22 12Q13.6 13.6 12 22Q10.4 13.6 2 12Q10.4 10.4 12 2z;sparkle.magnifyingglass=\
        magnifyingglass|f:M10 6Q10.64 9.36 14 10Q10.64 10.64 10 14Q9.36 10.64 6 10Q9.36 9.36 10 6z;sparkles=f:M9.2 5.2Q10.54 12.26 17.6 \
        13.6Q10.54 14.94 9.2 22Q7.86 14.94 0.8 13.6Q7.86 12.26 9.2 5.2zM18.6 1.2Q19.37 5.23 23.4 6Q19.37 6.77 18.6 10.8Q17.83 6.77 13.8 \
        6Q17.83 5.23 18.6 1.2zM18.8 16Q19.28 18.52 21.8 19Q19.28 19.48 18.8 22Q18.32 19.48 15.8 19Q18.32 18.52 18.8 16z;speaker=s:M3 9.1\
        00h2.700L10 5.300a.9.9 0 0 1 1.500.7v12a.9.9 0 0 1-1.500.7L5.700 14.900H3a1.100 1.100 0 0 1-1.100-1.100v-3.600A1.100 1.100 0 0 1\
         3 9.100z;speaker.1=speaker.wave.1;speaker.1.fill=speaker.wave.1.fill;speaker.2=speaker.wave.2;speaker.2.fill=speaker.wave.2.fil\
        l;speaker.3=speaker.wave.3;speaker.3.fill=speaker.wave.3.fill;speaker.fill=o:M3 9.100h2.700L10 5.300a.9.9 0 0 1 1.500.7v12a.9.9 \
        0 0 1-1.500.7L5.700 14.900H3a1.100 1.100 0 0 1-1.100-1.100v-3.600A1.100 1.100 0 0 1 3 9.100z;speaker.minus=speaker|s:M14.300 12h\
        7;speaker.minus.fill=speaker.fill|s:M14.300 12h7;speaker.plus=speaker|s:M17.800 8.500v7M14.300 12h7;speaker.plus.fill=speaker.fi\
        ll|s:M17.800 8.500v7M14.300 12h7;speaker.slash=_speaker|~s:M4.500 3.500l15.500 17|s:M4.500 3.500l15.500 17;speaker.slash.fill=_s\
        peaker.fill|~s:M4.500 3.500l15.500 17|s:M4.500 3.500l15.500 17;speaker.wave.1=speaker|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 15.02;sp\
        eaker.wave.1.fill=speaker.fill|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 15.02;speaker.wave.2=speaker|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 \
        15.02M16.77 6.29A8.7 8.7 0 0 1 16.77 17.71;speaker.wave.2.fill=speaker.fill|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 15.02M16.77 6.29A8\
        .7 8.7 0 0 1 16.77 17.71;speaker.wave.3=speaker|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 15.02M16.77 6.29A8.7 8.7 0 0 1 16.77 17.71M19.\
        34 3.48A12.5 12.5 0 0 1 19.34 20.52;speaker.wave.3.fill=speaker.fill|s:M14.06 8.98A4.9 4.9 0 0 1 14.06 15.02M16.77 6.29A8.7 8.7 \
        0 0 1 16.77 17.71M19.34 3.48A12.5 12.5 0 0 1 19.34 20.52;speaker.zzz=speaker|zzz*.5,18,9;speaker.zzz.fill=speaker.fill|zzz*.5,18\
        ,9;speedometer=gauge.with.dots.needle.67percent;sportscourt=soccer-field;square=s:M7 3.300h10A3.700 3.700 0 0 1 20.700 7v10A3.70\
        0 3.700 0 0 1 17 20.700H7A3.700 3.700 0 0 1 3.300 17V7A3.700 3.700 0 0 1 7 3.300z;square.2.layers.3d=square.3.layers.3d;square.2\
        .stack.3d=square.3.layers.3d;square.3.layers.3d=stack-2;square.3.stack.3d=square.3.layers.3d;square.and.arrow.down=s:M8 9H7a2 2 \
        0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 2.500V14.500M8.500 11l3.500 3.500 3.500-3.500;square.and.arrow\
        .down.fill=f:M7 8.500h10a2.900 2.900 0 0 1 2.900 2.900v8.200a2.900 2.900 0 0 1-2.900 2.900H7a2.900 2.900 0 0 1-2.900-2.900v-8.20\
        0A2.900 2.900 0 0 1 7 8.500z|~s:M12 2v11.700|s:M12 2v11.700M8.300 10L12 13.700 15.700 10;square.and.arrow.down.on.square=square.\
        and.arrow.down*.85,13.500,11|s:M3.300 10v9.500A3 3 0 0 0 6.300 22.500h10;square.and.arrow.down.on.square.fill=square.and.arrow.d\
        own.fill;square.and.arrow.up=s:M8 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14.500V2.500M8.500 6\
        L12 2.500 15.500 6;square.and.arrow.up.fill=f:M7 8.500h10a2.900 2.900 0 0 1 2.900 2.900v8.200a2.900 2.900 0 0 1-2.900 2.900H7a2.\
        900 2.900 0 0 1-2.900-2.900v-8.200A2.900 2.900 0 0 1 7 8.500z|~s:M12 14V2.300|s:M12 14V2.300M8.300 6L12 2.300 15.700 6;square.an\
        d.arrow.up.on.square=square.and.arrow.up*.85,13.500,11|s:M3.300 10v9.500A3 3 0 0 0 6.300 22.500h10;square.and.arrow.up.on.square\
        .fill=square.and.arrow.up.fill;square.and.line.vertical.and.square=s:R1.8 6.5 7.5 11 1.6R14.7 6.5 7.5 11 1.6M12 3v18;square.and.\
        pencil=edit;square.bottomhalf.filled=square|f:R3.3 12 17.4 8.7 1.3;square.bottomhalf.inset.filled=square|f:R5.3 12 13.4 6.7 1.3;\
        square.bottomthird.filled=square|f:R3.3 14.44 17.4 6.26 1.3;square.bottomthird.inset.filled=square|f:R5.3 13.88 13.4 4.82 1.3;sq\
        uare.center.filled=square|f:R7.65 7.65 8.7 8.7 1.3;square.center.inset.filled=square|f:R8.65 8.65 6.7 6.7 1.3;square.dashed=s:M3\
        .300 7A3.700 3.700 0 0 1 7 3.300M10.500 3.300h3M17 3.300A3.700 3.700 0 0 1 20.700 7M20.700 10.500v3M20.700 17A3.700 3.700 0 0 1 \
        17 20.700M13.500 20.700h-3M7 20.700A3.700 3.700 0 0 1 3.300 17M3.300 13.500v-3;square.dashed.inset.filled=square.dashed|f:R5.9 5\
        .9 12.2 12.2 1.5;square.fill=o:M7 3.300h10A3.700 3.700 0 0 1 20.700 7v10A3.700 3.700 0 0 1 17 20.700H7A3.700 3.700 0 0 1 3.300 1\
        7V7A3.700 3.700 0 0 1 7 3.300z;square.fill.on.circle.fill=square.fill*.66,15.500,15.500|circle.fill*.62,8,8|~square.fill*.66,15.\
        500,15.500|square.fill*.66,15.500,15.500;square.fill.on.square=square.fill on square;square.fill.on.square.fill=square.fill on s\
        quare.fill;square.fill.text.grid.1x2=f:R2.5 3.3 7.4 7.4 1.6R2.5 13.3 7.4 7.4 1.6 s:M13.4 5.3h8M13.4 8.7h5M13.4 15.3h8M13.4 18.7h\
        5;square.filled.on.square=square.fill on square;square.grid.2x2=s:R3.3 3.3 7 7 1.7R3.3 13.7 7 7 1.7R13.7 3.3 7 7 1.7R13.7 13.7 7\
         7 1.7;square.grid.2x2.fill=o:R3.3 3.3 7 7 1.7R3.3 13.7 7 7 1.7R13.7 3.3 7 7 1.7R13.7 13.7 7 7 1.7;square.grid.3x2=grid-3x3;squa\
        re.grid.3x3=s:R2.6 2.6 4.4 4.4 0.9R2.6 9.8 4.4 4.4 0.9R2.6 17 4.4 4.4 0.9R9.8 2.6 4.4 4.4 0.9R9.8 9.8 4.4 4.4 0.9R9.8 17 4.4 4.4\
         0.9R17 2.6 4.4 4.4 0.9R17 9.8 4.4 4.4 0.9R17 17 4.4 4.4 0.9;square.grid.3x3.fill=o:R2.6 2.6 4.4 4.4 0.9R2.6 9.8 4.4 4.4 0.9R2.6\
         17 4.4 4.4 0.9R9.8 2.6 4.4 4.4 0.9R9.8 9.8 4.4 4.4 0.9R9.8 17 4.4 4.4 0.9R17 2.6 4.4 4.4 0.9R17 9.8 4.4 4.4 0.9R17 17 4.4 4.4 0\
        .9;square.inset.filled=square|f:R5.9 5.9 12.2 12.2 1.5;square.leadinghalf.filled=square|f:R3.3 3.3 8.7 17.4 1.3;square.leadingha\
        lf.inset.filled=square|f:R5.3 5.3 6.7 13.4 1.3;square.leadingthird.filled=square|f:R3.3 3.3 6.26 17.4 1.3;square.leadingthird.in\
        set.filled=square|f:R5.3 5.3 4.82 13.4 1.3;square.lefthalf.filled=square|f:R3.3 3.3 8.7 17.4 1.3;square.lefthalf.inset.filled=sq\
        uare|f:R5.3 5.3 6.7 13.4 1.3;square.leftthird.filled=square|f:R3.3 3.3 6.26 17.4 1.3;square.leftthird.inset.filled=square|f:R5.3\
         5.3 4.82 13.4 1.3;square.on.square=square on square;square.on.square.dashed=square.dashed*.74,8.500,8.500|~square.fill*.74,15.5\
        00,15.500|square*.74,15.500,15.500;square.righthalf.filled=square|f:R12 3.3 8.7 17.4 1.3;square.righthalf.inset.filled=square|f:\
        R12 5.3 6.7 13.4 1.3;square.rightthird.filled=square|f:R14.44 3.3 6.26 17.4 1.3;square.rightthird.inset.filled=square|f:R13.88 5\
        .3 4.82 13.4 1.3;square.split.1x2=s:R3.3 3.3 17.4 17.4 3.7M3.500 12h17;square.split.1x2.fill=square.fill|-s:M2 12h20;square.spli\
        t.2x1=s:R3.3 3.3 17.4 17.4 3.7M12 3.500v17;square.split.2x1.fill=square.fill|-s:M12 2v20;square.split.2x2=s:R3.3 3.3 17.4 17.4 3\
        .7M12 3.500v17M3.500 12h17;square.split.2x2.fill=square.fill|-s:M12 2v20M2 12h20;square.stack=s:R4 8.5 16 13 2.6M5.500 5.300h13M\
        7.500 2.300h9;square.stack.3d.down.backward=square.3.layers.3d;square.stack.3d.down.backward.fill=square.3.layers.3d;square.stac\
        k.3d.down.forward=square.3.layers.3d;square.stack.3d.down.forward.fill=square.3.layers.3d;square.stack.3d.down.left=square.3.lay\
        ers.3d;square.stack.3d.down.left.fill=square.3.layers.3d;square.stack.3d.down.right=square.3.layers.3d;square.stack.3d.down.righ\
        t.fill=stack-2:f;square.stack.3d.forward.dottedline=square.3.layers.3d;square.stack.3d.forward.dottedline.fill=square.3.layers.3\
        d;square.stack.3d.up=square.3.layers.3d;square.stack.3d.up.fill=stack-2:f;square.stack.fill=o:R4 8.5 16 13 2.6 s:M5.500 5.300h13\
        M7.500 2.300h9;square.tophalf.filled=square|f:R3.3 3.3 17.4 8.7 1.3;square.tophalf.inset.filled=square|f:R5.3 5.3 13.4 6.7 1.3;s\
        quare.topthird.filled=square|f:R3.3 3.3 17.4 6.26 1.3;square.topthird.inset.filled=square|f:R5.3 5.3 13.4 4.82 1.3;square.traili\
        nghalf.filled=square|f:R12 3.3 8.7 17.4 1.3;square.trailinghalf.inset.filled=square|f:R12 5.3 6.7 13.4 1.3;square.trailingthird.\
        filled=square|f:R14.44 3.3 6.26 17.4 1.3;square.trailingthird.inset.filled=square|f:R13.88 5.3 4.82 13.4 1.3;squares.below.recta\
        ngle=s:R3 3 18 10 2R3 16 5 5 1R10.5 16 5 5 1M18.500 16h2.500v5h-2.500;stairs=s:M2.500 20.500h4.500v-4h4.500v-4.500H16V8h4.500V3.\
        500;star=star;star.bubble=bubble.left|star.fill*.45,12,10.700;star.bubble.fill=bubble.left.fill|-star.fill*.45,12,10.700;star.fi\
        ll=star:f;star.leadinghalf.fill=star.leadinghalf.filled;star.leadinghalf.filled=star|f:M12 2.500v15.600l-6.100 3.200 1.200-6.800\
        -5-4.900 6.900-1z;staroflife=medical-cross;staroflife.fill=medical-cross:f;steeringwheel=steering-wheel;sterlingsign=currency-po\
        und;stethoscope=stethoscope;stop=s:R4.6 4.6 14.8 14.8 2;stop.fill=o:R4.6 4.6 14.8 14.8 2;stopwatch=stopwatch;stopwatch.fill=stop\
        watch:o;storefront=building-store;storefront.fill=building-store:o;strikethrough=strikethrough;suit.club=clubs;suit.club.fill=cl\
        ubs:f;suit.diamond=diamonds;suit.diamond.fill=diamonds:f;suit.heart=heart;suit.heart.fill=heart:f;suit.spade=spade;suit.spade.fi\
        ll=spade:f;suitcase=luggage;suitcase.fill=luggage:o;sum=sum;sun.and.horizon=s:M2 18.500h20M6.500 15a5.500 5.500 0 0 1 11 0M12 6V\
        4M5 9L3.600 7.600M19 9l1.400-1.400M7 21.800h10;sun.and.horizon.fill=o:M6.500 15.500a5.500 5.500 0 0 1 11 0z s:M2 18.500h20M12 6V\
        4M5 9L3.600 7.600M19 9l1.400-1.400M7 21.800h10;sun.dust=sun.haze;sun.dust.fill=sun.haze.fill;sun.haze=sun.max*.7,12,8.500|~s:M4 \
        18h16|s:M4 18h16M7 21.500h10;sun.haze.fill=sun.max.fill*.7,12,8.500|~s:M4 18h16|s:M4 18h16M7 21.500h10;sun.max=s:O12 12 4.3M19.6\
         12L21.6 12M17.37 17.37L18.79 18.79M12 19.6L12 21.6M6.63 17.37L5.21 18.79M4.4 12L2.4 12M6.63 6.63L5.21 5.21M12 4.4L12 2.4M17.37 \
        6.63L18.79 5.21;sun.max.fill=o:O12 12 4.3 s:M19.6 12L21.6 12M17.37 17.37L18.79 18.79M12 19.6L12 21.6M6.63 17.37L5.21 18.79M4.4 1\
        2L2.4 12M6.63 6.63L5.21 5.21M12 4.4L12 2.4M17.37 6.63L18.79 5.21;sun.min=s:O12 12 4.3M19.4 12L19.9 12M17.23 17.23L17.59 17.59M12\
         19.4L12 19.9M6.77 17.23L6.41 17.59M4.6 12L4.1 12M6.77 6.77L6.41 6.41M12 4.6L12 4.1M17.23 6.77L17.59 6.41;sun.min.fill=o:O12 12 \
        4.3 s:M19.4 12L19.9 12M17.23 17.23L17.59 17.59M12 19.4L12 19.9M6.77 17.23L6.41 17.59M4.6 12L4.1 12M6.77 6.77L6.41 6.41M12 4.6L12\
         4.1M17.23 6.77L17.59 6.41;sun.rain=s:O12 9 4 s:M5.5 9L3.5 9M7.4 4.4L5.99 2.99M12 2.5L12 0.5M16.6 4.4L18.01 2.99M18.5 9L20.5 9|s
        """
}
