// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: names.txt, checksum b05e938a0a578ab7.

extension SymbolNames {
    /// The drawing of each symbol, part 4 of 4.
    static let text4 = """
        :M8.4 18l-1.2 3M12.4 18l-1.2 3M16.4 18l-1.2 3;sun.rain.fill=o:O12 9 4 s:M5.5 9L3.5 9M7.4 4.4L5.99 2.99M12 2.5L12 0.5M16.6 4.4L18\
        .01 2.99M18.5 9L20.5 9|s:M8.4 18l-1.2 3M12.4 18l-1.2 3M16.4 18l-1.2 3;sunglasses=sunglasses;sunglasses.fill=sunglasses:f;sunrise\
        =sunrise;sunrise.fill=sunrise:f;sunset=sunset;sunset.fill=sunset:f;swedishkronasign=currency-krone-swedish;swift=brand-swift;swi\
        ftdata=database;switch.2=s:R2.8 3.4 18.4 7.2 3.6R2.8 13.4 18.4 7.2 3.6 f:O17.4 7 1.8O6.6 17 1.8;syringe=vaccine;syringe.fill=vac\
        cine:o;t=letter-t;table=tablecells;table.fill=tablecells.fill;tablecells=s:R2 4.4 20 15.2 2.8M2 9.500h20M2 14.500h20M8.700 4.600\
        v14.800M15.300 4.600v14.800;tablecells.fill=o:R2 4.4 20 15.2 2.8|-s:M1 9.500h22M1 14.500h22M8.700 3v18M15.300 3v18;tag=s:M3.300 \
        4.800A1.500 1.500 0 0 1 4.800 3.300h7a2.800 2.800 0 0 1 2 .8l6.600 6.600a2.600 2.600 0 0 1 0 3.700l-6 6a2.600 2.600 0 0 1-3.700 \
        0L4.100 13.800a2.800 2.800 0 0 1-.8-2z f:O8.2 8.2 1.6;tag.fill=o:M3.300 4.800A1.500 1.500 0 0 1 4.800 3.300h7a2.800 2.800 0 0 1 \
        2 .8l6.600 6.600a2.600 2.600 0 0 1 0 3.700l-6 6a2.600 2.600 0 0 1-3.700 0L4.100 13.800a2.800 2.800 0 0 1-.8-2z|-f:O7.8 7.8 1.7;t\
        akeoutbag.and.cup.and.straw=paper-bag;takeoutbag.and.cup.and.straw.fill=paper-bag:o;target=target;tengesign=currency-tenge;tenni\
        sball=ball-tennis;tent=tent;tent.fill=tent:o;terminal=s:R2 4 20 16 3M6.500 8.500l3.500 3.500-3.500 3.500M12.500 15.700h4.700;ter\
        minal.fill=o:R2 4 20 16 3|-s:M6.500 8.500l3.500 3.500-3.500 3.500M12.500 15.700h4.700;testtube.2=test-pipe;text.aligncenter=s:M2\
        .6 5h18.8M6 9.7h12M2.6 14.3h18.8M6 19h12;text.alignleading=text.alignleft;text.alignleft=s:M2.6 5h18.8M2.6 9.7h12M2.6 14.3h18.8M\
        2.6 19h12;text.alignright=text.alignleft@x;text.append=s:M2.6 5h18.8M2.6 9.7h18.8M2.6 14.3h8|plus*.5,18,17;text.badge.checkmark=\
        s:M2.6 6.5h18M2.6 12h18M2.6 17.5h8.5|checkmark*.5,18.300,18;text.badge.minus=s:M2.6 6.5h18M2.6 12h18M2.6 17.5h8.5|minus*.5,18.30\
        0,18;text.badge.plus=s:M2.6 6.5h18M2.6 12h18M2.6 17.5h8.5|plus*.5,18.300,18;text.badge.star=s:M2.6 6.5h18M2.6 12h18M2.6 17.5h8.5\
        |star.fill*.5,18.300,18;text.badge.xmark=s:M2.6 6.5h18M2.6 12h18M2.6 17.5h8.5|xmark*.5,18.300,18;text.book.closed=notebook;text.\
        book.closed.fill=notebook:o;text.bubble=bubble.left|s:M6.300 9h11.400M6.300 13h7.600;text.bubble.fill=bubble.left.fill|-s:M6.300\
         9h11.400M6.300 13h7.600;text.cursor=cursor-text;text.insert=text.append;text.justify=s:M2.6 5h18.8M2.6 9.7h18.8M2.6 14.3h18.8M2\
        .6 19h18.8;text.justify.leading=text.justifyleft;text.justify.left=text.justifyleft;text.justify.right=text.justifyright;text.ju\
        stify.trailing=text.justifyright;text.justifyleft=s:M2.6 5h18.8M2.6 9.7h18.8M2.6 14.3h18.8M2.6 19h12;text.justifyright=text.just\
        ifyleft@x;text.line.first.and.arrowtriangle.forward=s:M9 5h12.4M2.6 10h18.8M2.6 15h18.8M2.6 20h12 f:M2.200 2.700v4.600L6 5z;text\
        .line.last.and.arrowtriangle.forward=text.line.first.and.arrowtriangle.forward@y;text.line.magnify=text.magnifyingglass;text.mag\
        nifyingglass=list-search;text.pad.header=s:R3.3 3.3 17.4 17.4 3.7M7 8h10M7 12.5h10M7 16.5h6;text.quote=blockquote;text.viewfinde\
        r=viewfinder|s:M7.500 9.500h9M7.500 14.500h6;textformat=_A*.82,7.500,12|_a*.8,20,14.200;textformat.12=1*.8,8,12|2*.8,16,12;textf\
        ormat.123=1*.7,4,12|2*.7,12,12|3*.7,20,12;textformat.abc=abc;textformat.alt=typography;textformat.characters=textformat;textform\
        at.size=_a*.72,4,15.500|_A*.95,15.500,12;textformat.size.larger=textformat.size;textformat.size.smaller=_a*.9,18,14|_A*.6,6,15;t\
        extformat.subscript=_A*.7,9,10|2*.4,19,18;textformat.superscript=_A*.7,9,14|2*.4,19,6;theatermasks=masks-theater;theatermasks.fi\
        ll=masks-theater:o;thermometer=temperature;thermometer.medium=temperature;thermometer.snowflake=temperature-snow;thermometer.sun\
        =temperature-sun;ticket=ticket;ticket.fill=ticket:f;timelapse=circle-dotted;timeline.selection=s:M3 12h18M7 7v10M17 7v10M12 4v16\
        ;timer=s:M12 2.700a9.300 9.300 0 1 1-6.800 3M12 2.700v3.500M12 12.300L7.400 7.300 f:O12 12.3 1.6;togglepower=power;tornado=torna\
        do;tortoise=s:M2.600 15.400C2.600 10.400 6.200 7 10.600 7s8 3.400 8 8.400zM18 12.300c.9-.3 1.300-1.500 2.200-1.900 1.500-.6 2.90\
        0.5 2.900 2.100 0 1.700-1.300 2.900-3 2.900h-1.500M4.900 15.400v2.400a1 1 0 0 0 1 1h1.900a1 1 0 0 0 1-1v-2.400M12.400 15.400v2.4\
        00a1 1 0 0 0 1 1h1.900a1 1 0 0 0 1-1v-2.400M2.600 15.400l-1.300 1M7.200 8.100l1.600 3.300h3.600L14 8.100M8.800 11.400l-1.700 4M1\
        2.400 11.400l1.700 4;tortoise.fill=f:M1.800 14.300C2.200 9.400 5.900 6.200 10.600 6.200s8.400 3.200 8.800 8.100zM19.300 10.400c.\
        4-.4.900-.7 1.500-.8 1.700-.2 3.100 1.100 3.100 2.900 0 2.100-1.700 3.700-3.800 3.700h-3v1.700a1.700 1.700 0 0 1-1.700 1.700h-2a\
        1.700 1.700 0 0 1-1.700-1.700v-1.700H9.500v1.700a1.700 1.700 0 0 1-1.700 1.700h-2a1.700 1.700 0 0 1-1.700-1.700v-1.700h-1.300l-1\
        .100.8a.7.7 0 0 1-.9-1.100l.5-.4h19.300a7.900 7.900 0 0 0-1.300-4.900z;torus=s:O12 12 9.3O12 12 4;touchid=fingerprint;train.side\
        .front.car=train;train.side.front.car.fill=train:f;tram=train;tram.fill=train:f;translate=language;trash=s:M4.200 6.100h15.600M9\
         6V4.600A1.500 1.500 0 0 1 10.500 3.100h3A1.500 1.500 0 0 1 15 4.600V6M5.700 6.200l.75 12.700a2 2 0 0 0 2 1.900h7.100a2 2 0 0 0 \
        2-1.900L18.300 6.200M12 9.700v7.700M9 9.700l.3 7.700M15 9.700l-.3 7.700;trash.circle=_bin in circle;trash.circle.fill=_bin in ci\
        rcle.fill;trash.fill=f:M5 8.100h14l-.75 11.100a2.700 2.700 0 0 1-2.700 2.500H8.450a2.700 2.700 0 0 1-2.700-2.500z s:M4.200 6.100\
        h15.600M9 6V4.600A1.500 1.500 0 0 1 10.500 3.100h3A1.500 1.500 0 0 1 15 4.600V6|-s:M12 10.400v7.700M9 10.400l.3 7.700M15 10.400l\
        -.3 7.700;trash.slash=trash-off;trash.square=_bin in square;trash.square.fill=_bin in square.fill;tray=s:M2.300 13.500v4.700A2.3\
        00 2.300 0 0 0 4.600 20.500h14.800a2.300 2.300 0 0 0 2.300-2.300v-4.700L18.300 5a2 2 0 0 0-1.900-1.300H7.600A2 2 0 0 0 5.700 5zM\
        2.500 13.300h5.200c.5 0 .8.4.9.9a3.400 3.400 0 0 0 6.800 0c.1-.5.4-.9.9-.9h5.200;tray.2=tray*.75,12,15.500|s:M5.500 5.500l1.300-\
        2h10.400l1.300 2;tray.2.fill=tray.fill*.75,12,15.500|s:M5.500 5.500l1.300-2h10.400l1.300 2;tray.and.arrow.down=tray*.9,12,14|~s:\
        M12 13.500V2.500|s:M12 2v11.500M8.800 10.300l3.200 3.200 3.200-3.200;tray.and.arrow.down.fill=tray.fill*.9,12,14|~s:M12 13.500V2\
        .500|s:M12 2v11.500M8.800 10.300l3.200 3.200 3.200-3.200;tray.and.arrow.up=tray*.9,12,14|~s:M12 13.500V2.500|s:M12 13.500V2.300M\
        8.800 5.500L12 2.300l3.200 3.200;tray.and.arrow.up.fill=tray.fill*.9,12,14|~s:M12 13.500V2.500|s:M12 13.500V2.300M8.800 5.500L12\
         2.300l3.200 3.200;tray.fill=f:M1.400 13.500 5 4.500A2.900 2.900 0 0 1 7.600 2.800h8.800A2.900 2.900 0 0 1 19 4.500l3.600 9v4.70\
        0a3.200 3.200 0 0 1-3.200 3.200H4.600a3.200 3.200 0 0 1-3.200-3.200z|-s:M3.900 12.300h3.800c.5 0 .8.5.9 1a3.400 3.400 0 0 0 6.80\
        0 0c.1-.5.4-1 .9-1h3.800;tray.full=tray|s:M9 7.500h6M8 10.500h8;tray.full.fill=tray.fill|-s:M9 6h6M8.300 9h7.400;tree=tree;tree.\
        fill=tree:o;triangle=s:M12 4.200a1.600 1.600 0 0 1 1.400.8l7.700 13.300a1.600 1.600 0 0 1-1.400 2.400H4.300a1.600 1.600 0 0 1-1.\
        400-2.400L10.600 5A1.600 1.600 0 0 1 12 4.200z;triangle.fill=o:M12 4.200a1.600 1.600 0 0 1 1.400.8l7.700 13.300a1.600 1.600 0 0 \
        1-1.400 2.400H4.300a1.600 1.600 0 0 1-1.400-2.400L10.600 5A1.600 1.600 0 0 1 12 4.200z;trophy=trophy;trophy.fill=trophy:f;tropic\
        alstorm=hurricane;truck.box=box.truck;truck.box.fill=box.truck.fill;tshirt=shirt;tshirt.fill=shirt:f;tugriksign=currency-tugrik;\
        tuningfork=s:M8 2.500v7a4 4 0 0 0 8 0v-7M12 13.500v8;turkishlirasign=currency-lira;tv=s:R1.8 4 20.4 13.6 2.4M8 20.500h8;tv.and.m\
        ediabox=s:M2.500 15.500V7A2.500 2.500 0 0 1 5 4.500h14A2.500 2.500 0 0 1 21.500 7v4M2.500 15.500h7M6 19.500h4R13 14 9.5 6.5 1.8;\
        tv.and.mediabox.fill=tv.fill;tv.fill=o:R1.8 4 20.4 13.6 2.4 s:M8 20.800h8;tv.music.note=music.note.tv;tv.music.note.fill=music.n\
        ote.tv.fill;u=letter-u;umbrella=umbrella;umbrella.fill=umbrella:f;underline=underline;v=letter-v;video=s:R1.8 6 13.6 12 2.8M18.2\
        00 10.300l3.300-2.700a.6.6 0 0 1 1 .5v7.800a.6.6 0 0 1-1 .5l-3.300-2.700z;video.bubble.left=video.bubble;video.bubble.left.fill=\
        video.bubble.fill;video.fill=o:R1.8 6 13.6 12 2.8M18.200 10.300l3.300-2.700a.6.6 0 0 1 1 .5v7.800a.6.6 0 0 1-1 .5l-3.300-2.700z;\
        view.3d=cube;viewfinder=s:M2.800 8V6A3.200 3.200 0 0 1 6 2.800h2M16 2.800h2A3.200 3.200 0 0 1 21.200 6v2M21.200 16v2a3.200 3.200\
         0 0 1-3.200 3.200h-2M8 21.200H6A3.200 3.200 0 0 1 2.800 18v-2;viewfinder.circle=viewfinder in circle;visionpro=device-vision-pr\
        o;volleyball=ball-volleyball;w=letter-w;wallet.pass=s:R3.8 2.6 16.4 18.8 2.8M4 7.300h16M4 11h16M4 14h4.200a3.900 3.900 0 0 0 7.6\
        00 0H20;wallet.pass.fill=o:R3.8 2.6 16.4 18.8 2.8|-s:M4 7.300h16M4 11h16M4 14.500h4.200a3.900 3.900 0 0 0 7.600 0H20;wand.and.ra\
        ys=wand;wand.and.sparkles=wand;wand.and.stars=wand;washer=wash-machine;wave.3.backward=wave.3.left;wave.3.down=wave.3.right@r90;\
        wave.3.forward=wave.3.right;wave.3.left=wave.3.right@x;wave.3.right=s:M7.36 7.5A7 7 0 0 1 7.36 16.5M11.19 4.29A12 12 0 0 1 11.19\
         19.71M15.02 1.07A17 17 0 0 1 15.02 22.93;wave.3.up=wave.3.right@r270;waveform=s:M3 10.500v3M6.600 8v8M10.200 4v16M13.800 7v10M1\
        7.400 5v14M21 10.500v3;waveform.path=activity;waveform.path.ecg=activity;wifi=s:M1.89 9.9A13.6 13.6 0 0 1 22.11 9.9M5.39 13.04A8\
        .9 8.9 0 0 1 18.61 13.04 f:M12 14.500a4.500 4.500 0 0 1 3.200 1.300L12 19.400l-3.200-3.600A4.500 4.500 0 0 1 12 14.500z;wifi.exc\
        lamationmark=wifi badge exclamationmark;wifi.router=s:R2.3 14 19.4 6.5 2M18 14V9.500M14.1 6.75A4.5 4.5 0 0 1 21.9 6.75M11.07 5A8\
         8 0 0 1 24.93 5 f:O6.5 17.3 1O10 17.3 1;wifi.router.fill=o:R2.3 14 19.4 6.5 2 s:M18 14V9.500M14.1 6.75A4.5 4.5 0 0 1 21.9 6.75M\
        11.07 5A8 8 0 0 1 24.93 5|-f:O6.5 17.3 1.1O10 17.3 1.1;wifi.slash=wifi|~s:M4 3.500l16 17|s:M4 3.500l16 17;wind=wind;wind.snow=wi\
        nd;wineglass=glass-full;wineglass.fill=glass-full:f;wonsign=currency-won;wrench=tool;wrench.adjustable=tool;wrench.adjustable.fi\
        ll=tool:o;wrench.and.screwdriver=tools;wrench.fill=tool:o;wrongwaysign=minus.circle;wrongwaysign.fill=minus.circle.fill;x=letter\
        -x;x.squareroot=square-root;xmark=s:M5 5l14 14M19 5L5 19;xmark.bin=trash-x;xmark.bin.fill=trash-x:f;xserve=server;y=letter-y;yen\
        sign=currency-yen;yinyang=yin-yang;z=letter-z;zzz=s:M3.500 13.500h6.500l-6.500 7h6.500M13 8.500h5l-5 5.300h5M17.800 2.800h3.700l\
        -3.700 4h3.700
        """
}
