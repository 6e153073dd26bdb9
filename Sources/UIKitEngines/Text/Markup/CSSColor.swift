/// Parses CSS colours: hexadecimal, `rgb()`, `hsl()` and named colours.
package enum CSSColor {
    /// Returns red, green, blue and alpha, each 0…1; `nil` for an invalid colour and for keywords such as `inherit`.
    ///
    /// - Source: https://www.w3.org/TR/css-color-3/
    package static func parse(_ text: String) -> SIMD4<Double>? {
        let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            return function(String(text[..<open]), text[text.index(after: open)...].dropLast())
        }
        if text == "transparent" { return .zero }
        return names[text].flatMap { hex(Substring($0)) }
    }

    private static func hex(_ digits: Substring) -> SIMD4<Double>? {
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        let values: [Int] = digits.compactMap(\.hexDigitValue)
        let parts: [Double]
        switch values.count {
        case 3, 4: parts = values.map { Double($0) / 15 }
        case 6, 8: parts = stride(from: 0, to: values.count, by: 2).map { Double(values[$0] * 16 + values[$0 + 1]) / 255 }
        default: return nil
        }
        return SIMD4(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
    }

    private static func function(_ name: String, _ arguments: Substring) -> SIMD4<Double>? {
        let parts = arguments.split { $0 == "," || $0 == " " || $0 == "/" }
        guard parts.count >= 3 else { return nil }
        let alpha = parts.count > 3 ? number(parts[3], of: 1) : 1
        guard let alpha else { return nil }
        switch name {
        case "rgb", "rgba":
            guard let r = number(parts[0], of: 255), let g = number(parts[1], of: 255), let b = number(parts[2], of: 255) else {
                return nil
            }
            return clamped(SIMD4(r / 255, g / 255, b / 255, alpha))
        case "hsl", "hsla":
            let degrees = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
            guard let h = Double(degrees), h.isFinite, let s = number(parts[1], of: 1), let l = number(parts[2], of: 1) else { return nil }
            return hsl(h, min(max(s, 0), 1), min(max(l, 0), 1), alpha)
        default: return nil
        }
    }

    /// Returns the value of a number, or of a percentage of `whole`.
    private static func number(_ text: Substring, of whole: Double) -> Double? {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double) -> SIMD4<Double> {
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            var k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            if k < 0 { k += 12 }
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return clamped(SIMD4(channel(0), channel(8), channel(4), alpha))
    }

    private static func clamped(_ color: SIMD4<Double>) -> SIMD4<Double> {
        color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }

    private static let names: [String: String] = {
        var result: [String: String] = [:]
        for pair in list.split(separator: " ") {
            let parts = pair.split(separator: "=")
            if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
        }
        return result
    }()

    private static let list = """
        aliceblue=f0f8ff antiquewhite=faebd7 aqua=0ff aquamarine=7fffd4 azure=f0ffff beige=f5f5dc bisque=ffe4c4 black=000 \
        blanchedalmond=ffebcd blue=00f blueviolet=8a2be2 brown=a52a2a burlywood=deb887 cadetblue=5f9ea0 chartreuse=7fff00 \
        chocolate=d2691e coral=ff7f50 cornflowerblue=6495ed cornsilk=fff8dc crimson=dc143c cyan=0ff darkblue=00008b darkcyan=008b8b \
        darkgoldenrod=b8860b darkgray=a9a9a9 darkgreen=006400 darkgrey=a9a9a9 darkkhaki=bdb76b darkmagenta=8b008b darkolivegreen=556b2f \
        darkorange=ff8c00 darkorchid=9932cc darkred=8b0000 darksalmon=e9967a darkseagreen=8fbc8f darkslateblue=483d8b \
        darkslategray=2f4f4f darkslategrey=2f4f4f darkturquoise=00ced1 darkviolet=9400d3 deeppink=ff1493 deepskyblue=00bfff \
        dimgray=696969 dimgrey=696969 dodgerblue=1e90ff firebrick=b22222 floralwhite=fffaf0 forestgreen=228b22 fuchsia=f0f \
        gainsboro=dcdcdc ghostwhite=f8f8ff gold=ffd700 goldenrod=daa520 gray=808080 green=008000 greenyellow=adff2f grey=808080 \
        honeydew=f0fff0 hotpink=ff69b4 indianred=cd5c5c indigo=4b0082 ivory=fffff0 khaki=f0e68c lavender=e6e6fa lavenderblush=fff0f5 \
        lawngreen=7cfc00 lemonchiffon=fffacd lightblue=add8e6 lightcoral=f08080 lightcyan=e0ffff lightgoldenrodyellow=fafad2 \
        lightgray=d3d3d3 lightgreen=90ee90 lightgrey=d3d3d3 lightpink=ffb6c1 lightsalmon=ffa07a lightseagreen=20b2aa lightskyblue=87cefa \
        lightslategray=778899 lightslategrey=778899 lightsteelblue=b0c4de lightyellow=ffffe0 lime=0f0 limegreen=32cd32 linen=faf0e6 \
        magenta=f0f maroon=800000 mediumaquamarine=66cdaa mediumblue=0000cd mediumorchid=ba55d3 mediumpurple=9370db \
        mediumseagreen=3cb371 mediumslateblue=7b68ee mediumspringgreen=00fa9a mediumturquoise=48d1cc mediumvioletred=c71585 \
        midnightblue=191970 mintcream=f5fffa mistyrose=ffe4e1 moccasin=ffe4b5 navajowhite=ffdead navy=000080 oldlace=fdf5e6 olive=808000 \
        olivedrab=6b8e23 orange=ffa500 orangered=ff4500 orchid=da70d6 palegoldenrod=eee8aa palegreen=98fb98 paleturquoise=afeeee \
        palevioletred=db7093 papayawhip=ffefd5 peachpuff=ffdab9 peru=cd853f pink=ffc0cb plum=dda0dd powderblue=b0e0e6 purple=800080 \
        rebeccapurple=663399 red=f00 rosybrown=bc8f8f royalblue=4169e1 saddlebrown=8b4513 salmon=fa8072 sandybrown=f4a460 \
        seagreen=2e8b57 seashell=fff5ee sienna=a0522d silver=c0c0c0 skyblue=87ceeb slateblue=6a5acd slategray=708090 slategrey=708090 \
        snow=fffafa springgreen=00ff7f steelblue=4682b4 tan=d2b48c teal=008080 thistle=d8bfd8 tomato=ff6347 turquoise=40e0d0 \
        violet=ee82ee wheat=f5deb3 white=fff whitesmoke=f5f5f5 yellow=ff0 yellowgreen=9acd32
        """
}
