// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.
// Input: names.txt, checksum b05e938a0a578ab7.

extension SymbolNames {
    /// All parts, in order.
    static var texts: [String] { [text1, text2, text3, text4] }

    /// The drawing of each symbol, part 1 of 4.
    static let text1 = """
        0=number-0;1=number-1;1.magnifyingglass=magnifyingglass|1*.45,10,10;2=number-2;3=number-3;4=number-4;4k.tv=tv|4*.4,8.500,10.800|\
        k*.4,14.800,10.800;5=number-5;6=number-6;7=number-7;8=number-8;9=number-9;_A=s:M4 20L12 3.500l8 16.500M6.800 14.500h10.400;_a=s:\
        O9.500 14.300 5M14.500 9.200v10.200;_badge.clock=clock.fill;_badge.gearshape=gearshape.fill;_badge.heart=heart.fill;_badge.key=k\
        ey.fill;_badge.lock=lock.fill;_badge.person.crop=person.fill;_badge.shield.checkmark=checkmark.shield.fill;_badge.shield.half.fi\
        lled=shield.lefthalf.filled;_badge.star=star.fill;_badge.wifi=wifi;_bar=s:M12 5v14;_bin=s:M5 7h14M9.500 6.500V4.500h5v2M6.500 7.\
        300l.8 11.500a1.800 1.800 0 0 0 1.800 1.700h5.800a1.800 1.800 0 0 0 1.800-1.700L17.500 7.300M12 10.500v6;_bubble=bubble.left.fil\
        l@x;_camera=s:M4.600 6.200h2.700l1.300-2a1.800 1.800 0 0 1 1.500-.8h3.800a1.800 1.800 0 0 1 1.500.8l1.300 2h2.700A2.600 2.600 0 \
        0 1 22 8.800v9a2.600 2.600 0 0 1-2.600 2.600H4.600A2.600 2.600 0 0 1 2 17.800v-9a2.600 2.600 0 0 1 2.600-2.600z;_camera.fill=o:M\
        4.600 6.200h2.700l1.300-2a1.800 1.800 0 0 1 1.500-.8h3.800a1.800 1.800 0 0 1 1.500.8l1.300 2h2.700A2.600 2.600 0 0 1 22 8.800v9a\
        2.600 2.600 0 0 1-2.600 2.600H4.600A2.600 2.600 0 0 1 2 17.800v-9a2.600 2.600 0 0 1 2.600-2.600z;_cloud=s:M7.300 14.300a4.200 4.\
        200 0 0 1-.7-8.330 5.700 5.700 0 0 1 11 .93 3.800 3.800 0 0 1-.3 7.400z;_cloud.fill=o:M7.300 14.300a4.200 4.200 0 0 1-.7-8.330 5\
        .700 5.700 0 0 1 11 .93 3.800 3.800 0 0 1-.3 7.400z;_cog=s:M9.96 4.78L10.41 2.43A9.7 9.7 0 0 1 13.59 2.43L14.04 4.78A7.5 7.5 0 0\
         1 15.66 5.46L15.66 5.46L17.64 4.11A9.7 9.7 0 0 1 19.89 6.36L18.54 8.34A7.5 7.5 0 0 1 19.22 9.96L19.22 9.96L21.57 10.41A9.7 9.7 \
        0 0 1 21.57 13.59L19.22 14.04A7.5 7.5 0 0 1 18.54 15.66L18.54 15.66L19.89 17.64A9.7 9.7 0 0 1 17.64 19.89L15.66 18.54A7.5 7.5 0 \
        0 1 14.04 19.22L14.04 19.22L13.59 21.57A9.7 9.7 0 0 1 10.41 21.57L9.96 19.22A7.5 7.5 0 0 1 8.34 18.54L8.34 18.54L6.36 19.89A9.7 \
        9.7 0 0 1 4.11 17.64L5.46 15.66A7.5 7.5 0 0 1 4.78 14.04L4.78 14.04L2.43 13.59A9.7 9.7 0 0 1 2.43 10.41L4.78 9.96A7.5 7.5 0 0 1 \
        5.46 8.34L5.46 8.34L4.11 6.36A9.7 9.7 0 0 1 6.36 4.11L8.34 5.46A7.5 7.5 0 0 1 9.96 4.78z;_coga=f:M9.96 4.78L10.41 2.43A9.7 9.7 0\
         0 1 13.59 2.43L14.04 4.78A7.5 7.5 0 0 1 15.66 5.46L15.66 5.46L17.64 4.11A9.7 9.7 0 0 1 19.89 6.36L18.54 8.34A7.5 7.5 0 0 1 19.2\
        2 9.96L19.22 9.96L21.57 10.41A9.7 9.7 0 0 1 21.57 13.59L19.22 14.04A7.5 7.5 0 0 1 18.54 15.66L18.54 15.66L19.89 17.64A9.7 9.7 0 \
        0 1 17.64 19.89L15.66 18.54A7.5 7.5 0 0 1 14.04 19.22L14.04 19.22L13.59 21.57A9.7 9.7 0 0 1 10.41 21.57L9.96 19.22A7.5 7.5 0 0 1\
         8.34 18.54L8.34 18.54L6.36 19.89A9.7 9.7 0 0 1 4.11 17.64L5.46 15.66A7.5 7.5 0 0 1 4.78 14.04L4.78 14.04L2.43 13.59A9.7 9.7 0 0\
         1 2.43 10.41L4.78 9.96A7.5 7.5 0 0 1 5.46 8.34L5.46 8.34L4.11 6.36A9.7 9.7 0 0 1 6.36 4.11L8.34 5.46A7.5 7.5 0 0 1 9.96 4.78z;_\
        cursor=pointer:o;_cycle=s:M4.28 10.91A7.8 7.8 0 0 1 18.47 7.64 f:M20.600 11.600L21.900 6l-6.300 3.600z;_dot=f:O12 12 1.9;_magnif\
        ier=magnifyingglass;_oval=oval@r90;_oval.fill=oval.fill@r90;_person=f:O12 7.1 5M4.600 21.700c-1.500 0-2.200-.9-2.200-2.100 0-3.2\
        00 3.800-6.800 9.600-6.800s9.600 3.600 9.600 6.800c0 1.200-.7 2.100-2.200 2.100z;_qr=f:R3 3 7 7 1.4R14 3 7 7 1.4R3 14 7 7 1.4R14\
         14 3 3 0.6R18.5 18.5 3 3 0.6R18.5 13.5 2.5 2.5 0.5R13.5 18.5 2.5 2.5 0.5|-f:R5.2 5.2 2.6 2.6 0.5R16.2 5.2 2.6 2.6 0.5R5.2 16.2 \
        2.6 2.6 0.5;_ring=s:O12 12 9.3;_sheet=s:R4.6 2.2 14.8 19.5 2.7;_sheet.fill=o:R4.6 2.2 14.8 19.5 2.7;_speaker=s:M5.500 9.100h2.70\
        0L12.500 5.300a.9.9 0 0 1 1.500.7v12a.9.9 0 0 1-1.500.7L8.200 14.900H5.500a1.100 1.100 0 0 1-1.100-1.100v-3.600A1.100 1.100 0 0 \
        1 5.500 9.100z;_speaker.fill=o:M5.500 9.100h2.700L12.500 5.300a.9.9 0 0 1 1.500.7v12a.9.9 0 0 1-1.500.7L8.200 14.900H5.500a1.100\
         1.100 0 0 1-1.100-1.100v-3.600A1.100 1.100 0 0 1 5.500 9.100z;a=letter-a;a.book.closed=character.book.closed;a.book.closed.fill\
        =character.book.closed.fill;abc=abc;accessibility=accessible;airplane=f:M23 12c0 1-1.400 1.750-3.200 1.750h-4.700l-5 7.300a1 1 0\
         0 1-.8.45H8.200a.5.5 0 0 1-.48-.65l2.100-7.100H5.700l-1.900 2.350a.8.8 0 0 1-.6.3h-1a.5.5 0 0 1-.48-.6L2.600 12l-.9-3.800a.5.5 \
        0 0 1 .48-.6h1a.8.8 0 0 1 .6.3l1.900 2.350h4.100l-2.100-7.100a.5.5 0 0 1 .48-.65h1.100a1 1 0 0 1 .8.45l5 7.300h4.700c1.800 0 3.2\
        00.75 3.200 1.750z;airplane.arrival=plane-arrival;airplane.departure=plane-departure;airplay=airplayvideo;airplay.audio=airplaya\
        udio;airplay.video=airplayvideo;airplayaudio=s:M6.67 19.62A9.3 9.3 0 1 1 17.33 19.62M9.46 16.77A5.4 5.4 0 1 1 14.54 16.77 f:M12 \
        12.500a1 1 0 0 1 .78.370l5.500 6.800a1 1 0 0 1-.78 1.630H6.500a1 1 0 0 1-.78-1.630l5.500-6.800A1 1 0 0 1 12 12.500z;airplayvideo\
        =s:M7.500 17.500H4.800A2.500 2.500 0 0 1 2.300 15V6.500A2.500 2.500 0 0 1 4.800 4h14.400a2.500 2.500 0 0 1 2.500 2.500V15a2.500 \
        2.500 0 0 1-2.500 2.500H16.500 f:M12 13.500a1 1 0 0 1 .75.350l5 5.700a1 1 0 0 1-.75 1.650H7a1 1 0 0 1-.75-1.650l5-5.700A1 1 0 0 \
        1 12 13.500z;airpods=device-airpods;airpodsmax=headphones;airpodspro=device-airpods;airtag=s:O12 12 9.300O12 12 5.500;airtag.fil\
        l=circle.fill|-s:O12 12 5.500;alarm=alarm;alarm.fill=alarm:f;align.horizontal.center=s:M12 2.500v3M12 10v4M12 18.500v3R4 5.5 16 \
        4.5 1R7 14 10 4.5 1;align.horizontal.left=s:M3 3v18R6 5.5 14 4.5 1R6 14 9 4.5 1;align.horizontal.right=align.horizontal.left@x;a\
        lign.vertical.bottom=align.horizontal.left@r270;align.vertical.center=align.horizontal.center@r90;align.vertical.top=align.horiz\
        ontal.left@r90;allergens=virus;alternatingcurrent=s:M2.500 12c2-6.500 7.500-6.500 9.500 0s7.500 6.500 9.500 0;ant=bug;ant.fill=b\
        ug:f;antenna.radiowaves.left.and.right=f:O12 9.6 2 s:M12 10v11.300M8.05 13.28A5.4 5.4 0 0 1 8.05 5.92M4.98 16.15A9.6 9.6 0 0 1 4\
        .98 3.05M15.95 5.92A5.4 5.4 0 0 1 15.95 13.28M19.02 3.05A9.6 9.6 0 0 1 19.02 16.15;app=square;app.connected.to.app.below.fill=f:\
        R8 2 8 8 2.2 s:M12 10v5M9.500 12.800L12 15.300l2.500-2.500M4 16v3a2.500 2.500 0 0 0 2.500 2.500h11A2.500 2.500 0 0 0 20 19v-3;ap\
        p.dashed=square.dashed;app.fill=square.fill;app.gift=square|gift*.6,12,12;app.gift.fill=square.fill|-gift*.6,12,12;apple.logo=br\
        and-apple:f;apple.terminal=terminal-2;applelogo=brand-apple:f;applescript=scroll;applescript.fill=scroll.fill;appletv=device-tv;\
        appletvremote.gen4=av.remote;applewatch=device-watch;applewatch.watchface=applewatch;apps.iphone=s:R6 1.8 12 20.4 2.8 f:R8 5.2 2\
        .6 2.6 0.7R13.4 5.2 2.6 2.6 0.7R8 9.2 2.6 2.6 0.7R13.4 9.2 2.6 2.6 0.7R8 13.2 2.6 2.6 0.7R13.4 13.2 2.6 2.6 0.7;aqi.high=f:O12 1\
        2 1.7O7 9 1.7O17 9 1.7O7 15 1.7O17 15 1.7O12 6 1.7O12 18 1.7O3.5 12 1.7O20.5 12 1.7O8.5 4.5 1.7;aqi.low=f:O12 12 1.7O7 9 1.7O17 \
        9 1.7;aqi.medium=f:O12 12 1.7O7 9 1.7O17 9 1.7O7 15 1.7O17 15 1.7O12 6 1.7;archivebox=s:R2.3 3.6 19.4 4.8 1.4M4 8.400v9.400A2.60\
        0 2.600 0 0 0 6.600 20.400h10.800A2.600 2.600 0 0 0 20 17.800V8.400M9.300 12.300h5.400;archivebox.fill=o:R2.3 3.6 19.4 4.8 1.4 f\
        :M3.100 10.300h17.800v7.500a3.500 3.500 0 0 1-3.500 3.500H6.600a3.500 3.500 0 0 1-3.500-3.500z|-s:M9.300 13.500h5.400;arrow.2.ci\
        rclepath=arrow.triangle.2.circlepath;arrow.2.squarepath=repeat;arrow.3.trianglepath=recycle;arrow.backward=arrow-left;arrow.back\
        ward.to.line=arrow-bar-to-left;arrow.branch=arrow.triangle.branch;arrow.circlepath=arrow.clockwise;arrow.clockwise=s:M19.700 8.3\
        00A8.400 8.400 0 1 0 20.400 13M19.900 3.600v4.900h-4.900;arrow.counterclockwise=arrow.clockwise@x;arrow.down=arrow-down;arrow.do\
        wn.app=square-arrow-down;arrow.down.app.fill=square-arrow-down:f;arrow.down.backward=arrow.down.left;arrow.down.backward.and.arr\
        ow.up.forward=arrow.down.left.and.arrow.up.right;arrow.down.doc=arrow.down in doc;arrow.down.doc.fill=arrow.down in doc.fill;arr\
        ow.down.forward=arrow.down.right;arrow.down.forward.and.arrow.up.backward=arrow.down.right.and.arrow.up.left;arrow.down.left=arr\
        ow-down-left;arrow.down.left.and.arrow.up.right=arrow.down.right.and.arrow.up.left@x;arrow.down.left.video=video|arrow.down.left\
        *.45,8.600,12;arrow.down.left.video.fill=video.fill|-arrow.down.left*.45,8.600,12;arrow.down.right=arrow-down-right;arrow.down.r\
        ight.and.arrow.up.left=s:M3.500 10.300h6.800V3.500M10 10L3.300 3.300M20.500 13.700h-6.800v6.800M14 14l6.700 6.700;arrow.down.to.\
        line=arrow-bar-to-down;arrow.down.to.line.alt=arrow.down.to.line;arrow.down.to.line.compact=arrow.down.to.line;arrow.forward=arr\
        ow-right;arrow.forward.to.line=arrow-bar-to-right;arrow.left=arrow-left;arrow.left.and.right=arrows-horizontal;arrow.left.and.ri\
        ght.righttriangle.left.righttriangle.right=flip-horizontal;arrow.left.arrow.right=arrows-right-left;arrow.left.to.line=arrow-bar\
        -to-left;arrow.left.to.line.alt=arrow.left.to.line;arrow.left.to.line.compact=arrow.left.to.line;arrow.merge=arrow.triangle.merg\
        e;arrow.rectanglepath=repeat;arrow.right=arrow-right;arrow.right.arrow.left=arrow.left.arrow.right;arrow.right.to.line=arrow-bar\
        -to-right;arrow.right.to.line.alt=arrow.right.to.line;arrow.right.to.line.compact=arrow.right.to.line;arrow.swap=arrow.left.arro\
        w.right;arrow.triangle.2.circlepath=_cycle|_cycle@r180;arrow.triangle.2.circlepath.camera=_camera|arrow.triangle.2.circlepath*.4\
        2,12,13.300;arrow.triangle.2.circlepath.camera.fill=_camera.fill|-arrow.triangle.2.circlepath*.42,12,13.300;arrow.triangle.2.cir\
        clepath.circle=arrow.triangle.2.circlepath in circle;arrow.triangle.2.circlepath.circle.fill=arrow.triangle.2.circlepath in circ\
        le.fill;arrow.triangle.2.circlepath.doc.on.clipboard=doc.on.clipboard;arrow.triangle.2.circlepath.icloud=arrow.triangle.2.circle\
        path in icloud;arrow.triangle.2.circlepath.icloud.fill=arrow.triangle.2.circlepath in icloud.fill;arrow.triangle.branch=git-bran\
        ch;arrow.triangle.merge=git-merge;arrow.triangle.pull=git-pull-request;arrow.triangle.swap=arrow.up.arrow.down;arrow.triangle.tu\
        rn.up.right.circle=arrow.turn.up.right in circle;arrow.triangle.turn.up.right.circle.fill=arrow.turn.up.right in circle.fill;arr\
        ow.triangle.turn.up.right.diamond=arrow.turn.up.right in diamond;arrow.triangle.turn.up.right.diamond.fill=arrow.turn.up.right i\
        n diamond.fill;arrow.turn.down.left=corner-down-left;arrow.turn.down.right=corner-down-right;arrow.turn.left.down=arrow.turn.rig\
        ht.down@x;arrow.turn.left.up=arrow.turn.right.up@x;arrow.turn.right.down=corner-right-down;arrow.turn.right.up=corner-right-up;a\
        rrow.turn.up.left=corner-up-left;arrow.turn.up.right=corner-up-right;arrow.up=arrow-up;arrow.up.and.down=arrows-vertical;arrow.u\
        p.and.down.and.arrow.left.and.right=arrows-move;arrow.up.and.down.righttriangle.up.righttriangle.down=arrow.left.and.right.right\
        triangle.left.righttriangle.right@r90;arrow.up.arrow.down=arrows-sort;arrow.up.backward=arrow-up-left;arrow.up.backward.and.arro\
        w.down.forward=arrow.up.left.and.arrow.down.right;arrow.up.bin=archivebox;arrow.up.bin.fill=archivebox.fill;arrow.up.doc=arrow.u\
        p in doc;arrow.up.doc.fill=arrow.up in doc.fill;arrow.up.forward=arrow-up-right;arrow.up.forward.and.arrow.down.backward=arrow.u\
        p.right.and.arrow.down.left;arrow.up.forward.app=arrow.up.forward in square;arrow.up.left=arrow-up-left;arrow.up.left.and.arrow.\
        down.right=s:M3.500 10.500v-7h7M3.900 3.900l6.100 6.100M20.500 13.500v7h-7M20.100 20.100L14 14;arrow.up.left.and.down.right.and.\
        arrow.up.right.and.down.left=s:M3 8V3h5M3.500 3.500L21 21M16 21h5v-5M16 3h5v5M20.500 3.500L3 21M3 16v5h5;arrow.up.left.and.down.\
        right.magnifyingglass=magnifyingglass|s:M7.500 9V7.500H9M12.500 11v1.500H11;arrow.up.right=arrow-up-right;arrow.up.right.and.arr\
        ow.down.left=arrow.up.left.and.arrow.down.right@x;arrow.up.right.video=video|arrow.up.right*.45,8.600,12;arrow.up.right.video.fi\
        ll=video.fill|-arrow.up.right*.45,8.600,12;arrow.up.to.line=arrow-bar-to-up;arrow.up.to.line.alt=arrow.up.to.line;arrow.up.to.li\
        ne.compact=arrow.up.to.line;arrow.uturn.backward=arrow-back-up;arrow.uturn.down=arrow-back-up@r270;arrow.uturn.forward=arrow-for\
        ward-up;arrow.uturn.left=arrow-back-up;arrow.uturn.right=arrow-forward-up;arrow.uturn.up=arrow-back-up@r90;arrowshape.backward=a\
        rrowshape.left;arrowshape.backward.fill=arrowshape.left.fill;arrowshape.down=arrow-big-down;arrowshape.down.fill=arrow-big-down:\
        f;arrowshape.forward=arrowshape.right;arrowshape.forward.fill=arrowshape.right.fill;arrowshape.left=arrow-big-left;arrowshape.le\
        ft.fill=arrow-big-left:f;arrowshape.right=arrow-big-right;arrowshape.right.fill=arrow-big-right:f;arrowshape.turn.up.backward=ar\
        rowshape.turn.up.left;arrowshape.turn.up.backward.2=arrowshape.turn.up.left;arrowshape.turn.up.backward.fill=arrowshape.turn.up.\
        left.fill;arrowshape.turn.up.forward=arrowshape.turn.up.right;arrowshape.turn.up.forward.fill=arrowshape.turn.up.right.fill;arro\
        wshape.turn.up.left=s:M10.500 4.300L2.600 10.900a.9.9 0 0 0 0 1.400l7.900 6.600a.9.9 0 0 0 1.500-.7v-3.500c4.300 0 7.200 1.400 9\
        .300 4.300.4.600 1.200.3 1.100-.4-.7-5.500-4-9.600-10.400-9.900V5a.9.9 0 0 0-1.500-.7z;arrowshape.turn.up.left.2=arrowshape.turn\
        .up.left;arrowshape.turn.up.left.2.fill=arrowshape.turn.up.left.fill;arrowshape.turn.up.left.fill=o:M10.500 4.300L2.600 10.900a.\
        9.9 0 0 0 0 1.400l7.900 6.600a.9.9 0 0 0 1.500-.7v-3.500c4.300 0 7.200 1.400 9.300 4.300.4.600 1.200.3 1.100-.4-.7-5.500-4-9.600\
        -10.400-9.900V5a.9.9 0 0 0-1.500-.7z;arrowshape.turn.up.right=arrowshape.turn.up.left@x;arrowshape.turn.up.right.fill=arrowshape\
        .turn.up.left.fill@x;arrowshape.up=arrow-big-up;arrowshape.up.fill=arrow-big-up:f;arrowshape.zigzag.forward=arrowshape.zigzag.ri\
        ght;arrowshape.zigzag.forward.fill=arrowshape.zigzag.right.fill;arrowshape.zigzag.right=s:M3.500 8.500l7-4 2.500 5.500 4.500-2.5\
        00v-3.500l5 6-5 6v-3.500l-7 4-2.500-5.500-4.500 2.500z;arrowshape.zigzag.right.fill=o:M3.500 8.500l7-4 2.500 5.500 4.500-2.500v-\
        3.500l5 6-5 6v-3.500l-7 4-2.500-5.500-4.500 2.500z;arrowtriangle.backward=arrowtriangle.left;arrowtriangle.backward.fill=arrowtr\
        iangle.left.fill;arrowtriangle.down=arrowtriangle.up@r180;arrowtriangle.down.fill=arrowtriangle.up.fill@r180;arrowtriangle.forwa\
        rd=arrowtriangle.right;arrowtriangle.forward.fill=arrowtriangle.right.fill;arrowtriangle.left=arrowtriangle.up@r270;arrowtriangl\
        e.left.and.line.vertical.and.arrowtriangle.right=s:M12 4v16|arrowtriangle.left*.8,4.500,12|arrowtriangle.right*.8,19.500,12;arro\
        wtriangle.left.and.line.vertical.and.arrowtriangle.right.fill=s:M12 4v16|arrowtriangle.left.fill*.8,4.500,12|arrowtriangle.right\
        .fill*.8,19.500,12;arrowtriangle.left.fill=arrowtriangle.up.fill@r270;arrowtriangle.right=arrowtriangle.up@r90;arrowtriangle.rig\
        ht.and.line.vertical.and.arrowtriangle.left=s:M12 4v16|arrowtriangle.right*.8,4.500,12|arrowtriangle.left*.8,19.500,12;arrowtria\
        ngle.right.and.line.vertical.and.arrowtriangle.left.fill=s:M12 4v16|arrowtriangle.right.fill*.8,4.500,12|arrowtriangle.left.fill\
        *.8,19.500,12;arrowtriangle.right.fill=arrowtriangle.up.fill@r90;arrowtriangle.up=s:M12 5.500c.5 0 1 .3 1.300.7l7 10.400c.7 1.10\
        0 0 2.400-1.300 2.400H5c-1.300 0-2-1.300-1.300-2.400l7-10.400c.3-.4.8-.7 1.300-.7z;arrowtriangle.up.fill=o:M12 5.500c.5 0 1 .3 1\
        .300.7l7 10.400c.7 1.100 0 2.400-1.300 2.400H5c-1.300 0-2-1.300-1.300-2.400l7-10.400c.3-.4.8-.7 1.300-.7z;aspectratio=aspect-rat\
        io;aspectratio.fill=aspect-ratio:f;asterisk=asterisk;at=at;atom=atom;australiandollarsign=currency-dollar-australian;av.remote=s\
        :R7.5 2 9 20 3O12 7 2M12 13v.01M12 16.500v.01;b=letter-b;backpack=backpack;backpack.fill=backpack:o;backward=player-track-prev;b\
        ackward.end=player-skip-back;backward.end.alt=backward.end;backward.end.alt.fill=backward.end.fill;backward.end.fill=player-skip\
        -back:f;backward.fill=player-track-prev:f;backward.frame=backward.end;backward.frame.fill=backward.end.fill;badge.plus.radiowave\
        s.forward=badge.plus.radiowaves.right;badge.plus.radiowaves.right=plus.circle.fill*.5,5.500,12|s:M11.89 6.21A9 9 0 0 1 11.89 17.\
        79M14.96 3.64A13 13 0 0 1 14.96 20.36M18.02 1.07A17 17 0 0 1 18.02 22.93;bag=shopping-bag;bag.fill=shopping-bag:o;bahtsign=curre\
        ncy-baht;balloon=balloon;balloon.fill=balloon:f;bandage=bandage;bandage.fill=bandage:f;banknote=cash-banknote;banknote.fill=cash\
        -banknote:f;barcode=barcode;barcode.viewfinder=viewfinder|s:M7.500 8.500v7M10.500 8.500v7M13.500 8.500v7M16.500 8.500v7;baromete\
        r=s:O12 12 9.3M12 12l4-4M7 16h10 f:O12 12 1.700;baseball=ball-baseball;basket=basket;basket.fill=basket:f;basketball=ball-basket\
        ball;bathtub=bath;bathtub.fill=bath:f;battery.0=s:R1 7 18.6 10 2.6M22.300 10.500c.9.8.9 2.200 0 3;battery.0percent=battery.0;bat\
        tery.100=s:R1 7 18.6 10 2.6M22.300 10.500c.9.8.9 2.200 0 3 f:R2.8 8.8 15 6.4 1.1;battery.100.bolt=battery.100|~bolt.fill*.55,10.\
        300,12|bolt.fill*.55,10.300,12;battery.100percent=battery.100;battery.100percent.bolt=battery.100.bolt;battery.25=s:R1 7 18.6 10\
         2.6M22.300 10.500c.9.8.9 2.200 0 3 f:R2.8 8.8 3.8 6.4 1.1;battery.25percent=battery.25;battery.50=s:R1 7 18.6 10 2.6M22.300 10.\
        500c.9.8.9 2.200 0 3 f:R2.8 8.8 7.6 6.4 1.1;battery.50percent=battery.50;battery.75=s:R1 7 18.6 10 2.6M22.300 10.500c.9.8.9 2.20\
        0 0 3 f:R2.8 8.8 11.3 6.4 1.1;battery.75percent=battery.75;beach.umbrella=beach;bed.double=bed;bed.double.fill=bed:f;bell=s:M12 \
        2.600c-3.600 0-6.200 2.600-6.200 6.200v2.700c0 1.300-.5 2.300-1.300 3.300l-1 1.300c-.7.900-.1 2 1 2h15c1.100 0 1.700-1.100 1-2l-\
        1-1.300c-.8-1-1.300-2-1.300-3.300V8.800c0-3.600-2.600-6.200-6.200-6.200zM9.500 21.200c.6.600 1.500 1 2.500 1s1.900-.4 2.500-1;be\
        ll.and.waveform=bell-ringing;bell.and.waveform.fill=bell-ringing:f;bell.and.waves.left.and.right=bell-ringing;bell.and.waves.lef\
        t.and.right.fill=bell-ringing:f;bell.fill=o:M12 2.600c-3.600 0-6.200 2.600-6.200 6.200v2.700c0 1.300-.5 2.300-1.300 3.300l-1 1.3\
        00c-.7.900-.1 2 1 2h15c1.100 0 1.700-1.100 1-2l-1-1.300c-.8-1-1.300-2-1.300-3.300V8.800c0-3.600-2.600-6.200-6.200-6.200z f:M9 20\
        .300h6c-.4 1.400-1.600 2.300-3 2.300s-2.600-.9-3-2.300z;bicycle=bike;bin.xmark=xmark.bin;bin.xmark.fill=xmark.bin.fill;binocular\
        s=binoculars;binoculars.fill=binoculars:f;bird=s:M2.500 9.500l3.300-1.100C6.300 5.700 8.200 4 10.600 4c2.600 0 4.600 2 4.600 4.5\
        00l6.300 7.500H16.500c-1 1.700-2.700 2.600-4.800 2.600-3.600 0-6-2.500-6-6.200V8.400M10.500 18.500v3M14 18v3.300M9.700 8v.01M10 \
        12.500c.5 1.800 2 2.800 4.200 2.800;bird.fill=f:M1.900 10.500a.9.9 0 0 1 .3-1.700l2.800-1A5.800 5.800 0 0 1 10.600 3.100c3 0 5.4\
        00 2.300 5.500 5.100l6.100 7.200a.9.9 0 0 1-.7 1.500H17a6.500 6.500 0 0 1-2.100 1.900v2.500a.9.9 0 0 1-1.800 0v-1.900h-1.700v2.1\
        00a.9.9 0 0 1-1.800 0v-2.400c-3-.8-4.800-3.300-4.800-6.700V9.700z|-f:O9.9 8 1;birthday.cake=cake;birthday.cake.fill=cake:o;bitco\
        insign=currency-bitcoin;bold=bold;bold.italic.underline=underline;bold.underline=underline;bolt=bolt;bolt.batteryblock=s:R2.3 6 \
        19.4 14.5 2.4M5.500 5.800V3.500h3v2.300M15.500 5.800V3.500h3v2.300|bolt.fill*.45,12,13.200;bolt.batteryblock.fill=o:R2.3 6 19.4 \
        14.5 2.4 s:M5.500 5.800V3.500h3v2.300M15.500 5.800V3.500h3v2.300|-bolt.fill*.45,12,13.200;bolt.car=car;bolt.car.fill=car.fill;bo\
        lt.fill=bolt:f;bolt.heart=heart-bolt;bolt.heart.fill=heart-bolt:o;bolt.horizontal=bolt@r90;bolt.horizontal.fill=bolt.fill@r90;bo\
        lt.horizontal.icloud=bolt.horizontal.fill in icloud;bolt.horizontal.icloud.fill=bolt.horizontal.fill in icloud.fill;bonjour=ante\
        nna.radiowaves.left.and.right;book=book;book.and.wrench=book;book.and.wrench.fill=book.fill;book.closed=book-2;book.closed.fill=\
        book-2:o;book.fill=book:f;book.pages=book;book.pages.fill=book.fill;bookmark=s:M8 2.500h8A2.500 2.500 0 0 1 18.500 5v15.700c0 .8\
        -.9 1.200-1.500.6L12 16.500l-5 4.800c-.6.6-1.500.2-1.500-.6V5A2.500 2.500 0 0 1 8 2.500z;bookmark.fill=o:M8 2.500h8A2.500 2.500 \
        0 0 1 18.500 5v15.700c0 .8-.9 1.200-1.500.6L12 16.500l-5 4.800c-.6.6-1.500.2-1.500-.6V5A2.500 2.500 0 0 1 8 2.500z;books.vertica\
        l=books;books.vertical.fill=books:o;box.truck=truck;box.truck.fill=truck:f;brain=brain;brain.head.profile=brain;brazilianrealsig\
        n=currency-real;briefcase=briefcase;briefcase.fill=briefcase:f;bubble=bubble.left;bubble.fill=bubble.left.fill;bubble.left=s:M5.\
        700 3.700h12.600A3.700 3.700 0 0 1 22 7.400v7a3.700 3.700 0 0 1-3.700 3.700h-7.200l-3.800 3.400c-.5.500-1.200.1-1.200-.6v-2.800h\
        -.4A3.700 3.700 0 0 1 2 14.400v-7A3.700 3.700 0 0 1 5.700 3.700z;bubble.left.and.bubble.right=bubble.left*.72,7.500,9|~_bubble*.\
        72,17,15.500|bubble.right*.68,17,15.500;bubble.left.and.bubble.right.fill=bubble.left.fill*.72,7.500,9|~_bubble*.72,17,15.500|bu\
        bble.right.fill*.68,17,15.500;bubble.left.and.exclamationmark.bubble.right=bubble.left.and.bubble.right|s:M17 12.800v2.400M17 17\
        .300v.01;bubble.left.and.exclamationmark.bubble.right.fill=bubble.left.and.bubble.right.fill|-s:M17 12.800v2.400M17 17.300v.01;b\
        ubble.left.and.text.bubble.right=bubble.left.and.bubble.right|s:M13.800 13.800h6.400M13.800 16.200h4;bubble.left.and.text.bubble\
        .right.fill=bubble.left.and.bubble.right.fill|-s:M13.800 13.800h6.400M13.800 16.200h4;bubble.left.fill=o:M5.700 3.700h12.600A3.7\
        00 3.700 0 0 1 22 7.400v7a3.700 3.700 0 0 1-3.700 3.700h-7.200l-3.800 3.400c-.5.500-1.200.1-1.200-.6v-2.800h-.4A3.700 3.700 0 0 \
        1 2 14.400v-7A3.700 3.700 0 0 1 5.700 3.700z;bubble.middle.bottom=bubble.left;bubble.middle.bottom.fill=bubble.left.fill;bubble.\
        right=bubble.left@x;bubble.right.fill=bubble.left.fill@x;bubbles.and.sparkles=bubble.left*.75,9,14|f:M18.5 1.5Q19.3 5.7 23.5 6.5\
        Q19.3 7.3 18.5 11.5Q17.7 7.3 13.5 6.5Q17.7 5.7 18.5 1.5z;bubbles.and.sparkles.fill=bubble.left.fill*.75,9,14|f:M18.5 1.5Q19.3 5.\
        7 23.5 6.5Q19.3 7.3 18.5 11.5Q17.7 7.3 13.5 6.5Q17.7 5.7 18.5 1.5z;building=building;building.2=buildings;building.columns=build\
        ing-bank;building.columns.fill=building-bank:o;burst=s:M12 1.6L13.92 4.85L17.2 2.99L17.23 6.77L21.01 6.8L19.15 10.08L22.4 12L19.\
        15 13.92L21.01 17.2L17.23 17.23L17.2 21.01L13.92 19.15L12 22.4L10.08 19.15L6.8 21.01L6.77 17.23L2.99 17.2L4.85 13.92L1.6 12L4.85\
         10.08L2.99 6.8L6.77 6.77L6.8 2.99L10.08 4.85z;burst.fill=o:M12 1.6L13.92 4.85L17.2 2.99L17.23 6.77L21.01 6.8L19.15 10.08L22.4 1\
        2L19.15 13.92L21.01 17.2L17.23 17.23L17.2 21.01L13.92 19.15L12 22.4L10.08 19.15L6.8 21.01L6.77 17.23L2.99 17.2L4.85 13.92L1.6 12\
        L4.85 10.08L2.99 6.8L6.77 6.77L6.8 2.99L10.08 4.85z;bus=bus;bus.fill=bus:f;button.angledbottom.horizontal.left=button.horizontal\
        ;button.angledbottom.horizontal.right=button.horizontal;button.horizontal=s:R2 7 20 10 3.5M9 12h6;c=letter-c;cable.connector=cab\
        le.connector.horizontal@r270;cable.connector.horizontal=s:M2 12h5M7 8.500h6.500v7H7zM13.500 10.300h4v3.400h-4M17.500 12H22;calen\
        dar=s:R2.8 3.8 18.4 17.2 3.3 f:M6.100 3.800h11.800a3.300 3.300 0 0 1 3.300 3.300v1.700H2.800V7.100a3.300 3.300 0 0 1 3.300-3.300\
        zO10.4 12.1 1O13.7 12.1 1O17 12.1 1O7 15 1O10.4 15 1O13.7 15 1O17 15 1O7 17.9 1O10.4 17.9 1O13.7 17.9 1;calendar.circle=calendar\
         in circle;calendar.day.timeline.leading=calendar.day.timeline.left;calendar.day.timeline.left=calendar-event;calendar.day.timel\
        ine.right=calendar.day.timeline.left@x;calendar.day.timeline.trailing=calendar.day.timeline.left;camera=s:M4.600 6.200h2.700l1.3\
        00-2a1.800 1.800 0 0 1 1.500-.8h3.800a1.800 1.800 0 0 1 1.500.8l1.300 2h2.700A2.600 2.600 0 0 1 22 8.800v9a2.600 2.600 0 0 1-2.6\
        00 2.600H4.600A2.600 2.600 0 0 1 2 17.800v-9a2.600 2.600 0 0 1 2.600-2.600zO12 13 4;camera.aperture=aperture;camera.fill=o:M4.60\
        0 6.200h2.700l1.300-2a1.800 1.800 0 0 1 1.500-.8h3.800a1.800 1.800 0 0 1 1.500.8l1.300 2h2.700A2.600 2.600 0 0 1 22 8.800v9a2.60\
        0 2.600 0 0 1-2.600 2.600H4.600A2.600 2.600 0 0 1 2 17.800v-9a2.600 2.600 0 0 1 2.600-2.600z|-s:O12 13 4;camera.filters=filters;\
        camera.macro=flower;camera.metering.center.weighted=focus;camera.rotate=camera-rotate;camera.viewfinder=viewfinder|camera.fill*.\
        5,12,12;capslock=arrow-big-up-line;capslock.fill=arrow-big-up-line:f;capsule=s:M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7z;capsule.f\
        ill=o:M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7z;capsule.portrait=capsule@r90;capsule.portrait.fill=capsule.fill@r90;captions.bubbl\
        e=bubble.left|s:M6.300 9.200h2.700M12 9.200h5.700M6.300 13h6.200M15.700 13h2;captions.bubble.fill=bubble.left.fill|-s:M6.300 9.2\
        00h2.700M12 9.200h5.700M6.300 13h6.200M15.700 13h2;car=s:M4.700 10.600h14.600a2.900 2.900 0 0 1 2.400 2.800v4.500a1 1 0 0 1-1 1H\
        3.300a1 1 0 0 1-1-1v-4.500a2.900 2.900 0 0 1 2.400-2.800zM4.700 10.600l1.800-4.500a2.700 2.700 0 0 1 2.500-1.700h6a2.700 2.700 0\
         0 1 2.500 1.700l1.800 4.500M9.600 15.800h4.800M3.800 19v1.700h2M20.200 19v1.700h-2 f:O6 14.7 1.2O18 14.7 1.2;car.2=car;car.2.fi\
        ll=car.fill;car.fill=f:M6.500 5.700A3.600 3.600 0 0 1 9 3.500h6a3.600 3.600 0 0 1 3.300 2.200L20.200 10a3.800 3.800 0 0 1 2.400 \
        3.500v6.300a1.700 1.700 0 0 1-1.700 1.700h-1.700a.9.9 0 0 1-.9-.9v-.8H5.700v.8a.9.9 0 0 1-.9.9H3.100a1.700 1.700 0 0 1-1.700-1.7\
        00v-6.300A3.800 3.800 0 0 1 3.800 10z|-f:M8.300 5.700h7.400a1.200 1.200 0 0 1 1.100.8l1.200 3.200H6l1.200-3.200a1.200 1.200 0 0 \
        1 1.100-.8zO6.1 14.5 1.5O17.9 14.5 1.5|-s:M10 15.800h4;car.side=car-suv;car.side.fill=car-suv:o;carrot=carrot;carrot.fill=carrot\
        :o;cart=shopping-cart;cart.fill=shopping-cart:f;case=briefcase;case.fill=briefcase:f;cat=cat;cellularbars=antenna-bars-5;centsig\
        n=currency-cent;chair=armchair;chair.fill=armchair:o;character=_A;character.book.closed=book.closed|a*.42,12,9;character.book.cl\
        osed.fill=book.closed.fill|-a*.42,12,9;character.bubble=bubble.left|a*.5,12,10.900;character.bubble.fill=bubble.left.fill|-a*.5,\
        12,10.900;character.cursor.ibeam=cursor-text;character.textbox=s:R2 4.6 20 14.8 2.6M16.500 8.500v7|_A*.42,8,12|_a*.42,13,12.700;\
        chart.bar=s:R2.6 12.5 4.4 8 1.2R9.8 3.5 4.4 17 1.2R17 8 4.4 12.5 1.2;chart.bar.doc.horizontal=_sheet|s:M8.300 7h5M8.300 12h7.400\
        M8.300 17h3.500;chart.bar.doc.horizontal.fill=_sheet.fill|-s:M8.300 7h5M8.300 12h7.400M8.300 17h3.500;chart.bar.fill=o:R2.6 12.5\
         4.4 8 1.2R9.8 3.5 4.4 17 1.2R17 8 4.4 12.5 1.2;chart.bar.xaxis=s:M2 21h20M6 17v-4M12 17V5M18 17V9;chart.line.downtrend.xyaxis=s\
        :M3 3v15.500A2.500 2.500 0 0 0 5.500 21H21M7 6.500l4 5 3.500-3 6 7M16.300 15.700l4.300-.1v-4.300;chart.line.uptrend.xyaxis=s:M3 \
        3v15.500A2.500 2.500 0 0 0 5.500 21H21M7 15.500l4-5 3.500 3L20.500 6M16.300 5.700l4.300.1v4.300;chart.pie=chart-pie-2;chart.pie.\
        fill=chart-pie-2:f;chart.xyaxis.line=s:M3 3v15.500A2.500 2.500 0 0 0 5.500 21H21M7 15.500l4-5.500 4 3.500L20.500 6;checklist=s:M\
        2.600 6.500l1.700 2L7.600 4M2.600 16.500l1.700 2L7.600 14M11 6.500h10.400M11 16.500h10.400;checklist.checked=checklist;checklist\
        .unchecked=s:O4.8 6.5 2.7O4.8 17.5 2.7M11 6.5h10.4M11 17.5h10.4;checkmark=check;checkmark.circle.trianglebadge.exclamationmark=c\
        heckmark.circle badge exclamationmark;checkmark.seal=rosette-discount-check;checkmark.seal.fill=rosette-discount-check:f;chevron\
        .backward=chevron-left;chevron.backward.2=chevrons-left;chevron.backward.to.line=chevron.left.to.line;chevron.compact.down=s:M4 \
        10l8 4 8-4;chevron.compact.left=s:M14 4l-4 8 4 8;chevron.compact.right=s:M10 4l4 8-4 8;chevron.compact.up=s:M4 14l8-4 8 4;chevro\
        n.down=chevron-down;chevron.down.2=chevrons-down;chevron.forward=chevron-right;chevron.forward.2=chevrons-right;chevron.forward.\
        to.line=chevron.right.to.line;chevron.left=chevron-left;chevron.left.2=chevrons-left;chevron.left.forwardslash.chevron.right=cod\
        e;chevron.left.slash.chevron.right=code;chevron.left.to.line=chevron.right.to.line@x;chevron.right=chevron-right;chevron.right.2\
        =chevrons-right;chevron.right.to.line=s:M6 5l7 7-7 7M18 5v14;chevron.up=chevron-up;chevron.up.2=chevrons-up;chevron.up.chevron.d\
        own=selector;chineseyuanrenminbisign=currency-yuan;circle=s:M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;circ\
        le.bottomhalf.filled=f:M3.500 12h17a8.500 8.500 0 0 1-17 0z s:M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;circle.circle=circles;circle.d\
        ashed=circle-dashed;circle.dotted=circle-dotted;circle.fill=o:M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;ci\
        rcle.grid.2x1=s:O7 12 3.6O17 12 3.6;circle.grid.2x1.fill=o:O7 12 3.6O17 12 3.6;circle.grid.2x2=s:O6.6 6.6 3.6O6.6 17.4 3.6O17.4 \
        6.6 3.6O17.4 17.4 3.6;circle.grid.2x2.fill=o:O6.6 6.6 3.6O6.6 17.4 3.6O17.4 6.6 3.6O17.4 17.4 3.6;circle.grid.3x3=s:O5 5 2.1O12 \
        5 2.1O19 5 2.1O5 12 2.1O12 12 2.1O19 12 2.1O5 19 2.1O12 19 2.1O19 19 2.1;circle.grid.3x3.fill=f:O5 5 2.6O12 5 2.6O19 5 2.6O5 12 \
        2.6O12 12 2.6O19 12 2.6O5 19 2.6O12 19 2.6O19 19 2.6;circle.grid.cross=s:O12 5 2.4O5 12 2.4O19 12 2.4O12 19 2.4;circle.grid.cros\
        s.down.filled=s:O12 5 2.4O5 12 2.4O19 12 2.4O12 19 2.4 f:O12 19 2.4;circle.grid.cross.fill=o:O12 5 2.4O5 12 2.4O19 12 2.4O12 19 \
        2.4;circle.grid.cross.left.filled=s:O12 5 2.4O5 12 2.4O19 12 2.4O12 19 2.4 f:O5 12 2.4;circle.grid.cross.right.filled=s:O12 5 2.\
        4O5 12 2.4O19 12 2.4O12 19 2.4 f:O19 12 2.4;circle.grid.cross.up.filled=s:O12 5 2.4O5 12 2.4O19 12 2.4O12 19 2.4 f:O12 5 2.4;cir\
        cle.grid.hex=circle.hexagongrid;circle.grid.hex.fill=circle.hexagongrid.fill;circle.hexagongrid=s:O12 12 2.800O12 4.600 2.800O12\
         19.400 2.800O5.600 8.300 2.800O18.400 8.300 2.800O5.600 15.700 2.800O18.400 15.700 2.800;circle.hexagongrid.fill=f:O12 12 3.200\
        O12 4.600 3.200O12 19.400 3.200O5.600 8.300 3.200O18.400 8.300 3.200O5.600 15.700 3.200O18.400 15.700 3.200;circle.inset.filled=\
        f:M12 5.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13 s:M12 2.700a9.300 9.300 0 1 0 0 18.600 9.300 9.300 0 1 0 0-18.600;circ\
        le.lefthalf.fill=circle.lefthalf.filled;circle.lefthalf.filled=f:M12 3.500v17a8.500 8.500 0 0 1 0-17z s:M12 3a9 9 0 1 0 0 18 9 9\
         0 1 0 0-18;circle.righthalf.filled=f:M12 3.500v17a8.500 8.500 0 0 0 0-17z s:M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18;circle.slash=ba\
        n;circlebadge=s:O12 12 5;circlebadge.2=circle.grid.2x1;circlebadge.2.fill=circle.grid.2x1.fill;circlebadge.fill=o:O12 12 5;circl\
        es.hexagongrid=circle.hexagongrid;circles.hexagongrid.fill=circle.hexagongrid.fill;clear=xmark in rectangle;clear.fill=xmark in \
        rectangle.fill;clipboard=s:R4 4 16 17.6 2.8|~f:R8.6 2.2 6.8 3.8 1.5|s:R8.6 2.2 6.8 3.8 1.5;clipboard.fill=o:R4 4 16 17.6 2.8|~f:\
        R8.6 2.2 6.8 3.8 1.5|o:R8.6 2.2 6.8 3.8 1.5;clock=clock;clock.arrow.2.circlepath=history;clock.arrow.circlepath=history;clock.fi\
        ll=clock:f;cloud=s:M7 19.300a4.700 4.700 0 0 1-.8-9.330 6.300 6.300 0 0 1 12.200 1.030 4.200 4.200 0 0 1-.4 8.300z;cloud.bolt=_c\
        loud|~bolt.fill*.42,12.300,18.300|bolt.fill*.42,12.300,18.300;cloud.bolt.fill=_cloud.fill|~bolt.fill*.42,12.300,18.300|bolt.fill\
        *.42,12.300,18.300;cloud.bolt.rain=_cloud|s:M8 17.5l-1.2 3M17.5 17.5l-1.2 3|bolt.fill*.34,12.300,19;cloud.bolt.rain.fill=_cloud.\
        fill|s:M8 17.5l-1.2 3M17.5 17.5l-1.2 3|bolt.fill*.34,12.300,19;cloud.drizzle=_cloud|s:M8.4 17.3l-0.6 1.5M12.4 19.3l-0.6 1.5M16.4\
         17.3l-0.6 1.5;cloud.drizzle.fill=_cloud.fill|s:M8.4 17.3l-0.6 1.5M12.4 19.3l-0.6 1.5M16.4 17.3l-0.6 1.5;cloud.fill=o:M7 19.300a\
        4.700 4.700 0 0 1-.8-9.330 6.300 6.300 0 0 1 12.200 1.030 4.200 4.200 0 0 1-.4 8.300z;cloud.fog=_cloud|s:M5 18h14M7.500 21.500h9\
        ;cloud.fog.fill=_cloud.fill|s:M5 18h14M7.500 21.500h9;cloud.hail=_cloud|f:O8 18 1.2O12.3 20.3 1.2O16.5 18 1.2;cloud.hail.fill=_c\
        loud.fill|f:O8 18 1.2O12.3 20.3 1.2O16.5 18 1.2;cloud.heavyrain=_cloud|s:M7.2 17.3l-1.8 4.5M11 17.3l-1.8 4.5M14.8 17.3l-1.8 4.5M\
        18.6 17.3l-1.8 4.5;cloud.heavyrain.fill=_cloud.fill|s:M7.2 17.3l-1.8 4.5M11 17.3l-1.8 4.5M14.8 17.3l-1.8 4.5M18.6 17.3l-1.8 4.5;\
        cloud.moon=moon*.55,17,7|~cloud.fill*.85,10.800,14.800|cloud*.85,10.800,14.800;cloud.moon.bolt=cloud.moon.rain;cloud.moon.bolt.f\
        ill=cloud.moon.rain.fill;cloud.moon.fill=moon.fill*.55,17,7|~cloud.fill*.85,10.800,14.800|cloud.fill*.85,10.800,14.800;cloud.moo\
        n.rain=moon*.5,17.500,6|~_cloud.fill*.85,10.800,12.300|_cloud*.85,10.800,12.300|s:M7.2 19.2l-1.2 3M11.2 19.2l-1.2 3M15.2 19.2l-1\
        .2 3;cloud.moon.rain.fill=moon.fill*.5,17.500,6|~_cloud.fill*.85,10.800,12.300|_cloud.fill*.85,10.800,12.300|s:M7.2 19.2l-1.2 3M\
        11.2 19.2l-1.2 3M15.2 19.2l-1.2 3;cloud.rain=_cloud|s:M7.8 17.5l-1.2 3M12.4 17.5l-1.2 3M17 17.5l-1.2 3;cloud.rain.fill=_cloud.fi\
        ll|s:M7.8 17.5l-1.2 3M12.4 17.5l-1.2 3M17 17.5l-1.2 3;cloud.sleet=_cloud|asterisk*.22,8,19|asterisk*.22,16.500,19|s:M12.6 18l-1.\
        2 3;cloud.sleet.fill=_cloud.fill|asterisk*.22,8,19|asterisk*.22,16.500,19|s:M12.6 18l-1.2 3;cloud.snow=_cloud|asterisk*.22,7.500\
        ,19|asterisk*.22,12.200,20.600|asterisk*.22,17,19;cloud.snow.fill=_cloud.fill|asterisk*.22,7.500,19|asterisk*.22,12.200,20.600|a\
        sterisk*.22,17,19;cloud.sun=s:O16.2 8 3.4M12.31 4.11L11.11 2.91M16.2 2.5L16.2 0.8M20.09 4.11L21.29 2.91M21.7 8L23.4 8M20.09 11.8\
        9L21.29 13.09|~cloud.fill*.85,10.800,14.800|cloud*.85,10.800,14.800;cloud.sun.bolt=s:O16.2 8 3.4M12.31 4.11L11.11 2.91M16.2 2.5L\
        16.2 0.8M20.09 4.11L21.29 2.91M21.7 8L23.4 8M20.09 11.89L21.29 13.09|~_cloud.fill*.85,10.800,12.300|_cloud*.85,10.800,12.300|bol\
        t.fill*.36,11,20;cloud.sun.bolt.fill=s:O16.2 8 3.4M12.31 4.11L11.11 2.91M16.2 2.5L16.2 0.8M20.09 4.11L21.29 2.91M21.7 8L23.4 8M2\
        0.09 11.89L21.29 13.09|~_cloud.fill*.85,10.800,12.300|_cloud.fill*.85,10.800,12.300|bolt.fill*.36,11,20;cloud.sun.fill=s:O16.2 8\
         3.4M12.31 4.11L11.11 2.91M16.2 2.5L16.2 0.8M20.09 4.11L21.29 2.91M21.7 8L23.4 8M20.09 11.89L21.29 13.09|~cloud.fill*.85,10.800,\
        14.800|cloud.fill*.85,10.800,14.800;cloud.sun.rain=s:O16.2 8 3.4M12.31 4.11L11.11 2.91M16.2 2.5L16.2 0.8M20.09 4.11L21.29 2.91M2\
        1.7 8L23.4 8M20.09 11.89L21.29 13.09|~_cloud.fill*.85,10.800,12.300|_cloud*.85,10.800,12.300|s:M7.2 19.2l-1.2 3M11.2 19.2l-1.2 3\
        M15.2 19.2l-1.2 3;cloud.sun.rain.fill=s:O16.2 8 3.4M12.31 4.11L11.11 2.91M16.2 2.5L16.2 0.8M20.09 4.11L21.29 2.91M21.7 8L23.4 8M\
        20.09 11.89L21.29 13.09|~_cloud.fill*.85,10.800,12.300|_cloud.fill*.85,10.800,12.300|s:M7.2 19.2l-1.2 3M11.2 19.2l-1.2 3M15.2 19\
        .2l-1.2 3;command=command;computermouse=mouse;computermouse.fill=mouse:f;cone=s:M12 2.500L20 18.500c-1.500 1.800-4.500 2.800-8 2\
        .800s-6.500-1-8-2.800z;contextualmenu.and.cursorarrow=filemenu.and.cursorarrow;control=s:M5 14l7-7 7 7;cpu=cpu;creditcard=s:R2 4\
        .6 20 14.8 2.6M2.500 14.500h0 f:M2 7.800h20v3.600H2z s:M5.500 15.500h3.500;creditcard.and.123=creditcard;creditcard.fill=o:R2 4.\
        6 20 14.8 2.6|-f:M0 7.800h24v3.200H0z|-s:M5.500 15.300h3.500;crop=crop;crop.rotate=crop;cross=s:M10 3.500h4a1 1 0 0 1 1 1V9h4.50\
        0a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H15v4.500a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V15H4.500a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1H9V4.500a1 1 0 0 \
        1 1-1z;cross.case=first-aid-kit;cross.case.fill=first-aid-kit:o;cross.fill=o:M10 3.500h4a1 1 0 0 1 1 1V9h4.500a1 1 0 0 1 1 1v4a1\
         1 0 0 1-1 1H15v4.500a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V15H4.500a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1H9V4.500a1 1 0 0 1 1-1z;crown=crown;\
        crown.fill=crown:f;cube=cube;cube.box=package;cube.box.fill=package:o;cube.fill=cube:o;cube.transparent=cube;cup.and.saucer=coff\
        ee;cup.and.saucer.fill=coffee:o;curlybraces=braces;cursor.rays=cursorarrow.rays;cursorarrow=pointer;cursorarrow.click=pointer-bo\
        lt;cursorarrow.rays=pointer-star;cylinder=s:M12 2.500c4.400 0 7.500 1.400 7.500 3.200v12.600c0 1.800-3.100 3.200-7.500 3.200s-7.\
        500-1.400-7.500-3.200V5.700c0-1.800 3.100-3.200 7.500-3.200zM4.500 5.700c0 1.800 3.100 3.200 7.500 3.200s7.500-1.400 7.500-3.200\
        ;cylinder.fill=o:M12 2.500c4.400 0 7.500 1.400 7.500 3.200v12.600c0 1.800-3.100 3.200-7.500 3.200s-7.500-1.400-7.500-3.200V5.700\
        c0-1.800 3.100-3.200 7.500-3.200z|-s:M4 6.200c.7 1.700 3.900 2.800 8 2.800s7.300-1.100 8-2.800;cylinder.split.1x2=database;cylin\
        der.split.1x2.fill=cylinder.fill|-s:M3 13.500c.7 1.700 4.900 2.500 9 2.500s8.300-.8 9-2.500;d=letter-d;danishkronesign=currency-\
        krone-danish;decrease.indent=indent-decrease;delete.backward=delete.left;delete.backward.fill=delete.left.fill;delete.forward=de\
        lete.right;delete.forward.fill=delete.right.fill;delete.left=s:M8.300 5.500h11A2.700 2.700 0 0 1 22 8.200v7.600a2.700 2.700 0 0 \
        1-2.700 2.700h-11a2.700 2.700 0 0 1-2-.9L2.300 13a1.600 1.600 0 0 1 0-2L6.300 6.400a2.700 2.700 0 0 1 2-.9zM11.500 9.300l5 5.400\
        M16.500 9.300l-5 5.400;delete.left.fill=o:M8.300 5.500h11A2.700 2.700 0 0 1 22 8.200v7.600a2.700 2.700 0 0 1-2.700 2.700h-11a2.7\
        00 2.700 0 0 1-2-.9L2.300 13a1.600 1.600 0 0 1 0-2L6.300 6.400a2.700 2.700 0 0 1 2-.9z|-s:M11.500 9.300l5 5.400M16.500 9.300l-5 \
        5.400;delete.right=delete.left@x;delete.right.fill=delete.left.fill@x;deskclock=clock-hour-4;deskclock.fill=clock-hour-4:f;deskt\
        opcomputer=s:R2 3 20 13.5 2.2M2.300 12.700h19.400M10 16.500l-.6 4M14 16.500l.6 4M7.500 20.800h9;dial.high=dial.min;dial.low=dial\
        .min;dial.low.fill=dial.min.fill;dial.max=dial.min;dial.medium=dial.min;dial.min=s:O12 12 9.3M8.500 15.500l-2.800 2.800;dial.min\
        .fill=circle.fill|-s:M9 15l-3 3;diamond=s:M12 2.300a1.500 1.500 0 0 1 1.100.5l8.100 8.100a1.500 1.500 0 0 1 0 2.200l-8.100 8.100
        """
}
