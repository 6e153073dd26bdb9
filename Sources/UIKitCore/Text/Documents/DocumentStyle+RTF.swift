extension DocumentStyle {
    /// Applies an RTF control word; returns `false` if the word affects neither characters nor paragraphs.
    mutating func applyRTF(_ word: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        // Lengths are in twentieths of a point, font sizes in half points.
        let points = Double(number ?? 0) / 20
        switch word {
        case "b": weight = isOn ? 700 : 400
        case "i": isItalic = isOn
        case "ul", "uld", "uldash", "uldb", "ulw", "ulwave", "ulth": isUnderlined = isOn
        case "ulnone": isUnderlined = false
        case "strike", "striked": isStruck = isOn
        case "v": isHidden = isOn
        case "fs": size = min(max(Double(number ?? 24) / 2, 0.5), 2_000)
        case "super": baseline = size * 0.4
        case "sub": baseline = size * -0.2
        case "nosupersub": baseline = 0
        case "up": baseline = Double(number ?? 6) / 2
        case "dn": baseline = -Double(number ?? 6) / 2
        case "expndtw", "expnd": kern = word == "expnd" ? Double(number ?? 0) / 4 : points
        default: return block.applyRTF(word, points)
        }
        return true
    }
}

extension DocumentBlock {
    fileprivate mutating func applyRTF(_ word: String, _ points: Double) -> Bool {
        switch word {
        case "pard": self = DocumentBlock()
        case "ql": alignment = .left
        case "qr": alignment = .right
        case "qc": alignment = .center
        case "qj": alignment = .justified
        case "qnatural": alignment = .natural
        case "li", "lin": margin.x = max(0, points)
        case "ri", "rin": margin.y = max(0, points)
        case "fi": firstLine = points
        case "sa": spacing = max(0, points)
        case "sb": spacingBefore = max(0, points)
        case "sl": lineHeight = abs(points)
        // The line height is a multiple of the fonts' line height, so no fixed height applies.
        case "slmult": if points != 0 { lineHeight = 0 }
        case "rtlpar": direction = .rightToLeft
        case "ltrpar": direction = .leftToRight
        default: return false
        }
        return true
    }
}
