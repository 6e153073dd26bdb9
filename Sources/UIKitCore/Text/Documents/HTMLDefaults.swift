import UIKitEngines

/// The default styles of HTML elements.
enum HTMLDefaults {
    /// The block elements, which begin and end paragraphs.
    static let blockElements: Set = [
        "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "address",
        "article", "aside", "section", "header", "footer", "nav", "main", "figure", "figcaption", "form", "fieldset", "table", "tr",
        "center",
        "hr", "details", "summary", "caption", "thead", "tbody", "tfoot", "head",
    ]
    static let cellElements: Set = ["td", "th"]
    /// The void elements, which have no content.
    static let voidElements: Set = [
        "br", "hr", "img", "wbr", "meta", "link", "input", "base", "col", "area", "embed", "source", "track", "param",
    ]

    private static let sheet: [String: [String: String]] = {
        let texts = [
            "h1": "font-size:2em;font-weight:bold;margin-bottom:.67em", "h2": "font-size:1.5em;font-weight:bold;margin-bottom:.83em",
            "h3": "font-size:1.17em;font-weight:bold;margin-bottom:1em", "h4": "font-weight:bold;margin-bottom:1.33em",
            "h5": "font-size:.83em;font-weight:bold;margin-bottom:1.67em", "h6": "font-size:.67em;font-weight:bold;margin-bottom:2.33em",
            "p": "margin-bottom:1em", "b": "font-weight:bolder", "strong": "font-weight:bolder", "th": "font-weight:bold",
            "i": "font-style:italic", "em": "font-style:italic", "cite": "font-style:italic", "var": "font-style:italic",
            "dfn": "font-style:italic", "address": "font-style:italic", "u": "text-decoration:underline",
            "ins": "text-decoration:underline",
            "s": "text-decoration:line-through", "strike": "text-decoration:line-through", "del": "text-decoration:line-through",
            "small": "font-size:smaller", "big": "font-size:larger", "sub": "vertical-align:sub;font-size:smaller",
            "sup": "vertical-align:super;font-size:smaller", "code": "font-family:monospace", "kbd": "font-family:monospace",
            "samp": "font-family:monospace", "tt": "font-family:monospace",
            "pre": "font-family:monospace;white-space:pre;margin-bottom:1em", "mark": "background-color:#ff0;color:#000",
            "blockquote": "margin-left:40px;margin-right:40px;margin-bottom:1em", "center": "text-align:center", "dd": "margin-left:40px",
            "caption": "text-align:center", "script": "display:none", "style": "display:none", "head": "display:none",
            "title": "display:none", "template": "display:none", "noscript": "display:none", "iframe": "display:none",
            "textarea": "display:none", "select": "display:none", "audio": "display:none", "video": "display:none", "svg": "display:none",
        ]
        return texts.mapValues { CSSSheet.declarations($0) }
    }()

    /// Returns the default declarations of an element, including those of its presentational attributes.
    static func declarations(_ name: String, _ attributes: [String: String]) -> [String: String] {
        var result = sheet[name] ?? [:]
        if name == "a", attributes["href"] != nil { (result["color"], result["text-decoration"]) = ("#0000ee", "underline") }
        if let align = attributes["align"], name != "img" { result["text-align"] = align }
        if let direction = attributes["dir"] { result["direction"] = direction }
        if attributes["hidden"] != nil { result["display"] = "none" }
        guard name == "font" else { return result }
        result["color"] = attributes["color"].map { CSSColor.parse($0) == nil ? "#" + $0 : $0 }
        result["font-family"] = attributes["face"]
        result["font-size"] = attributes["size"].flatMap(fontSize)
        return result
    }

    /// Converts the size of a `font` element, 1…7 or a step relative to 3, to a CSS font size.
    private static func fontSize(_ text: String) -> String? {
        guard let number = Int(text) else { return nil }
        let sizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "300%"]
        let step = text.hasPrefix("+") || text.hasPrefix("-") ? min(max(number, -9), 9) + 3 : min(max(number, 0), 9)
        return sizes[min(max(step, 1), 7) - 1]
    }

    /// Returns the marker format of a list.
    static func markerFormat(_ declared: String?, _ type: String?, isOrdered: Bool, depth: Int) -> NSTextList.MarkerFormat {
        let names: [String: NSTextList.MarkerFormat] = [
            "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal, "lower-alpha": .lowercaseAlpha,
            "lower-latin": .lowercaseLatin, "upper-alpha": .uppercaseAlpha, "upper-latin": .uppercaseLatin, "lower-roman": .lowercaseRoman,
            "upper-roman": .uppercaseRoman, "none": NSTextList.MarkerFormat(rawValue: ""),
        ]
        let words = (declared ?? "").lowercased().split(separator: " ").map(String.init)
        if let match = words.lazy.compactMap({ names[$0] }).first { return dotted(match, isOrdered: isOrdered) }
        let types: [String: NSTextList.MarkerFormat] = [
            "1": .decimal, "a": .lowercaseAlpha, "A": .uppercaseAlpha, "i": .lowercaseRoman, "I": .uppercaseRoman,
        ]
        if let type, let match = types[type] ?? names[type.lowercased()] { return dotted(match, isOrdered: isOrdered) }
        return isOrdered ? dotted(.decimal, isOrdered: true) : [.disc, .circle, .square][min(depth, 2)]
    }

    /// Adds a full stop to a format, except to bullets and to the empty format.
    private static func dotted(_ format: NSTextList.MarkerFormat, isOrdered: Bool) -> NSTextList.MarkerFormat {
        let bullets: Set<NSTextList.MarkerFormat> = [.disc, .circle, .square]
        return bullets.contains(format) || format.rawValue.isEmpty ? format : NSTextList.MarkerFormat(rawValue: format.rawValue + ".")
    }

    /// Returns the attachment for an image that is embedded as a `data:` URL; `nil` for other images.
    static func attachment(_ attributes: [String: String]) -> NSTextAttachment? {
        guard let source = attributes["src"], source.hasPrefix("data:"), let comma = source.firstIndex(of: ",") else { return nil }
        let head = source[..<comma], body = String(source[source.index(after: comma)...])
        let data =
            head.hasSuffix(";base64")
            ? Data(base64Encoded: body, options: .ignoreUnknownCharacters) : body.removingPercentEncoding.map { Data($0.utf8) }
        guard let data, let image = UIImage(data: data) else { return nil }
        let attachment = NSTextAttachment(image: image)
        func side(_ name: String) -> CGFloat? {
            guard let text = attributes[name] else { return nil }
            let unit = text.last?.isNumber == true ? "px" : ""
            guard let length = CSSLength.points(text + unit, size: 0, root: 0) else { return nil }
            return CGFloat(max(0, length))
        }
        let (width, height) = (side("width"), side("height"))
        guard width != nil || height != nil, image.size.width > 0, image.size.height > 0 else { return attachment }
        let ratio = image.size.width / image.size.height
        attachment.bounds = CGRect(x: 0, y: 0, width: width ?? (height ?? 0) * ratio, height: height ?? (width ?? 0) / ratio)
        return attachment
    }
}
