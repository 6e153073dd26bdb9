// Made by Scripts/basemap/generate from Natural Earth 1:110m, which is in the public domain.
// Checksum of the text: 0f5b576a38d0c22f.

extension BaseMapText {
    /// The rank, centre and name of each country.
    static let countries = """
        2|Wo1sx1|Nigeria;2|Wz4-q5|South Africa;2|YcSnf1|Papua New Guinea;2|ZXKqr4|Mexico;2|ZhJys7|United States of America;2|aiJoXC|Russ\
        ia;2|btCZy6|Argentina;2|cfKwa7|China;2|ci7u3|Kenya;2|ct7Ys1|Ethiopia;2|cz6sp7|Turkey;2|es8us4|Saudi Arabia;2|gW2o-9|Germany;2|gp\
        Aeh6|Iran;2|guKae3|Vietnam;2|ho1st7|Portugal;2|ii2sl8|Italy;2|ip4vH|Dem. Rep. Congo;2|knFgl4|India;2|mtQaX7|Japan;2|mw5sb5|Egypt\
        ;2|nhAnZ2|Brazil;2|pGumA|United Kingdom;2|pMcy7|Spain;2|qEgZ9|France;2|qSoy9|Belgium;2|qeMn1|Indonesia;2|qtNkY3|Philippines;2|sf\
        X1zo8|New Zealand;2|teEoO|Colombia;2|vwJ+eB|Canada;2|wnDgx5|Pakistan;2|y+OsZ7|South Korea;2|ydQt-4|Australia;2|z-Dhf7|Chile;2|zm\
        Ejv1|Peru;3|-pCne3|Bolivia;3|WhC+a8|Uzbekistan;3|Wj4yr7|Greece;3|Wv2ipC|Norway;3|Wx5nC|Rwanda;3|XZ1cl1|Côte d'Ivoire;3|Xo1iiA|Ir\
        eland;3|YjGmm5|Nepal;3|YqNiq4|Taiwan;3|YzCqp6|Afghanistan;3|ZB+i2|Burkina Faso;3|ZM+h3|Mali;3|Zb2gX2|Guinea;3|af9kZ3|Yemen;3|aq3\
        w-2|Chad;3|cZ6cp9|Ukraine;3|cqHWr4|Bangladesh;3|cuFam1|Sri Lanka;3|cv6Zd1|Tanzania;3|cw5bs3|Zimbabwe;3|cxIiZ4|Myanmar;3|dr3ssC|I\
        celand;3|eGcm5|Algeria;3|eg6a8|Uganda;3|eh3Zg4|Namibia;3|ew1ki3|Niger;3|gj5tp2|Zambia;3|gm3ue5|Libya;3|gtJyz2|Thailand;3|hZ8gpE|\
        Greenland;3|iYVhn1|Solomon Is.;3|ij3vi2|Angola;3|kZKqa9|Mongolia;3|ljFcd4|Cuba;3|lzCui1|Venezuela;3|maDcj9|Kazakhstan;3|mlKel2|C\
        ambodia;3|mn8mk6|Iraq;3|nW2g+3|Mauritania;3|ogW1xa4|New Caledonia;3|ox1or6|Tunisia;3|pq1ww5|Morocco;3|qw5+Z3|Sudan;3|rw2sv2|Sene\
        gal;3|su3+bA|Poland;3|sz6rh3|Mozambique;3|t7on1|Ghana;3|ud3oeC|Sweden;3|uiMcM|Malaysia;3|uy5oj1|S. Sudan;3|vqHaY3|Guatemala;3|wZ\
        5apC|Finland;3|wZ9-u3|Madagascar;3|wk2iZ1|Cameroon;3|wwOyw7|North Korea;3|xfFX9|Ecuador;3|ym7ww6|Syria;3|yx4q+8|Romania;4|+xDan7\
        |Tajikistan;4|-cFcv4|Bahamas;4|-zAxi6|Uruguay;4|Wb4dtF|Antarctica;4|Wu2of9|Austria;4|Yf2X4|Gabon;4|cpW1Z-2|Vanuatu;4|cw1i-A|Denm\
        ark;4|dZFin3|Jamaica;4|ea6nb5|Swaziland;4|g-3ye1|Central African Rep.;4|ioEkZ8|Kyrgyzstan;4|jzAuP|Suriname;4|keKep3|Laos;4|moBgq\
        7|Turkmenistan;4|mz4ch8|Bulgaria;4|nmB+T|Guyana;4|o+2d5|Congo;4|oq4Zg4|Botswana;4|q+AqW4|Oman;4|rqFgr1|Panama;4|tf2gr1|Sierra Le\
        one;4|un7kW3|Eritrea;4|uo1ka9|Switzerland;4|uw6ua6|Israel;4|vw1ce1|Liberia;4|wW2gA|Eq. Guinea;4|woAcr4|United Arab Emirates;4|yb\
        7gZ6|Jordan;4|yk5kkA|Belarus;4|ziBfn4|Paraguay;5|+W9Wz1|Somaliland;5|Wg9ux7|Azerbaijan;5|Wv3Wd9|Hungary;5|ZcEas3|Haiti;5|ZkGg+1|\
        Costa Rica;5|aY4kq8|Serbia;5|bzGqy2|Honduras;5|cW7+p6|Lebanon;5|cx4YZB|Latvia;5|er4mvA|Lithuania;5|f-BcX2|Trinidad and Tobago;5|\
        gpOvs1|Timor-Leste;5|hpBbZA|Falkland Is.;5|hpGgm2|Nicaragua;5|huDWs3|Dominican Rep.;5|il3aq8|Bosnia and Herz.;5|kY1ycA|Netherlan\
        ds;5|krHkh5|Bhutan;5|ky6qd6|Palestine;5|l-CWo3|Puerto Rico;5|mk6cw6|Cyprus;5|qEgy1|Benin;5|qf8of2|Djibouti;5|ul8md8|Georgia;5|w-\
        2at9|Czechia;5|y-9e+4|Qatar;6|+v3om9|Slovakia;6|+w5ZL|Burundi;6|Ym5bv5|Lesotho;6|cz3aX8|Albania;6|e6uq1|Togo;6|ekMgT|Brunei;6|ev\
        8ix7|Armenia;6|gb1Yt9|Luxembourg;6|hgHmh3|Belize;6|iX5mkB|Estonia;6|iz2gW9|Slovenia;6|j+2ah2|Guinea-Bissau;6|jW3eq2|Gambia;6|jhH\
        wr2|El Salvador;6|mf9ct5|Kuwait;6|muY1jl3|Fiji;6|od3iv8|Croatia;6|on5Wd9|Moldova;6|ooDbq9|Fr. S. Antarctic Lands;6|ou3kh8|Monten\
        egro;6|qY4ag8|Kosovo;6|qd4Ya8|Macedonia;6|sr6fo2|Malawi;6|un6ky6|N. Cyprus;6|wz8sT|Somalia;7|xh2wt4|W. Sahara
        """
}
