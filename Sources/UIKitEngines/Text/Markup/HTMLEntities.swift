/// Decodes HTML's named and numeric character references.
///
/// The text is copied up to each ampersand. Numeric references, names with a semicolon, and the oldest names without a
/// semicolon are replaced. Any other ampersand is copied. The cost is linear, because a name is limited to 32
/// characters.
package enum HTMLEntities {
    /// Returns a string with its references replaced. Invalid references are not replaced.
    ///
    /// - Source: https://html.spec.whatwg.org/multipage/named-characters.html
    package static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var remaining = Substring(text)
        while let start = remaining.firstIndex(of: "&") {
            result += remaining[..<start]
            remaining = remaining[start...]
            if let (replacement, end) = entity(remaining) {
                result += replacement
                remaining = remaining[end...]
            } else {
                result += "&"
                remaining = remaining.dropFirst()
            }
        }
        return result + remaining
    }

    /// Returns the character for the reference at the start of a string, and the end of the reference.
    private static func entity(_ text: Substring) -> (String, Substring.Index)? {
        let body = text.dropFirst().prefix(maximumNameLength)
        if body.first == "#" { return numeric(body.dropFirst()) }
        let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if body.dropFirst(name.count).first == ";", let value = named[String(name)] {
            return (value, body.index(name.endIndex, offsetBy: 1))
        }
        // The oldest names are valid without a semicolon, even directly before other letters.
        for length in stride(from: min(6, name.count), through: 2, by: -1) {
            let short = name.prefix(length)
            if legacy.contains(String(short)), let value = named[String(short)] { return (value, short.endIndex) }
        }
        return nil
    }

    private static func numeric(_ text: Substring) -> (String, Substring.Index)? {
        let isHex = text.first == "x" || text.first == "X"
        let digits = (isHex ? text.dropFirst() : text).prefix { isHex ? $0.isHexDigit : $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        let end = text[digits.endIndex...].first == ";" ? text.index(after: digits.endIndex) : digits.endIndex
        guard let number = UInt32(digits, radix: isHex ? 16 : 10), let scalar = scalar(number) else { return ("\u{FFFD}", end) }
        return (String(Character(scalar)), end)
    }

    /// Returns the character with a number. The numbers 128…159 refer to Windows code page 1252, as in browsers.
    private static func scalar(_ number: UInt32) -> Unicode.Scalar? {
        guard number != 0 else { return nil }
        guard (128...159).contains(number) else { return Unicode.Scalar(number) }
        return WindowsText.scalar(UInt8(number))
    }

    /// The length of the longest name, including its semicolon.
    private static let maximumNameLength = 32
    private static let legacy: Set = ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg", "AMP", "LT", "GT", "QUOT", "COPY", "REG"]

    /// The characters by name. The Latin-1 names are in the order of their code points, from 160.
    private static let named: [String: String] = {
        var result: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        for name in ["AMP", "LT", "GT", "QUOT"] { result[name] = result[name.lowercased()] }
        for (index, name) in latin.split(separator: " ").enumerated() {
            if let scalar = Unicode.Scalar(UInt32(160 + index)) { result[String(name)] = String(Character(scalar)) }
        }
        (result["COPY"], result["REG"]) = ("©", "®")
        for pair in others.split(separator: " ") {
            let parts = pair.split(separator: "=")
            guard parts.count == 2, let number = UInt32(parts[1], radix: 16), let scalar = Unicode.Scalar(number) else { continue }
            result[String(parts[0])] = String(Character(scalar))
        }
        return result
    }()

    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot \
        cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
        Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
        agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
        ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """

    private static let others = """
        OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 tilde=2DC ensp=2002 emsp=2003 thinsp=2009 zwnj=200C zwj=200D \
        lrm=200E rlm=200F ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201A ldquo=201C rdquo=201D bdquo=201E dagger=2020 Dagger=2021 \
        bull=2022 hellip=2026 permil=2030 prime=2032 Prime=2033 lsaquo=2039 rsaquo=203A oline=203E frasl=2044 euro=20AC image=2111 \
        weierp=2118 real=211C trade=2122 alefsym=2135 larr=2190 uarr=2191 rarr=2192 darr=2193 harr=2194 crarr=21B5 lArr=21D0 uArr=21D1 \
        rArr=21D2 dArr=21D3 hArr=21D4 forall=2200 part=2202 exist=2203 empty=2205 nabla=2207 isin=2208 notin=2209 ni=220B prod=220F \
        sum=2211 minus=2212 lowast=2217 radic=221A prop=221D infin=221E ang=2220 and=2227 or=2228 cap=2229 cup=222A int=222B there4=2234 \
        sim=223C cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 ge=2265 sub=2282 sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 \
        otimes=2297 perp=22A5 sdot=22C5 lceil=2308 rceil=2309 lfloor=230A rfloor=230B loz=25CA spades=2660 clubs=2663 hearts=2665 \
        diams=2666 check=2713 star=2606 starf=2605 phone=260E Alpha=391 Beta=392 Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 \
        Theta=398 Iota=399 Kappa=39A Lambda=39B Mu=39C Nu=39D Xi=39E Omicron=39F Pi=3A0 Rho=3A1 Sigma=3A3 Tau=3A4 Upsilon=3A5 Phi=3A6 \
        Chi=3A7 Psi=3A8 Omega=3A9 alpha=3B1 beta=3B2 gamma=3B3 delta=3B4 epsilon=3B5 zeta=3B6 eta=3B7 theta=3B8 iota=3B9 kappa=3BA \
        lambda=3BB mu=3BC nu=3BD xi=3BE omicron=3BF pi=3C0 rho=3C1 sigmaf=3C2 sigma=3C3 tau=3C4 upsilon=3C5 phi=3C6 chi=3C7 psi=3C8 \
        omega=3C9 thetasym=3D1 upsih=3D2 piv=3D6
        """
}
