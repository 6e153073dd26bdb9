// Made by Scripts/basemap/generate from Natural Earth 1:110m, which is in the public domain.
// Checksum of the text: 3d314381a940e9b8.

extension BaseMapText {
    /// The first zoom level, a flag for capitals, the position and the name of each city.
    static let places = """
        2|0|+mT-p6|Sydney;2|0|WtNaZ6|Shanghai;2|0|bk8fl4|Rio de Janeiro;2|0|cLee1|Lagos;2|0|hkEs+7|New York;2|0|hmFan8|Toronto;2|0|hrFcX\
        5|Miami;2|0|idEys3|Mumbai;2|0|lXO+p9|Vancouver;2|0|pYNkq6|Los Angeles;2|1|-iBdu6|Buenos Aires;2|1|-kEuS|Bogota;2|1|NyXA|London;2\
        |1|ac7-7|Nairobi;2|1|afKY8|Singapore;2|1|ah7kyA|Moscow;2|1|cp3-p6|Cape Town;2|1|fXFap7|Washington, D.C.;2|1|gZ6wx5|Cairo;2|1|kfR\
        Y-6|Tokyo;2|1|ktMov7|Beijing;2|1|mYFuo5|New Delhi;2|1|nhJmv3|Mexico City;2|1|oEkn9|Paris;2|1|rvDXn6|Santiago;2|1|sxKnc1|Jakarta;\
        3|0|agShi7|Melbourne;3|0|cl5nZ5|Johannesburg;3|0|eaY1fc7|Auckland;3|0|gr5yW8|Istanbul;3|0|hzNyh7|San Francisco;3|0|jZ9dp4|São Pa\
        ulo;3|0|jaHkb8|Chicago;3|0|kgKs-5|Chengdu;3|0|llGkp6|Atlanta;3|0|qkQcv6|Ōsaka;3|0|sfMih4|Hong Kong;3|0|xpIiw5|Houston;3|1|-Mmy7|\
        Madrid;3|1|Wk2yb8|Rome;3|1|ZvEyx8|Ottawa;3|1|an3+oB|Stockholm;3|1|aqNex2|Manila;3|1|bj3Wy2|Dakar;3|1|dYDqX2|Caracas;3|1|eqJ+r2|B\
        angkok;3|1|iXA++6|Tehran;3|1|nXFfh2|Lima;3|1|s-2XR|Kinshasa;3|1|up2eeA|Berlin;3|1|uvOwg7|Seoul;3|1|yn7ku1|Addis Ababa;4|0|WeHoi4\
        |Kolkata;4|0|XpJkW5|Monterrey;4|0|YvIye3|Rangoon;4|0|ZmKiu7|Denver;4|0|gv6me6|Tel Aviv-Yafo;4|0|iZHwn8|Ürümqi;4|0|ic1wW9|Geneva;\
        4|0|mvAsz4|Dubai;4|0|pl1Wo6|Casablanca;4|0|uaFYn2|Bangalore;4|1|+tSZx1|Port Moresby;4|1|-n1Yl2|Bamako;4|1|WY6hl3|Harare;4|1|WyW1\
        vk3|Port Vila;4|1|X-Axv6|Montevideo;4|1|Xd1gjA|Dublin;4|1|YJub7|Algiers;4|1|YaTly6|Canberra;4|1|Yl1uu1|Abuja;4|1|YnDcY8|Tashkent\
        ;4|1|YrHeq4|Dhaka;4|1|Yy6qc6|Jerusalem;4|1|Zv1Wo7|Lisbon;4|1|aZ5sr8|Bucharest;4|1|bf4+mC|Reykjavík;4|1|cZ2msB|Oslo;4|1|dPeX1|Abi\
        djan;4|1|deBZ+4|Asunción;4|1|eZ4ocA|Warsaw;4|1|eyKmh9|Ulaanbaatar;4|1|ga9Ww4|Riyadh;4|1|gc3ej9|Vienna;4|1|gh6kX3|Khartoum;4|1|gq\
        4ij7|Athens;4|1|gq8+-2|Sanaa;4|1|h1sY1|Accra;4|1|iaY1ZY8|Wellington;4|1|ij6ov7|Ankara;4|1|imDut6|Kabul;4|1|io2oj6|Tripoli;4|1|k+\
        Dy-9|Astana;4|1|kr7lg1|Dar es Salaam;4|1|kr8im6|Baghdad;4|1|lZ2kd1|Monrovia;4|1|lh9pY3|Brasília;4|1|mk2WyA|København;4|1|nhBmg1|\
        Georgetown;4|1|orKkZ4|Hanoi;4|1|ox8+C|Mogadishu;4|1|pgFf1|Quito;4|1|qs4+ZB|Riga;4|1|qxJwJ|Kuala Lumpur;4|1|so2dt1|Luanda;4|1|tYG\
        om4|Havana;4|1|u+5cx9|Kiev;4|1|uUcdA|Amsterdam;4|1|um5hW3|Lusaka;4|1|wtNmy4|Taipei;4|1|wx4auB|Helsinki;4|1|xqDkp3|Santo Domingo;\
        4|1|yh9ot5|Kuwait;4|1|zfDZd3|La Paz;5|0|ib6cU|Juba;5|0|kmQ+w6|Kyoto;5|0|p-Dnk6|Valparaíso;5|1|+-3au8|Belgrade;5|1|+X5Xw4|Gaboron\
        e;5|1|+Z5-r5|Bloemfontein;5|1|+nOyp7|Pyongyang;5|1|+t8wa8|Tbilisi;5|1|+z6sp6|Beirut;5|1|-W1qg1|Yamoussoukro;5|1|-o4ez2|Praia;5|1\
        |Wa3e+8|Zagreb;5|1|We2cO|Yaounde;5|1|Wf9ds3|Antananarivo;5|1|Wh3+i9|Bratislava;5|1|Wq3gR|Bangui;5|1|XnFYu1|Panama City;5|1|Y+2sh\
        2|Ndjamena;5|1|YRsz9|Brussels;5|1|Yg1Y2|São Tomé;5|1|ZXHau2|Tegucigalpa;5|1|ZaEyp3|Port-au-Prince;5|1|ZdY1Za4|Nukualofa;5|1|ap6h\
        t2|Lilongwe;5|1|apFgh1|Colombo;5|1|ax1k2|Libreville;5|1|bxG+h2|Managua;5|1|ckBop4|Muscat;5|1|coE+h8|Bishkek;5|1|cs8ax7|Yerevan;5\
        |1|e+4urA|Vilnius;5|1|eDmq2|Niamey;5|1|eXKgm3|Vientiane;5|1|emHsh5|Thimphu;5|1|erGej5|Kathmandu;5|1|et3ye9|Budapest;5|1|exY1fn3|\
        Suva;5|1|gfEqo6|Islamabad;5|1|gi5ymA|Minsk;5|1|gk1in8|Monaco;5|1|gkMmU|Bandar Seri Begawan;5|1|gp7w-2|Asmara;5|1|hnX1ls2|Apia;5|\
        1|ihEYQ|Malé;5|1|iq5wb9|Chișinău;5|1|jZFuy4|Nassau;5|1|km5rW5|Pretoria;5|1|kp8ux1|Hargeysa;5|1|kw2Wv9|Prague;5|1|l9gj2|Ouagadoug\
        ou;5|1|lWCoY2|Port-of-Spain;5|1|lX3cg2|Bissau;5|1|ljGa+1|San José;5|1|ljHsr2|San Salvador;5|1|lr2ox1|Conakry;5|1|m-2pQ|Brazzavil\
        le;5|1|n+Bco2|Kingstown;5|1|nYCWh3|Saint John's;5|1|oW7sd6|Amman;5|1|om6wx6|Nicosia;5|1|ow4kpB|Tallinn;5|1|owAxS|Victoria;5|1|q-\
        1Wc7|Tunis;5|1|q7gc1|Lomé;5|1|qh6W2|Kampala;5|1|qt9my7|Baku;5|1|r-Bq-2|Roseau;5|1|ro2+q1|Freetown;5|1|sdV-w1|Honiara;5|1|sh6dY5|\
        Maputo;5|1|sw2iW7|Valletta;5|1|tg1sq6|Rabat;5|1|uFWe1|Cotonou;5|1|ug3Xj4|Windhoek;5|1|uh5dt5|Maseru;5|1|ulKce2|Phnom Penh;5|1|un\
        4ug8|Sofia;5|1|uuIox3|Naypyidaw;5|1|v-Eim3|Kingston;5|1|vgHwh3|Belmopan;5|1|vrHix2|Guatemala;5|1|vuAma1|Paramaribo;5|1|wjDWn7|Du\
        shanbe;5|1|wpA+u4|Abu Dhabi;5|1|xXCgh2|Saint George's;5|1|xZ3Yn3|Nouakchott;5|1|xtC-s3|Sucre;5|1|yY7in6|Damascus;5|1|yiBcj7|Ashg\
        abat;5|1|ymOlr1|Dili;5|1|yo3Yo8|Sarajevo;5|1|ys1kN|Malabo;5|1|yx3gY8|Tirana;5|1|yx5bC|Kigali;6|0|WZ6jb5|Lobamba;6|0|fy1eZ5|Bir L\
        ehlou;6|0|iGme1|Porto-Novo;6|0|k-6pc1|Dodoma;6|0|lo2sf5|Laayoune;6|0|onNsc3|Baguio City;6|0|qxJcI|Putrajaya;6|0|sQmbA|The Hague;\
        6|0|spFah1|Sri Jawewardenepura Kotte;6|1|+b4mc8|Skopje;6|1|+j2mo8|San Marino;6|1|-dCai3|Basseterre;6|1|YYAY+4|Doha;6|1|aWZ1dr1|F\
        unafuti;6|1|alX1ii1|Majuro;6|1|ay9Wa5|Manama;6|1|dzBmt2|Castries;6|1|ek8Zf2|Moroni;6|1|ga4sg8|Pristina;6|1|gc1Ys9|Luxembourg;6|1\
        |idBX+3|Port Louis;6|1|ivX1i8|Tarawa;6|1|kfQwk1|Melekeok;6|1|ku3kf8|Podgorica;6|1|kyUeh1|Palikir;6|1|m9qf8|Andorra;6|1|mt5ZL|Buj\
        umbura;6|1|oY6la5|Mbabane;6|1|pqByn2|Bridgetown;6|1|rd3Yq2|Banjul;6|1|sj8me2|Djibouti;6|1|sk1eb9|Bern;6|1|sw2y-8|Ljubljana;7|1|m\
        x1oc9|Vaduz;7|1|wj2yb8|Vatican City
        """
}
